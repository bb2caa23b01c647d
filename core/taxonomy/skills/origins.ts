import type { PhraseHit } from '../phrases/phrase-matcher.js';

/** Words that say what a thing is, right after the name of a language: "Czech Republic", "Swedish Airlines", "German clients". */
const AFTER: ReadonlySet<string> = new Set(
  (
    'republic federation confederation kingdom empire emirate emirates government parliament ministry embassy consulate army navy military armed ' +
    'forces police coast island islands peninsula alps riviera war revolution airline airlines airways air cruise restaurant restaurants cuisine ' +
    'cuisines food foods dishes kitchen bakery bistro pastry pastries fries toast wine wines cheese cheeses coffee tea beer beers grocery ' +
    'supermarket market markets company companies firm firms bank banks subsidiary clients customers guests citizens citizen citizenship nationals ' +
    'national passport nationality people population populations community communities immigrants refugees descent heritage culture history art ' +
    'architecture music dance dances dancing folk opera cinema football rugby soccer basketball championship championships cup olympic red academy ' +
    'university institute chamber council economy gaap shepherd shepherds bulldog bulldogs setter terrier terriers mastiff oven ovens doors horn ' +
    'braid braids manicure quarter country countries bros massage delight channel breakfast garden gardens riding saddle premier muffins open ' +
    'barbecue bbq medicine herbs herbal acupuncture rugs cat cats organization organizations organisation organisations association ' +
    'associations lutheran club corporation corporations exclusive economic americans american america defense defence ' +
    'guys laundry orthodox nation moss guitar tiles knotweed ballet calligraphy pizza polishing tips press auction sheepdog deadlift baths carpets sweets ' +
    'standard fork village town harlem drywall theatre theater yogurt universities politic politics political jujutsu judo karate innovation ' +
    'supplier suppliers vendor vendors manufacturer manufacturers shipyard shipyards factory factories plant plants car cars automaker automakers ' +
    'investor investors distributor distributors buyers brand brands parent client customer headquarters office offices branches law tax ' +
    'hills valley trac telekom zavod energia pank koncern energetyka marknaden leverantörer beach resort'
  ).split(' '),
);

/** The same right before it, in languages that name the thing first: "Gobierno Vasco", "monde arabe". */
const BEFORE: ReadonlySet<string> = new Set(
  (
    'república republica république gobierno govern governo gouvernement ministerio ministère ministero instituto institut istituto servicio servizio ' +
    'ejército esercito armée armada banco banque banca monde mundo mondo país pais pays mercado marché mercato empresa sociedad société società ' +
    'comité comitato consejo conseil consiglio club partido parti partito equipo équipe fútbol estado état stato droit derecho diritto vino vin ' +
    'pecorino queso fromage formaggio golfo océano emiratos émirats emirati restaurante restaurant ristorante cuisine cocina cucina sistema ' +
    'système territorio territoire código pueblo hospital colegio liceo escuela sanatorio fabricante fabricant proveedor fournisseur fornitore cliente ' +
    'grupo groupe gruppo bank koncern zee dakshina uttara المملكة الإمارات مصر الدول قناة جمهورية'
  ).split(' '),
);

/** People of whom "Spanish speaking" says which language they speak, not who writes of them. */
const SPEAKERS: ReadonlySet<string> = new Set(
  (
    'students clients patients customers families community communities population populations callers parents residents participants guests ' +
    'immigrants children individuals members people persons consumers audience audiences market markets countries learners tenants inmates youth ' +
    'households victims clientele applicants voters viewers'
  ).split(' '),
);

/** Where a language is spoken, not who speaks it: "French-speaking Africa". */
const REGIONS: ReadonlySet<string> = new Set(
  (
    'africa belgium canada canton cantons caribbean cities europe islands latam nations province provinces region regions states switzerland ' +
    'territories territory towns world'
  ).split(' '),
);

/** Others of whom "native Chinese" says where they are from. One native teacher is who writes, several are others. */
const NATIVES: ReadonlySet<string> = new Set(
  'artists colleagues companies firms staff suppliers teachers tutors'.split(' '),
);

/** "We are looking for native Spanish teachers": they are who is asked for. */
const SOUGHT = /(?:look(?:ing)? for|seek(?:ing|s)?|hir(?:e|ing)|recruit(?:ing)?|needs?) (?:\p{L}{1,12} )?$/iu;

/** "Modern Greek restaurant": what the first word says is said of the thing. */
const MODERN = /^(?:modern|ancient|classical) /i;

/**
 * In German, Danish and Swedish the country, in French in the middle of a sentence the language. A capital counts only beside a French word for languages.
 */
const COUNTRY = 'Italien';
const FRENCH_OF_LANGUAGES =
  /(?<!\p{L})(?:langues?|anglais|espagnol|allemand|portugais|arabe|français|francais|courant|bilingue|maternelle|notions|niveau|scolaire|débutant)(?!\p{L})/iu;
/** In characters: a line of languages with how well they are known. */
const AROUND_COUNTRY = 80;

/** "Belarusian State University", and no "B.A. in English, State University". */
const UNIVERSITY_AFTER = /^ State (?:University|Academy|Institute)/;
const SUBJECT_BEFORE = /(?:[:,–-]|\p{L}{2,9}s|in|of) $/u;

const WORD_AFTER = /^[ -](\p{L}{2,16})(?!\p{L})/u;
const WORD_BEFORE = /(?<!\p{L})(\p{L}{2,16}) $/u;

/** "Non-English speakers", "non-native English speakers": others. */
const NOT_BEFORE = /(?<!\p{L})non[- ](?:native[- ])?$/iu;

/** "Nationality: Filipino", "Nationalité malgache": where somebody is from. */
const NATIONALITY =
  /(?<!\p{L})(?:nationality|citizenship|nationalité|nacionalidade?|nazionalità|cittadinanza|nationalität|staatsangehörigkeit|nationaliteit|narodowość|obywatelstwo)\s?:?\s?$/iu;
/** "Sher-e-Bangla", "franco-géorgien", "anglo-italiano": a part of another name. */
const PART_OF_NAME =
  /\p{L}-e-$|(?<!\p{L})(?:[fF]ranco|[aA]nglo|[iI]talo|[hH]ispano|[lL]uso|[gG]ermano|[aA]ustro|[rR]usso|[sS]ino|[pP]olsko|[cC]hino|[lL]atino)-$/u;
/** "Chino, CA": a town; "Frans Nel": somebody. */
const TOWN_OR_NAME = /^(?:Chino, CA(?![A-Za-z])|Frans (?!Duits|Engels|Nederlands|Spaans|Italiaans)\p{Lu}\p{Ll})/u;

/** Names of languages that are families' names elsewhere, in the spelling of a name: "Anna Tedesco", "Maria Espanol". */
const SURNAMES: ReadonlySet<string> = new Set([
  'Tedesco',
  'Espanol',
  'Español',
  'Suomi',
  'Inglese',
  'Greco',
  'Alemán',
  'Armenio',
  'Ganda',
]);
/** A word in capital letters before it that is no first name: how well it is known, or another language of a list. */
const FIRST_NAME =
  /(?<!\p{L})(?!(?:Ottimo|Buono?|Discreto|Fluente|Lingua|Lingue|Livello|Idiomas?|Inglese|Inglés|Francese|Francés|Spagnolo|Italiano|Russo|Portoghese|English|French|German|Italian|Native|Fluent|Nativo|Kielet|Englanti|Ruotsi)(?!\p{L}))\p{Lu}\p{Ll}{2,14} (?:\p{Lu}\. )?$/u;

/** Whether the name of a language says where a thing is from, or what others speak, or is somebody's. */
export function namesOrigin(text: string, hit: Pick<PhraseHit<unknown>, 'start' | 'end' | 'length'>): boolean {
  const after = WORD_AFTER.exec(text.slice(hit.end, hit.end + 18))?.[1]?.toLowerCase() ?? '';
  const lead = text.slice(Math.max(0, hit.start - 12), hit.start);
  if (NOT_BEFORE.test(lead) || PART_OF_NAME.test(lead) || TOWN_OR_NAME.test(text.slice(hit.start, hit.end + 12)))
    return true;
  if (NATIONALITY.test(text.slice(Math.max(0, hit.start - 26), hit.start))) return true;
  if (
    SURNAMES.has(text.slice(hit.start, hit.end)) &&
    FIRST_NAME.test(text.slice(Math.max(0, hit.start - 20), hit.start))
  )
    return true;
  if (UNIVERSITY_AFTER.test(text.slice(hit.end, hit.end + 18)) && !SUBJECT_BEFORE.test(lead)) return true;
  const written = text.slice(hit.start, hit.end);
  if (hit.length > 1) {
    const isSought = SOUGHT.test(text.slice(Math.max(0, hit.start - 30), hit.start));
    return phraseNamesOrigin(written, after, isSought);
  }
  if (written === COUNTRY && !FRENCH_OF_LANGUAGES.test(around(text, hit, AROUND_COUNTRY))) return true;
  if (AFTER.has(after)) return true;
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, hit.start - 18), hit.start))?.[1]?.toLowerCase() ?? '';
  return BEFORE.has(before);
}

/** "Spanish speaking clients", "French-speaking Africa", "native Chinese teachers", "modern Greek cuisine". */
function phraseNamesOrigin(written: string, after: string, isSought: boolean): boolean {
  if (/speaking$/i.test(written)) return SPEAKERS.has(after) || REGIONS.has(after);
  if (/^native /i.test(written)) return SPEAKERS.has(after) || (NATIVES.has(after) && !isSought);
  return MODERN.test(written) && AFTER.has(after);
}

function around(text: string, { start, end }: Pick<PhraseHit<unknown>, 'start' | 'end'>, reach: number): string {
  return text.slice(Math.max(0, start - reach), end + reach);
}

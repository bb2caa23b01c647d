/** What a stretch of a job ad is about. */
export type AdPart = 'required' | 'preferred' | 'offer' | 'tasks' | 'other';

export interface AdLine {
  start: number;
  end: number;
  part: AdPart;
}

/** Headings, folded to lower case; the first that fits decides. English, German, French, Spanish. */
const HEADINGS: readonly (readonly [AdPart, RegExp])[] = [
  [
    'preferred',
    /\b(nice[- ]to[- ]haves?|good to have|preferred|desired|desirable|bonus( points)?|pluses|plus(es)? if|would be (nice|great)|von vorteil|wünschenswert|idealerweise|vorteilhaft|pluspunkte?|nice to have|un plus|atouts?|appréciée?s?|souhaitée?s?|deseables?|se valora(?:rá)?|valorable|gewenst|een pré|gradit[oaie]|desejável|mile widziane)(?!\p{L})/u,
  ],
  [
    'offer',
    /(?:^about (?!\d|you|the (?:role|job|position|opportunity)|this)\S+(?: \S+){0,3}:?$|^why (?!you)\S+(?: \S+){0,3}$)|\b(benefits|perks|we offer|our offer|what you('ll| will) get|compensation|why (join|work)|what's in it|about (us|the company|our)|who we are(?! looking)|what we do|our (company|culture|values)|company (?:description|overview|information|profile|background)|equal (?:employment )?opportunit(?:y|ies)|(?:how to )?apply|work(?:ing)? (?:conditions|environment)|physical demands|interview process|wir bieten|bieten wir|das bieten|wir geben|unser angebot|unsere leistungen|deine vorteile|ihre vorteile|über uns|das sind wir|benefits für dich|darauf (?:dürfen|können) sie|was dich erwartet|warum wir|nous (?:vous )?offrons|nous vous proposons|nos avantages|vos avantages|avantages|rémunération|qui sommes|pourquoi nous|l['’]entreprise|à propos|ofrecemos|se ofrece|qué te ofrecemos|beneficios|sobre nosotros|quiénes somos|condiciones|wij bieden|offriamo|cosa offriamo|oferecemos|oferujemy)(?!\p{L})/u,
  ],
  [
    'required',
    /\b(requirements?|qualifications?|must[- ]haves?|what you(?:'ll| will)? (need|bring|have)|you(?:'ll| will)? (have|bring|are|need)|about you|your (profile|skills|background|experience)|skills|experience(?! level)|who you are|(?:we('re| are)|are we) looking for|ideal candidate|minimum|essential(?! (?:job )?(?:functions|duties|tasks))|key skills|technologies|tech(nology)? stack|ihr profil|dein profil|unser wunschprofil|anforderung(?:en|sprofil)|voraussetzungen|qualifikation(?:en)?|das bringst du|das bringen sie mit|sie bringen mit|du bringst mit|bringst du mit|was du mitbringst|was sie mitbringen|das wünschen wir uns|womit sie uns überzeugen|damit (?:überzeugst|punktest)|wir erwarten|ihre (?:kenntnisse|fähigkeiten|kompetenzen)|votre profil|profil( recherché)?|compétences|qualités requises|prérequis|exigences|ce que nous (?:cherchons|recherchons)|vous êtes|requisitos|perfil|qué buscamos|se requiere|requerimientos|qué necesitas|te pedimos|functie-eisen|wat (?:wij )?vragen|jouw profiel|requisiti|profilo|wymagania)(?!\p{L})/u,
  ],
  [
    'tasks',
    /\b(responsibilities|accountabilities|duties|essential functions|(?:the|your|about the) (?:role|job|position)|(?:job|role|position) (?:summary|overview|purpose|functions|details)|what you('ll| will) (do|be doing)|tasks|job description|(?:ihre |deine )?(?:\p{L}+)?aufgaben(?:gebiet|bereich)?|das erwartet (?:sie|dich)|ihre tätigkeiten?|stellenbeschreibung|das machst du|missions?|le poste|description du poste|votre rôle|responsabilités|activités|funciones|responsabilidades|tareas|qué harás|tus funciones|descripción (?:de la oferta|del puesto)|taken|mansioni|obowiązki)(?!\p{L})/u,
  ],
];

const LONGEST_HEADING = 70;

/** "Strong communication skills", "Experience with SQL": no heading, but an item of the list below one. */
const ITEM =
  /^(?:strong|excellent|good|great|solid|proven|outstanding|superior|effective|exceptional|demonstrated|ability|able|experience (?:with|in|of|using|working)|experienced|knowledge of|proficien\p{L}*|familiar\p{L}*|understanding|fluent|minimum of|at least|sehr gute?|gute?|erste|fundierte|erfahrung (?:in|mit)|kenntnisse (?:in|der|im)|bonnes?|expérience (?:en|de|dans)|maîtrise|connaissances? (?:de|des|en)|experiencia (?:en|con)|conocimientos? (?:de|en)|\d)(?!\p{L})/u;

/** The lines of an ad, each with the part that the last heading above it opened. */
export function adLines(text: string): AdLine[] {
  const lines: AdLine[] = [];
  let part: AdPart = 'other';
  let start = 0;
  for (const line of text.split('\n')) {
    const heading = headingOf(line);
    if (heading) part = heading;
    lines.push({ start, end: start + line.length, part });
    start += line.length + 1;
  }
  return lines;
}

/** The line that holds an offset. */
export function lineAt(lines: readonly AdLine[], offset: number): AdLine | undefined {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low];
}

function headingOf(line: string): AdPart | undefined {
  const words = line.trim();
  if (words === '' || words.length > LONGEST_HEADING || /[.;,]$/.test(words)) return undefined;
  const hasColon = /:\s*$/.test(words);
  if (!(hasColon || words.split(/\s+/).length <= 6) || /^[-•*·]/.test(words)) return undefined;
  const folded = words.toLowerCase().replaceAll('’', "'");
  if (!hasColon && ITEM.test(folded)) return undefined;
  return HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0];
}

const PREFERRED =
  /\b(plus|nice[- ]to[- ]have|good to have|preferred|preferably|ideally|bonus|advantage(ous)?|desirable|desired|beneficial|would be (great|nice|good|helpful)|is helpful|optional|von vorteil|vorteilhaft|wünschenswert|gerne auch|idealerweise|im idealfall|ein plus|(?:er)?wünscht|un plus|un atout|des atouts|serait|seraient|apprécié|souhaité|souhaitable|idéalement|deseable|se valorar|valorable|se valora|preferible(?:mente)?|gewenst|een pré|gradit[oaie]|desejável|mile widzian)/i;

const REQUIRED =
  /\b(require[ds]?|requirement|must|mandatory|essential|needed|necessary|minimum|at least|fluen\w*|proficien\w*|active|valid|erforderlich|zwingend|notwendig|voraussetzung|mindestens|fließend\w*|verhandlungssicher\w*|sehr gute|exigée?s?|indispensable|impératif|obligatoire|courant|imprescindible|obligatori[oa]|requerid[oa]|necesari[oa]|fluido)\b/iu;
/** Between what is asked and what is welcome in one sentence: "fluent English required, German is a plus". */
const CLAUSE_END = /[,;()]|\s(?:but|while|whereas|aber|mais|pero)\s/iu;

/** The end of a list, whose word is for all of it: "English, German and French are a plus"; not ", and French is a plus". */
const LIST_END = /[\p{L}\p{N}+#)]\s+(?:and|or|und|oder|et|ou|y|o)\s/iu;

/** At its head a word for all that follows: "Nice to have: Docker, Kafka", "Ideally you know Docker and Kafka". */
const FOR_ALL = new RegExp(`^[^\\p{L}]*(?:(?:as|an?|it|is|also|your|our|the)\\s+){0,3}(?:${PREFERRED.source})`, 'iu');

/** Whether what stands there is merely welcome: by the words of its own part of the sentence, or of the end of the list that it is in. */
export function isPreferredOnly(text: string, place: { start: number; end: number }): boolean {
  const { start, end } = sentenceAround(text, place.start, place.end);
  const clauses = text.slice(start, place.start).split(CLAUSE_END);
  // "and, ideally, Spanish": a word for what follows.
  const aside = clauses.at(-1)?.trim() === '' ? (clauses.at(-2) ?? '') : '';
  const before = `${aside.trim().split(/\s+/).length <= 2 ? aside : ''} ${clauses.at(-1) ?? ''}`;
  const behind = text.slice(place.end, end).split(CLAUSE_END, 1)[0] ?? '';
  const own = `${before} ${text.slice(place.start, place.end)} ${behind}`;
  if (PREFERRED.test(own)) return true;
  if (REQUIRED.test(own)) return false;
  if (FOR_ALL.test(text.slice(start, place.start))) return true;
  return text
    .slice(place.end, end)
    .split(CLAUSE_END)
    .some((clause) => PREFERRED.test(clause) && LIST_END.test(clause));
}

/** A sentence reaches no further than this to either side, so that a text without any mark costs no more than another. */
const LONGEST_SIDE = 500;

/** The sentence or list item around a place. */
export function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  const floor = Math.max(0, start - LONGEST_SIDE);
  const before = text.slice(floor, start);
  const from =
    floor +
    Math.max(
      before.lastIndexOf('\n'),
      before.lastIndexOf('. '),
      before.lastIndexOf('! '),
      before.lastIndexOf('? '),
      before.lastIndexOf('; '),
    ) +
    1;
  const behind = text.slice(end, end + LONGEST_SIDE);
  const after = /[\n;]|[.!?](?=\s|$)/.exec(behind);
  return { start: from, end: end + (after ? after.index : behind.length) };
}

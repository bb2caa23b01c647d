/**
 * A phrase that names a person, or praises one, as it is written of a person of the other gender: "Verkäuferin" and "Verkäufer", "vendeuse" and
 * "vendeur", "staatlich geprüfter Techniker" and "staatlich geprüfte Technikerin", "sérieuse et motivée" and "sérieux et motivé", "saleswoman" and
 * "salesman". Several, because an ending alone does not determine the language; none where no word has such an ending. Forms that no language has
 * ("Computerin") can be among them: they are for looking up what a text says, never to be shown.
 *
 * @param praises whether adjectives alone mark the gender, as in qualities of a person ("organisée").
 */
export function inOtherGender(phrase: string, praises = false): string[] {
  if (!hasGenderedEnding(phrase, praises ? LAST_OF_ANY : LAST_OF_NOUNS)) return [];
  const words = phrase.split(PARTS);
  const forms = new Set<string>();
  for (const direction of [TO_WOMAN, TO_MAN]) {
    words.forEach((head, at) => {
      const heads = changed(head, direction.nouns);
      if (praises) heads.push(...changed(head, direction.adjectives));
      for (const other of heads) {
        // "directeur de la photographie": the words beside it need not change with it.
        forms.add(words.with(at, other).join(''));
        forms.add(words.map((word, index) => (index === at ? other : inflected(word, direction))).join(''));
      }
    });
  }
  forms.delete(phrase);
  return [...forms];
}

/** The characters between words; kept with them. */
const PARTS = /([^\p{L}]+)/u;

/** For each last letter of a word: its endings. */
type Endings = ReadonlyMap<string, readonly Ending[]>;

interface Ending {
  ending: string;
  /** Its replacement. */
  other: string;
  /** How many letters a word must have at least. */
  least: number;
}

interface Direction {
  nouns: Endings;
  /** Of French and Spanish, in any position. */
  adjectives: Endings;
  /** Of German, before the noun and in lower case. */
  attributive: readonly [string, string];
}

function changed(word: string, endings: Endings): string[] {
  const found: string[] = [];
  const folded = word.toLowerCase();
  // An abbreviation names no person.
  if (word === word.toUpperCase()) return found;
  for (const { ending, other, least } of endings.get(folded.slice(-1)) ?? []) {
    if (word.length < least || !folded.endsWith(ending) || UNCHANGED.test(folded)) continue;
    found.push(word.slice(0, word.length - ending.length) + other);
  }
  return found;
}

function inflected(word: string, { adjectives, attributive: [ending, other] }: Direction): string {
  const adjective = changed(word, adjectives)[0];
  if (adjective !== undefined) return adjective;
  const isGerman = word.length > SHORTEST && word.endsWith(ending) && word === word.toLowerCase();
  return isGerman ? word.slice(0, word.length - ending.length) + other : word;
}

const SHORTEST = 4;
/** "Management", "human": no persons' endings. "Soigneuse" praises who is careful, a "soigneur" tends animals. */
const UNCHANGED = /(?:ment|human|german|roman|center|computer|server|^soigneuse)$/;

/** As they are written of a man and of a woman, with a hyphen what follows at least two letters: English, German, French, Spanish, Italian, Portuguese. Accents do not count where phrases are compared. */
const NOUNS = `
  -man -woman; -man -person; -person -woman; -man -lady; barman barmaid; waiter waitress; actor actress; steward stewardess; host hostess
  -mann -frau; -er -erin; -eur -eurin; -or -orin; -ist -istin; -yst -ystin; -ant -antin; -ent -entin; -wirt -wirtin; -walt -wältin; arzt ärztin; koch köchin; -oge -ogin; -erte -ertin
  -äde -ädin; -eut -eutin; -urg -urgin; -gestellter -gestellte; -beauftragter -beauftragte; beamter beamtin; krankenpfleger krankenschwester
  -eur -euse; -teur -trice; -ier -ière; -ien -ienne; conseiller conseillère; berger bergère; employé employée; assistant assistante; enseignant enseignante
  soignant soignante; gérant gérante; commerçant commerçante; surveillant surveillante; étudiant étudiante; consultant consultante; intervenant intervenante
  -dor -dora; -tor -tora; -sor -sora; -ero -era; -ólogo -óloga; pedagogo pedagoga; abogado abogada; empleado empleada; encargado encargada; licenciado licenciada; graduado graduada
  administrativo administrativa; dependiente dependienta; chargé chargée; titulado titulada; colegiado colegiada; secretario secretaria; bibliotecario bibliotecaria; funcionario funcionaria; veterinario veterinaria
  addetto addetta; impiegato impiegata; operaio operaia; maestro maestra; operatore operatrice; educatore educatrice; venditore venditrice; -iere -iera; -eiro -eira; operário operária; -medewerker -medewerkster`;

const ADJECTIVES = `
  -é -ée; -eux -euse; -leur -leuse; -el -elle; -al -ale; -ant -ante; -ent -ente; -ien -ienne
  -ado -ada; -ido -ida; -oso -osa; -ivo -iva; -ico -ica; -ento -enta; -esto -esta; -erto -erta; -dor -dora`;

/** Only so: "active" and "creative" are English of whomever. */
const ONLY_TO_WOMAN = '; -if -ive';

const TO_WOMAN: Direction = {
  nouns: endings(NOUNS, false),
  adjectives: endings(ADJECTIVES + ONLY_TO_WOMAN, false),
  attributive: ['er', 'e'],
};

const TO_MAN: Direction = {
  nouns: endings(NOUNS, true),
  adjectives: endings(ADJECTIVES, true),
  attributive: ['e', 'er'],
};

/** The last one or two letters of all endings. One look at these settles most phrases. */
const LAST_OF_NOUNS = lastLetters(TO_WOMAN.nouns, TO_MAN.nouns);
const LAST_OF_ANY = lastLetters(TO_WOMAN.nouns, TO_MAN.nouns, TO_WOMAN.adjectives, TO_MAN.adjectives);

function lastLetters(...tables: readonly Endings[]): ReadonlySet<string> {
  return new Set(tables.flatMap((table) => [...table.values()].flat().map(({ ending }) => ending.slice(-2))));
}

function hasGenderedEnding(phrase: string, last: ReadonlySet<string>): boolean {
  for (let end = phrase.length; end > 0; end = phrase.lastIndexOf(' ', end - 1)) {
    const two = phrase.slice(Math.max(0, end - 2), end).toLowerCase();
    if (last.has(two) || last.has(two.slice(-1))) return true;
  }
  return false;
}

function endings(table: string, isTurned: boolean): Endings {
  const byLetter = new Map<string, Ending[]>();
  for (const [, hyphen = '', man = '', woman = ''] of table.matchAll(/(-?)(?<!\p{L})(\p{L}+) -?(\p{L}+)/gu)) {
    const [ending, other] = isTurned ? [woman, man] : [man, woman];
    const least = Math.max(SHORTEST, ending.length + 2 * hyphen.length);
    byLetter.set(ending.slice(-1), [...(byLetter.get(ending.slice(-1)) ?? []), { ending, other, least }]);
  }
  return byLetter;
}

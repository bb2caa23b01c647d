/** In characters: a sentence is looked at no further than this to either side. */
const REACH = 160;

/**
 * Beginnings of words that say of a sentence that a language is used in it, in the languages that resumes are read in: to speak, to translate,
 * to interpret, fluent, native, bilingual, the word "language" itself, and to teach one.
 */
const USE = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'speak|spoke|fluen|native|bilingu|trilingu|multilingu|languag|translat|interpret|proficien|conversational|mother tongue|tutor|teach|taught|lesson',
    'sprach|sprech|spricht|gesproch|flie(?:ß|ss)end|muttersprach|fremdsprach|mehrsprach|zweisprach|übersetz|dolmetsch|unterricht|kenntnis',
    'parl[eaé]|langue|couramment|courant|maternel|biling|trilingu|tradu|interpr|enseign',
    'habl|idioma|lengua|nativ|bilingü|traduc|intérpret|enseñ',
    'lingua|madrelingua|insegn|traduz',
    'fala(?:r|ndo|va|do)?|língua|fluente|ensin',
    'spreek|sprek|gesproken|taal|talen|vloeiend|vertaal|vertal|tolk|moedertaal',
    'język|mówi|biegł|tłumacz|płynn',
  ].join('|')})`,
  'iu',
);

/** "Wrote manuals in German": the language is where the sentence or a new part of it comes after it. */
const IN_LANGUAGE = /(?<!\p{L})(?:in|into|auf|en|em|in het|in italiano|po|w języku)\s$/iu;
const PART_ENDS =
  /^(?:$|\s*[.,;:)!?\n/&]|\s+(?:and|or|for|with|to|as|by|at|on|und|oder|für|mit|et|ou|pour|avec|y|o|para|con|e|ou|em|en|of|voor|met|i|oraz|dla|z)(?!\p{L}))/iu;

/** Also where the next line begins with a bullet or a capital letter: a line that is broken off goes on in small letters. */
const SENTENCE_END = /[.!?;](?=\s|$)|[•▪]|\n(?=\s*(?:[-–—*·•▪\n]|\p{Lu}|$))/u;

function lastPart(text: string): string {
  return text.split(SENTENCE_END).at(-1) ?? '';
}

/**
 * Whether the name of a language in running text says that somebody uses the language: "served the Albanian community" and "Italian food" do not.
 * The same words name people and things of a country, and nobody who only met those has the language.
 */
export function isLanguageUse(text: string, start: number, end: number): boolean {
  const before = lastPart(text.slice(Math.max(0, start - REACH), start).replace(/(?<=[\p{Ll},])\n(?=\s*$)/u, ' '));
  const after = text.slice(end, end + REACH);
  const [rest = ''] = after.split(SENTENCE_END, 1);
  if (USE.test(before) || USE.test(rest) || /^-(?:speak|sprach|parl|habl)/iu.test(after)) return true;
  return IN_LANGUAGE.test(before) && PART_ENDS.test(after);
}

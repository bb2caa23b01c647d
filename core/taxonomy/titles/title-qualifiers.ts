/** Words of a title that say how, when, where or at which level somebody works, and leave the occupation what it is. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  (
    'certified licensed registered qualified chartered accredited experienced professional skilled freelance independent self employed permanent ' +
    'temporary temp interim casual seasonal relief substitute float fulltime parttime full part time night day weekend evening shift late early ' +
    'rotating mobile remote hybrid onsite bilingual local regional national international global area district state city county municipal ' +
    'federal corporate general main second third fourth multi level grade class band year ' +
    'i ii iii iv v vi a b c us uk eu usa emea mwd fmd mfd wmd hf fh male female junior senior entry mid lead new advanced staff acting currently apprentice trainee intern internship graduate medior młody młoda doświadczony doświadczona samodzielny samodzielna bilingue bilingual sr jr m w d f h x'
  ).split(' '),
);

export function isQualifier(word: string): boolean {
  return QUALIFIERS.has(word) || /^\d/.test(word);
}

/** "3rd shift supervisor", "Night shift leader": which of the shifts is no trade. */
export function saysWhen(word: string): boolean {
  return WHEN.test(word);
}

const WHEN = /^(?:\d(?:st|nd|rd|th)|first|second|third|day|night|evening|weekend|late|early)$/u;

/** Before what a title says about the place, the employer or the subject, in the languages of the taxonomy and of its titles: "Developer na Lanternworks". */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'of for with in at to on by from as fur mit im an zum zur von vom bei de du des en au aux pour par avec sur chez del al con por para na bij voor met w z dla do per presso da com no em'.split(
    ' ',
  ),
);

/** Words before a title that make another occupation of it: an "assistant electrician" is no electrician. */
export const CHANGING: ReadonlySet<string> = new Set([
  'assistant',
  'deputy',
  'vice',
  'helper',
  'assisting',
  'auxiliary',
  'former',
  'retired',
  'mock',
  'toy',
]);

/** Heads of which the deputy does the same work: a "deputy finance manager" is a finance manager. */
export const WITH_DEPUTIES: ReadonlySet<string> = new Set([
  'manager',
  'director',
  'head',
  'professor',
  'editor',
  'dean',
]);

const COMBINING: Record<string, string> = {
  '´': '\u0301',
  ˆ: '\u0302',
  '¨': '\u0308',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030C',
  '˚': '\u030A',
};

/** The letters that each of them stands above or below; "´s" is a genitive and no letter of a word. */
const BASES =
  /([´ˆ¨˜¸ˇ˚])(?:(?<=´)([aeiouyAEIOUYı])|(?<=[ˆ¨])([aeiouyAEIOUYı])|(?<=˜)([anoANO])|(?<=¸)([cstCST])|(?<=ˇ)([cdenrszCDENRSZ])|(?<=˚)([auAU]))(?=[\p{L}\s´ˆ¨˜¸ˇ˚,.;:)|-]|$)/gu;

/** "l´entreprise", "qu´il": an apostrophe, as many keyboards have it. */
const ELIDED = /(?:^|[^\p{L}])(?:[cdjlmnst]|\p{L}{0,12}qu)$/iu;

/** In letters: the longest word before "qu". */
const REACH = 16;

/** "Universit´e", "J¨urgen", "Fran¸cais": TeX paints an accent and then its letter, which are one on the page. */
export function joinSpacingAccents(text: string): string {
  const found = [...text.matchAll(BASES)].filter(
    ({ index }) => text[index] !== '´' || /\p{L}/u.test(text[index - 1] ?? ''),
  );
  // "m´edicale" alone could be "m'", but not where another word of the line has an accent like that.
  const isPainted = found.some(({ index }) => !isElided(text, index));
  const painted = new Set(found.flatMap(({ index }) => (isPainted ? [index] : [])));
  return text.replace(BASES, (whole: string, accent: string, ...groups: unknown[]) => {
    const at = groups.find((group) => typeof group === 'number') as number;
    if (!painted.has(at)) return whole;
    return (whole.slice(accent.length).replace('ı', 'i') + COMBINING[accent]!).normalize('NFC');
  });
}

function isElided(text: string, at: number): boolean {
  return text[at] === '´' && ELIDED.test(text.slice(Math.max(0, at - REACH), at));
}

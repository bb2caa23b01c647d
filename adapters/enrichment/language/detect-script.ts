/** Writing systems that no language of the lexicons is written in, and how many Latin letters one of their letters stands for. */
const SCRIPTS = [
  { name: 'Cyrillic', letter: /\p{Script=Cyrillic}/gu, weight: 1 },
  { name: 'Greek', letter: /\p{Script=Greek}/gu, weight: 1 },
  { name: 'Arabic', letter: /\p{Script=Arabic}/gu, weight: 1 },
  { name: 'Hebrew', letter: /\p{Script=Hebrew}/gu, weight: 1 },
  { name: 'Devanagari', letter: /\p{Script=Devanagari}/gu, weight: 1 },
  { name: 'Thai', letter: /\p{Script=Thai}/gu, weight: 1 },
  { name: 'Korean', letter: /\p{Script=Hangul}/gu, weight: 2 },
  // Japanese has Chinese characters too, so it comes first and needs its own syllables.
  { name: 'Japanese', letter: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 3 },
  { name: 'Chinese', letter: /\p{Script=Han}/gu, weight: 3 },
] as const;

const LATIN = /\p{Script=Latin}/gu;
/** Greek is the first of them in Unicode. */
const BEYOND_LATIN = /[\u0370-\u1cff\u2e80-\ud7af]/;
/** In characters: the first pages, which say as much as all of them. */
const SAMPLE = 20_000;
/** A share of kana that no Chinese text has: Japanese is written in kana and Chinese characters together. */
const JAPANESE_AMONG_BOTH = 0.1;

/** The script most of a text is written in, where that is none that resumes are read in. */
export function unreadScript(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE);
  if (!BEYOND_LATIN.test(sample)) return undefined;
  const latin = withoutAddresses(sample).match(LATIN)?.length ?? 0;
  const counted = SCRIPTS.map(({ name, letter, weight }) => ({
    name,
    count: (sample.match(letter)?.length ?? 0) * weight,
  }));
  const [kana, han] = ['Japanese', 'Chinese'].map((name) => counted.find((each) => each.name === name)!.count) as [
    number,
    number,
  ];
  const isJapanese = kana > 0 && kana >= (kana + han) * JAPANESE_AMONG_BOTH;
  const joined = counted.map(({ name, count }) => {
    if (name === 'Japanese') return { name, count: isJapanese ? kana + han : 0 };
    return { name, count: name === 'Chinese' && isJapanese ? 0 : count };
  });
  const most = joined.reduce((best, each) => (each.count > best.count ? each : best));
  return most.count > latin ? most.name : undefined;
}

/** Mail addresses and links are in Latin letters in every resume. */
function withoutAddresses(text: string): string {
  return text
    .split(/\s+/u)
    .filter((word) => !/[@/]/.test(word))
    .join(' ');
}

/** Whether all letters of a phrase are of a script that resumes are read in. */
export function isInReadScript(text: string): boolean {
  return !/(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u.test(text);
}

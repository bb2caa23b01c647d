import type { RecognizedWord } from '../../../../core/spi.js';

/** What the recognizer takes a bullet for, which it has no letter for. */
const NEVER_TEXT = /^[«»©®¢°~•·■□▪*]$/u;
const SELDOM_TEXT = /^[eo0O=+>-]$/u;

/** Lines that begin with the same sign before it is taken for a bullet. */
const FEWEST_BULLETS = 3;

/** In font sizes: parts of one address are nearer to each other than words, or a space apart where the recognizer saw one. */
const PART_GAP = 0.25;
const SPACE = 0.8;

const DATE = /(?:19|20)\d\d$/;
const DATE_AFTER = /^(?:19|20)\d\d|^\d{1,2}[./-]|^\p{Lu}\p{Ll}+$|^\p{Lu}{4,}$/u;
/** "UI/UX" and "CI/CD", which resumes are full of; no word is written like what comes out of them. */
const STROKE_READ_AS_LETTER = /^(UI|CI)[Il1|](UX|CD)\b/;
/** "to" in small capitals between two dates, of which no other word of its shape is there. */
const MISREAD_TO = /^(?:ro|fo|lo|io|1o|t0|l0|r0|10)$/i;

/** The words of a page with what the recognizer is known to confuse put right, where it can be nothing else. */
export function correctedWords(words: readonly RecognizedWord[]): RecognizedWord[] {
  const lines = new Map<number, RecognizedWord[]>();
  for (const word of words) {
    const line = lines.get(word.y);
    if (line) line.push(word);
    else lines.set(word.y, [word]);
  }
  const sorted = [...lines.values()].map((line) => [...line].sort((a, b) => a.x0 - b.x0));
  const bullets = bulletsOf(sorted);
  return sorted.flatMap((line) =>
    withJoinedAddresses(line.map((word) => (bullets.has(word) ? { ...word, text: '•' } : withoutFleck(word)))).map(
      betweenDates,
    ),
  );
}

/** Signs alone at the beginning of lines. */
function bulletsOf(lines: readonly (readonly RecognizedWord[])[]): Set<RecognizedWord> {
  const firsts = lines.flatMap(([first, second]) => (first && second ? [first] : []));
  const counts = new Map<string, number>();
  for (const { text } of firsts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set(
    firsts.filter(
      ({ text }) => NEVER_TEXT.test(text) || (SELDOM_TEXT.test(text) && counts.get(text)! >= FEWEST_BULLETS),
    ),
  );
}

/** Marks that a fleck or an edge left before a word, and a stroke between capitals that was taken for one of them. */
function withoutFleck(word: RecognizedWord): RecognizedWord {
  return { ...word, text: word.text.replace(/^[‘`´](?=\p{L})/u, '').replace(STROKE_READ_AS_LETTER, '$1/$2') };
}

/** "ada." and "lind@tern.example", "ada.lind" and "@tern.example": an address has no space. */
function withJoinedAddresses(line: readonly RecognizedWord[]): RecognizedWord[] {
  const out: RecognizedWord[] = [];
  for (const word of line) {
    const last = out.at(-1);
    if (last && isRestOfAddress(last, word)) {
      const confidence = Math.min(last.confidence, word.confidence);
      out[out.length - 1] = { ...last, text: last.text + word.text, x1: word.x1, confidence };
    } else out.push(word);
  }
  return out;
}

function isRestOfAddress(last: RecognizedWord, word: RecognizedWord): boolean {
  const gap = (word.x0 - last.x1) / word.size;
  if (/^@[\w-]{2,64}(?:\.[\w-]{2,64}){1,4}$/.test(word.text)) return gap < SPACE && /^[\w.+-]{1,64}$/.test(last.text);
  return (
    gap < PART_GAP &&
    /^[\w+-]{1,64}(?:[._-][\w+-]{1,64}){0,4}[._-]$/.test(last.text) &&
    /^[\w.+-]{1,64}@[\w-]{2,64}\./.test(word.text)
  );
}

function betweenDates(word: RecognizedWord, at: number, line: readonly RecognizedWord[]): RecognizedWord {
  const isMisread =
    MISREAD_TO.test(word.text) && DATE.test(dateBefore(line, at)) && DATE_AFTER.test(line[at + 1]?.text ?? '');
  return isMisread ? { ...word, text: 'to' } : word;
}

/** "2019-03-01" ends with its day: its year is what counts. */
function dateBefore(line: readonly RecognizedWord[], at: number): string {
  return (line[at - 1]?.text ?? '').replace(/^((?:19|20)\d\d)(?:[-/.]\d{1,2}){1,2}$/, '$1');
}

import type { DraftLine } from '../../draft-line.js';

/** First parts of compounds that keep their hyphen. */
const COMPOUND =
  /(^|[^\p{L}])(self|well|co|ex|non|pre|post|multi|cross|front|back|full|part|half|high|low|mid|end|long|short|large|small|real|day|hands?|on|off|in|out|up|follow|top|entry|cost|user|customer|client|team|data|time|object|test|event|decision|problem|results?|goals?|detail|award|fast|first|second|third|state|web|cloud|open|e|third-party|year|two|three|four|five|six|one|all|single|double|cutting|leading|best|world|company|enterprise|machine|computer|role|model|domain|service|business|product|project|process|quality|security|risk|safety|work|job|task|life|face|inter|intra|sub|semi|anti|ultra)$/iu;

/** Last parts of compounds that keep their hyphen. */
const COMPOUND_TAIL =
  /^(driven|based|oriented|level|facing|ready|focused|centric|wide|native|friendly|related|specific|scale|time|term|end|side|stack|party|edge|quality|functional|led|aware|free|rich|house|site|demand|going|person|backed|paced|minded|effective|efficient|critical|risk|impact|volume|value|growth|performing|known|hosted|managed|written|structured|saving|making|solving|up|on|out|to|of|the)$/u;

/** A word broken at the end of a line is put together on the first of the two lines; which lines there are does not change. */
export function joinBrokenWords(lines: readonly DraftLine[]): DraftLine[] {
  const joined = lines.map((line) => ({ ...line }));
  joinBrokenAddresses(joined);
  joinBrokenDates(joined);
  return joinHyphenated(joined).filter((line, index) => line.text !== '' || lines[index]?.text === '');
}

/** Mail addresses in a narrow column break wherever they reach its edge: "ada@example" and ".org". */
function joinBrokenAddresses(lines: DraftLine[]): void {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || next.column !== line.column || next.hidden !== line.hidden || !follows(line, next))
      continue;
    const head = /(?<![\w.+-])[\w.+-]+@[\w.-]*$/.exec(line.text.trimEnd())?.[0];
    const tail = /^[\w-]*(\.[\w-]+)*(?=\s|$)/.exec(next.text.trimStart())?.[0] ?? '';
    if (head === undefined || tail === '' || !/@[\w-]+(\.[\w-]+)*\.[a-z]{2,12}$/i.test(head + tail)) continue;
    // A whole address followed by a word is no broken address.
    const isWhole = /@[\w-]+(\.[\w-]+)*\.[a-z]{2,12}$/i.test(head);
    if (isWhole && !tail.startsWith('.') && !endsTooEarly(head, tail, next.text)) continue;
    line.text = line.text.trimEnd() + tail;
    next.text = next.text.trimStart().slice(tail.length).trimStart();
  }
}

const COMMON_TOP_LEVEL = /\.(?:com|org|net|edu|gov|info|biz|dev|io|app|eu|[a-z]{2})$/i;

/** "ada@tern.exa" and "mple.org", "ada@tern.co" and "m": no such domain, or one that the rest of a line of its own completes. */
function endsTooEarly(head: string, tail: string, next: string): boolean {
  if (next.trim() !== tail) return false;
  const known = COMMON_TOP_LEVEL.test(head) && !/\.(?:ex|ne|or|ed|go|cm|inf)$/i.test(head);
  if (!known) return COMMON_TOP_LEVEL.test(head + tail);
  return tail.length <= 2 && /\.(?:com|net|org|info)$/i.test(head + tail);
}

/**
 * "… | Feb 2017 – Mar" and "2021", "… | 06/2014 –" and "Jan 2017", "… |" and "06/2014 – Jan 2017": a stretch of time that the column broke or had no room for,
 * with nothing else on its second line. Columns of the page may begin with that line.
 */
function joinBrokenDates(lines: DraftLine[]): void {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || (next.column ?? 0) !== (line.column ?? 0) || next.hidden !== line.hidden) continue;
    if (!follows(line, next)) continue;
    const open = OPEN_STRETCH.exec(line.text);
    const rest = next.text.trim();
    const isEnd = open && (open[1] === undefined ? END_OF_STRETCH : YEAR).test(rest);
    const isWhole = OPEN_MONTH.test(line.text) && AFTER_MONTH.test(rest);
    const isInBracket = BRACKET_MONTH.test(line.text) && YEAR_IN_BRACKET.test(rest);
    const isBehindBar = OPEN_BAR.test(line.text) && STRETCH.test(rest);
    if (!isEnd && !isWhole && !isInBracket && !isBehindBar) continue;
    if (Math.abs((line.x ?? 0) - (next.x ?? 0)) > SAME_EDGE) continue;
    line.text = `${line.text.trimEnd()} ${rest}`;
    next.text = '';
  }
}

/** In points: the second line begins where the first does. */
const SAME_EDGE = 3;
const OPEN_STRETCH = /(?<!\d)(?:19|20)\d\d\s?[-–—](?:\s(\p{L}{3,10}\.?))?\s{0,9}$/u;
const YEAR = /^(?:19|20)\d\d$/u;
/** "… • Jun" and "2013 – Sep 2013": whatever the short word is, the dates go well behind it. */
const OPEN_MONTH = /[•·|]\s\p{L}{3,9}\.?$/u;
const AFTER_MONTH = /^(?:19|20)\d\d\s?[-–—]\s\p{L}{3,12}\.?(?:\s(?:19|20)\d\d)?$/u;
/** "Lamp Safety – Tern Academy (Sep" and "2021)". */
const BRACKET_MONTH = /\(\p{L}{3,10}\.?\s{0,9}$/u;
const YEAR_IN_BRACKET = /^(?:19|20)\d\d\)$/u;
/** A month with its year, or a word for today. */
const END_OF_STRETCH = /^(?:(?:\p{L}{3,10}\.?\s|\d{1,2}[./])?(?:19|20)\d\d|\p{L}{3,12})$/u;
const OPEN_BAR = /\S\s\|\s{0,9}$/u;
const STRETCH =
  /^(?:\p{L}{3,10}\.?\s|\d{1,2}[./])?(?:19|20)\d\d\s?[-–—]\s?(?:(?:\p{L}{3,10}\.?\s|\d{1,2}[./])?(?:19|20)\d\d|\p{L}{3,12})$/u;

function joinHyphenated(out: DraftLine[]): DraftLine[] {
  const words = new Set(out.flatMap((line) => line.text.toLowerCase().match(/[\p{L}][\p{L}-]*[\p{L}]/gu) ?? []));
  for (const [index, line] of out.entries()) {
    const next = out[index + 1];
    if (next === undefined || next.column !== line.column || next.hidden !== line.hidden) continue;
    const head = /(?<![\p{L}\p{N}@/._-])([\p{L}]{2,})[-\u00AD\u2010]\s*$/u.exec(line.text)?.[1];
    const tail = /^\s*(\p{Ll}{2,})(?![@\p{L}]|\.\p{L})/u.exec(next.text)?.[1];
    if (head === undefined || tail === undefined || !follows(line, next)) continue;
    const soft = /[\u00AD\u2010]\s*$/.test(line.text);
    const stem = line.text.replace(/[-\u00AD\u2010]\s*$/, '');
    const keep = !soft && keepsHyphen(head, tail, words);
    line.text = `${stem}${keep ? '-' : ''}${tail}${/^[,.;:)]+/.exec(next.text.trimStart().slice(tail.length))?.[0] ?? ''}`;
    next.text = next.text
      .trimStart()
      .slice(tail.length)
      .replace(/^[,.;:)]+/, '')
      .trimStart();
  }
  return out;
}

/** The document itself knows best how it spells a word. */
export function keepsHyphen(head: string, tail: string, words: ReadonlySet<string>): boolean {
  if (words.has(`${head}-${tail}`.toLowerCase())) return true;
  if (words.has(`${head}${tail}`.toLowerCase())) return false;
  return COMPOUND.test(head) || COMPOUND_TAIL.test(tail);
}

function follows(line: DraftLine, next: DraftLine): boolean {
  if (line.page !== next.page || line.y === undefined || next.y === undefined) return line.page !== next.page;
  const size = line.fontSize ?? 10;
  return next.y > line.y && next.y - line.y < size * 2.2 && Math.abs((next.fontSize ?? size) - size) < 1;
}

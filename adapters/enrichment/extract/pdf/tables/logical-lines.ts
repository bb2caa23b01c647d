import { keepsHyphen } from '../lines/hyphenation.js';
import type { Segment } from '../segments/segments.js';
import { toRows } from '../segments/rows.js';
import type { Column } from './cells.js';

/** Width of a space, in font sizes. */
const SPACE = 0.25;
/** Room that a cell may leave at its end beside its padding, in font sizes. */
const SLACK = 0.8;
const BULLET = /^(?:[•◦▪▫■□●○‣⁃∙·◆◇▶►▸➢➤✓✔❖§]|[*–-] )/u;
/** "Heizungs- und Lüftungsbau": the hyphen stays, because the rest of the first word follows after the conjunction. */
const CONJUNCTION = /^(?:und|oder|bzw|sowie|en|of|et|ou|y|e|i|oraz|o|and|or)\b/u;

/** The lines of a cell as their writer set them: what has no room on a line goes on below, and is one text again. */
export function logicalLines(cell: readonly Segment[], { limit }: Column): Segment[] {
  const lines: Segment[] = [];
  let upper: Segment | undefined;
  for (const row of toRows(cell)) {
    const lower = asOne(row.segments);
    if (upper !== undefined && goesOn(upper, lower, limit)) {
      const first = lines.at(-1)!;
      lines[lines.length - 1] = { ...first, text: joinedText(first.text, lower.text) };
    } else lines.push(lower);
    upper = lower;
  }
  return lines;
}

function asOne(segments: readonly Segment[]): Segment {
  const [first] = segments;
  if (segments.length === 1) return first!;
  return {
    ...first!,
    text: segments.map(({ text }) => text.trim()).join(' '),
    x1: Math.max(...segments.map(({ x1 }) => x1)),
    bold: segments.every(({ bold }) => bold),
  };
}

function goesOn(upper: Segment, lower: Segment, limit: number): boolean {
  if (BULLET.test(lower.text)) return false;
  if (Math.abs(lower.size - upper.size) > 0.5) return false;
  if ((lower.weights?.[0] ?? lower.bold) !== (upper.weights?.[1] ?? upper.bold)) return false;
  const text = lower.text.trim();
  // A word can break behind its hyphen.
  const word = /^[^\s-]{1,80}-?/u.exec(text)?.[0].length ?? 1;
  const width = ((lower.x1 - lower.x0) * word) / Math.max(1, text.length);
  return upper.x1 + (SPACE + SLACK) * upper.size + width > limit;
}

function joinedText(upper: string, lower: string): string {
  const [head, tail] = [upper.trimEnd(), lower.trimStart()];
  const broken = /(\p{L}{2,40})[-\u00AD\u2010]$/u.exec(head)?.[1];
  if (broken === undefined || CONJUNCTION.test(tail)) return `${head} ${tail}`;
  if (!/^\p{Ll}/u.test(tail)) return `${head}${tail}`;
  const rest = /^\p{Ll}+/u.exec(tail)![0];
  return `${head.slice(0, -1)}${keepsHyphen(broken, rest, new Set()) ? '-' : ''}${tail}`;
}

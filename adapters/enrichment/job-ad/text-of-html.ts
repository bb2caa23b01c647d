import { Parser } from 'htmlparser2';
import { BLOCKS, SILENT } from '../extract/html/block-elements.js';
import type { RestoredText } from './sections/restore-line-ends.js';

/** Elements that ads are written with; "List<p>" in a sentence is none, so that there have to be some. */
const TAG = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|strong|b|em|span|table|tr|td)(?:\s[^<>]{0,300})?\/?>/giu;
const FEWEST_TAGS = 3;
/** Tags that end a line. An ad with none of them has its lines by itself, and only words of it are set in bold. */
const LINE_TAG = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|table|tr|td)(?:\s[^<>]{0,300})?\/?>/iu;
/** Boards hand ads on with the tags themselves escaped: "&lt;p&gt;Duties&lt;/p&gt;". */
const ESCAPED_TAG = /&lt;\/?(?:p|br|li|ul|ol|div|h[1-6]|strong|b|em|span|table|tr|td)(?:\s|\/|&gt;)/giu;
const HEADING = /^h[1-6]$/u;
const SPACE = /\s/u;

/** The text of an ad that is written in HTML, a block a line, items and headings marked as such; any other text as it is. */
export function textOfHtml(given: string): RestoredText {
  if (isMarkedUp(given, TAG)) return withoutTags(given);
  if (!isMarkedUp(given, ESCAPED_TAG)) return { text: given, given: (offset) => offset };
  const html = withoutTags(given);
  const plain = withoutTags(html.text);
  return { text: plain.text, given: (offset) => html.given(plain.given(offset)) };
}

function isMarkedUp(text: string, tag: RegExp): boolean {
  return [...text.matchAll(tag)].length >= FEWEST_TAGS;
}

function withoutTags(html: string): RestoredText {
  const written: string[] = [];
  /** Of each character written, where it is in the text as given. */
  const places: number[] = [];
  const hasLines = LINE_TAG.test(html);
  let silent = 0;
  const write = (text: string, at: (index: number) => number): void => {
    for (let index = 0; index < text.length; index += 1) {
      const isSpace = SPACE.test(text[index]!) && text[index] !== '\n';
      if (isSpace && (written.length === 0 || SPACE.test(written.at(-1)!))) continue;
      written.push(isSpace ? ' ' : text[index]!);
      places.push(at(index));
    }
  };
  const breakLine = (mark = ''): void => {
    const at = parser.startIndex;
    if (written.length > 0 && written.at(-1) !== '\n') write('\n', () => at);
    // An empty line above a heading ends the paragraph.
    if (mark.startsWith('#') && written.length > 0) write('\n', () => at);
    write(mark, () => at);
  };
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (SILENT.has(name)) silent += 1;
        else if (name === 'br') breakLine();
        else if (BLOCKS.has(name)) breakLine(markOf(name));
      },
      onclosetag: (name, isImplied) => {
        if (SILENT.has(name)) silent = Math.max(0, silent - 1);
        else if (BLOCKS.has(name) && !isImplied) breakLine();
      },
      ontext: (text) => {
        // A reference to a character is handed over by itself, and is longer in the source than what it stands for.
        const { startIndex } = parser;
        if (silent === 0) write(hasLines ? text.replaceAll('\n', ' ') : text, (index) => startIndex + index);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return { text: written.join(''), given: (offset) => places[offset] ?? html.length };
}

function markOf(name: string): string {
  if (HEADING.test(name)) return '## ';
  return name === 'li' ? '- ' : '';
}

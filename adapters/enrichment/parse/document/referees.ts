import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { gluedHeading, headingWording, standaloneHeading } from '../recognizers/headings.js';
import type { Line } from '../text.js';
import { bodyFontSize, type PageText } from './page-text.js';

/** What is the candidate's own: without the people who speak for them. */
interface OwnText {
  readonly lines: readonly Line[];
  /** The visible text with everything else blanked, so that offsets stay. */
  readonly visible: string;
  readonly links: readonly string[];
}

const REFERENCES = new RegExp(`^(?:${anyOf(lexicon.headingWords.references)})$`, 'u');
const ON_REQUEST = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.person.onRequest)})(?!\p{L})`, 'iu');

/** Names, phones and addresses below a heading for references are those of other people. */
export function withoutReferees(page: PageText): OwnText {
  const { lines, links } = page;
  const others = linesOfReferees(lines);
  if (others.length === 0) return { lines, visible: page.visible, links };
  const taken = new Set(others);
  let visible = page.visible;
  for (const { start, end } of others) visible = visible.slice(0, start) + ' '.repeat(end - start) + visible.slice(end);
  const said = others.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '')).join(' ');
  const isOwn = (link: string): boolean => {
    const address = /^(?:mailto|tel):([^?]{3,100})/iu.exec(link.trim())?.[1]?.toLowerCase();
    return address === undefined || !said.includes(address.replace(/[^\p{L}\p{N}@]/gu, ''));
  };
  return { lines: lines.filter((line) => !taken.has(line)), visible, links: links.filter(isOwn) };
}

function linesOfReferees(lines: readonly Line[]): Line[] {
  const bodySize = bodyFontSize(lines);
  const found: Line[] = [];
  let heading: Line | undefined;
  for (const line of lines) {
    const glued = gluedHeading(line);
    const wording = (standaloneHeading(line, bodySize) ?? glued)?.wording ?? headingWording(line.text);
    if (REFERENCES.test(wording)) heading = line;
    else if (heading && (!isInColumnOf(heading, line) || endsReferences(line, bodySize))) heading = undefined;
    // "References are available on request": what follows is a footer.
    if (heading && ON_REQUEST.test(line.text)) heading = undefined;
    if (heading && (line !== heading || glued)) found.push(line);
  }
  return found;
}

// "Contact: 0341 …" is said of a referee; alone in its line the same word heads the candidate's own data.
function endsReferences(line: Line, bodySize: number | undefined): boolean {
  if (standaloneHeading(line, bodySize)?.exact) return true;
  const kind = gluedHeading(line)?.kind;
  return kind !== undefined && kind !== 'contact';
}

// Beside a sidebar, read before it, the head of the page may follow the references.
function isInColumnOf({ layout: a }: Line, { layout: b }: Line): boolean {
  return a.column === b.column && (a.page !== b.page || a.y === undefined || b.y === undefined || b.y >= a.y);
}

import type { Profile, ProfileSection } from '../../../core/index.js';
import type { Span, UnreadText } from '../../../core/spi.js';

/** A section of a resume as the reader found it. */
export interface ReadSection {
  readonly kind: string;
  /** Set where the heading is a usual one. */
  readonly isKnown: boolean;
  readonly heading?: Span;
  readonly lines: readonly UnreadLine[];
  /** Stretches of time that stand in it as those of entries do. */
  readonly stretches: readonly Span[];
}

export interface UnreadLine extends Span {
  readonly text: string;
  readonly layout: { readonly page: number; readonly role?: string };
}

interface Found {
  readonly sections: readonly ReadSection[];
  readonly profile: Profile;
  /** What was read: facts, headings, and what names or locates the person. */
  readonly read: readonly Span[];
}

/** The profile has no field for interests and references, and one for all that candidates say of themselves: under a usual heading nothing is missing. */
const WITHOUT_FIELD: ReadonlySet<string> = new Set(['other', 'contact', 'summary']);
/** These give their entries under a name of their own. */
const SECTION_OF: Readonly<Record<string, Exclude<ProfileSection, 'basics'>>> = {
  work: 'work',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certificates: 'certificates',
};

/** In lines: fewer are a label, a slogan or the rest of something that was read. */
const FEWEST_LINES = 3;
/** In letters and digits: about two sentences. */
const FEWEST_LETTERS = 120;
/** Of a line's letters: with half of them in a field the line was read. */
const READ_LINE = 0.5;

/** Letters and digits of a text: all from À on but for punctuation and symbols. */
function countLetters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isAscii = (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    if (isAscii || (code >= 0xc0 && (code < 0x2000 || code >= 0x3005))) count += 1;
  }
  return count;
}

/** What of the visible text gave nothing, by its letters and digits. */
export function findUnread({ sections, profile, read }: Found): UnreadText {
  const covered = new Coverage(read);
  const short = sections.flatMap((section) => shortSection(section, profile, covered));
  let letters = 0;
  let unread = 0;
  const blocks: UnreadText['blocks'] = [];
  for (const section of sections) {
    if (section.isKnown && WITHOUT_FIELD.has(section.kind)) continue;
    let block: UnreadLine[] = [];
    const close = (): void => {
      const [first, last] = [block[0], block.at(-1)];
      const isShort = short.some(({ start, end }) => first !== undefined && start <= first.start && first.start < end);
      if (first && last && !isShort && block.length >= FEWEST_LINES && lettersOf(block) >= FEWEST_LETTERS)
        blocks.push({ start: first.start, end: last.end, page: first.layout.page, lines: block.length });
      block = [];
    };
    for (const line of section.lines) {
      const { role } = line.layout;
      if (role === 'header' || role === 'footer') continue;
      const { all, left } = covered.lettersOf(line);
      letters += all;
      unread += left;
      if (all > 0 && left > all * READ_LINE) block.push(line);
      else if (all > 0) close();
    }
    close();
  }
  return { share: letters === 0 ? 0 : Math.round((unread / letters) * 100) / 100, blocks, sections: short };
}

/** A headed section that gave nothing, or has more stretches of time than entries. */
function shortSection(
  { kind, heading, lines, stretches }: ReadSection,
  profile: Profile,
  covered: Coverage,
): UnreadText['sections'] {
  const section = SECTION_OF[kind];
  if (!section) return [];
  const [first, last] = [lines[0], lines.at(-1)];
  const place = { start: heading?.start ?? first?.start ?? 0, end: last?.end ?? heading?.end ?? 0 };
  const page = first?.layout.page ?? 1;
  const gaveNothing = lines.every((line) => !covered.touches(line));
  if (heading && gaveNothing && !(profile[section]?.length && lines.length === 0))
    return [{ section, page, ...place, stretches: stretches.length, entries: 0 }];
  const lost = stretches.filter((stretch) => !covered.touches(stretch));
  if (lost.length === 0) return [];
  const [from, to] = [lost[0]!, lost.at(-1)!];
  return [
    {
      section,
      page: lines.find(({ end }) => end >= from.start)?.layout.page ?? page,
      start: from.start,
      end: to.end,
      stretches: stretches.length,
      entries: stretches.length - lost.length,
    },
  ];
}

function lettersOf(lines: readonly UnreadLine[]): number {
  return lines.reduce((sum, { text }) => sum + countLetters(text), 0);
}

/** The places of a text that were read, merged and in order. */
class Coverage {
  private readonly spans: Span[] = [];

  constructor(read: readonly Span[]) {
    for (const { start, end } of [...read].sort((a, b) => a.start - b.start)) {
      const last = this.spans.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else this.spans.push({ start, end });
    }
  }

  touches({ start, end }: Span): boolean {
    return this.within(start, end).length > 0;
  }

  /** Letters and digits of a line, and those of them that are in no span. */
  lettersOf({ text, start, end }: UnreadLine): { all: number; left: number } {
    const all = countLetters(text);
    let read = 0;
    for (const span of this.within(start, end))
      read += countLetters(text.slice(Math.max(0, span.start - start), span.end - start));
    return { all, left: all - read };
  }

  private within(start: number, end: number): Span[] {
    let low = 0;
    let high = this.spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.spans[middle]!.end <= start) low = middle + 1;
      else high = middle;
    }
    const found: Span[] = [];
    for (let at = low; at < this.spans.length && this.spans[at]!.start < end; at += 1) found.push(this.spans[at]!);
    return found;
  }
}

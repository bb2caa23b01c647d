import type { ExtractedDocument, ParseContext, ParsedResume } from '../../../core/spi.js';
import { isInReadScript, unreadScript } from '../language/detect-script.js';
import { findUnread, type ReadSection } from '../unread/find-unread.js';
import { createResumeDocument, type ResumeDocument } from './document/resume-document.js';
import { visibleLines } from './document/page-text.js';
import { readEntries, readPosts } from './entries/read-entries.js';
import { type Anchor, findAnchors } from './entries/work/entry-headers.js';
import { buildProfile } from './profile/build-profile.js';
import { HEADING_KINDS } from './lexicons/section-vocabulary.js';
import { Facts, personalSpans, quoteProfile } from './profile/evidence.js';
import { findDatedLines } from './recognizers/headers/dated-lines.js';
import { statesTerms } from './recognizers/headers/header-pieces.js';
import { isProse } from './recognizers/headings.js';
import { headWordLexicon, type TitleLexicon } from './recognizers/titles-and-employers.js';
import { detectTextLanguage } from '../language/detect-language.js';
import {
  asideSpans,
  findSections,
  headingSpans,
  readSections,
  type Section,
  sectionSpans,
} from './sections/read-sections.js';

export interface ParseOptions {
  /** Knows job titles; by default a list of the words that head them. */
  titles?: TitleLexicon;
}

/** Text → profile with evidence. Synchronous and pure; never throws. */
export function parseResume(
  extracted: ExtractedDocument,
  context: ParseContext,
  options: ParseOptions = {},
): ParsedResume {
  const { text } = extracted;
  const lines = visibleLines(extracted);
  const facts = new Facts(text);
  const { evidence } = facts;
  if (extracted.profile) {
    quoteProfile(extracted.profile, text, facts);
    const sections = sectionSpans(findSections(lines));
    return { profile: extracted.profile, evidence, personalSpans: personalSpans(text, lines, evidence), sections };
  }
  const document = createResumeDocument(extracted, lines, options.titles ?? headWordLexicon, context.referenceDate);
  const held = readPosts(document, readSections(document));
  const { sections } = held;
  const script = unreadScript(text);
  const entries = readEntries(document, held, script === undefined ? undefined : isInReadScript);
  const profile = buildProfile(document, sections, entries, facts);
  const headings = headingSpans(sections);
  const spans = personalSpans(text, lines, evidence);
  const language = detectTextLanguage(text, spans);
  const found = { sections: asRead(document, sections), profile, read: [...evidence, ...headings, ...spans] };
  return {
    profile,
    evidence,
    personalSpans: spans,
    headings,
    asides: asideSpans(sections),
    sections: sectionSpans(sections),
    unread: findUnread(found),
    ...(language !== undefined && { language }),
    ...(script !== undefined && { unreadScript: script }),
  };
}

const GIVES_ENTRIES: ReadonlySet<Section['kind']> = new Set(['education', 'skills', 'languages', 'certificates']);

/** Sentences of these have no field: what somebody says of themselves, and of what they are proud. */
const DESCRIBES: ReadonlySet<Section['kind']> = new Set(['top', 'summary', 'awards']);

/** What `findUnread` has to know of the sections. Who says that they were away has said so: a career break is no position, and not missing. */
function asRead(document: ResumeDocument, sections: readonly Section[]): ReadSection[] {
  return sections.map(({ kind, heading, wording, isClosing, lines }) => {
    // Only where an entry can be missing are its dates looked for, and only positions are described by sentences.
    const anchors: readonly Anchor[] =
      kind === 'work' ? findAnchors(document, lines) : GIVES_ENTRIES.has(kind) ? findDatedLines(document, lines) : [];
    const away = anchors.flatMap(({ at, away: from }, index) => {
      if (from === undefined) return [];
      const next = anchors[index + 1];
      return lines.slice(Math.min(at, from), Math.max(at + 1, next ? next.at : lines.length));
    });
    const described = DESCRIBES.has(kind) ? lines.filter(({ text }) => isProse(text)) : [];
    return {
      kind,
      isKnown: isClosing === true || (wording !== undefined && HEADING_KINDS.has(wording)),
      ...(heading && { heading }),
      lines: lines.filter((line) => !away.includes(line) && !described.includes(line) && !statesTerms(line.text)),
      stretches: anchors.flatMap(({ dateStart, dateEnd, hits, away: from }) =>
        from === undefined && dateStart !== undefined && dateEnd !== undefined && hits.some(({ range }) => range)
          ? [{ start: dateStart, end: dateEnd }]
          : [],
      ),
    };
  });
}

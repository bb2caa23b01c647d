import type { ExtractedDocument, ParseContext, ParsedResume } from '../../../core/spi.js';
import { createResumeDocument } from './document/resume-document.js';
import { visibleLines } from './document/page-text.js';
import { readEntries } from './entries/read-entries.js';
import { buildProfile } from './profile/build-profile.js';
import { Facts, personalSpans, quoteProfile } from './profile/evidence.js';
import { headWordLexicon, type TitleLexicon } from './recognizers/titles-and-employers.js';
import { detectTextLanguage } from '../language/detect-language.js';
import { findSections, headingSpans, readSections, sectionSpans } from './sections/read-sections.js';

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
  const sections = readSections(document);
  const entries = readEntries(document, sections);
  const profile = buildProfile(document, sections, entries, facts);
  const headings = headingSpans(sections);
  const spans = personalSpans(text, lines, evidence);
  const language = detectTextLanguage(text, spans);
  return {
    profile,
    evidence,
    personalSpans: spans,
    headings,
    sections: sectionSpans(sections),
    ...(language !== undefined && { language }),
  };
}

import type { Profile } from '../../../core/index.js';
import type { ExtractedDocument, ParseContext, ParsedResume, Span } from '../../../core/spi.js';
import { findPerson, readBasics } from './profile/basics.js';
import { readEducation } from './entries/education/education-entries.js';
import { buildEducation } from './profile/education.js';
import { findEmploymentSentences } from './entries/work/employment-sentences.js';
import { Facts } from './profile/facts.js';
import { buildLanguages, namesSpoken, readLanguages } from './recognizers/languages.js';
import { visibleLines } from './document/visible-lines.js';
import { buildAwards, buildCertificates, buildPublications, readListed } from './entries/listed-entries.js';
import { inRowOrder } from './document/page-order.js';
import { personalSpans } from './profile/personal-spans.js';
import { buildProjects, readProjects } from './entries/projects.js';
import { createDocumentContext, type DocumentContext } from './document/document-context.js';
import { inferSections } from './sections/section-inference.js';
import { findSections, withNameOnTop, type Section } from './sections/sections.js';
import type { SectionKind } from './lexicons/section-vocabulary.js';
import { buildSkills, readSkills } from './profile/skills.js';
import { educationOutsideSection } from './entries/education/education-outside-section.js';
import { quoteProfile } from './profile/structured-profile.js';
import { headWordLexicon, type TitleLexicon } from './recognizers/names/title-lexicon.js';
import { readEntries } from './entries/work/work-entries.js';
import { buildVolunteer, buildWork } from './profile/work.js';

export interface ParseOptions {
  /** Knows job titles; by default a list of the words that head them. */
  titles?: TitleLexicon;
}

/** Text → profile with evidence. Synchronous, pure, and never throws whatever the text. */
export function parseResume(
  document: ExtractedDocument,
  context: ParseContext,
  options: ParseOptions = {},
): ParsedResume {
  const facts = new Facts(document.text);
  const lines = visibleLines(document);
  if (document.profile) {
    quoteProfile(document.profile, document.text, facts);
    return {
      profile: document.profile,
      evidence: facts.evidence,
      personalSpans: personalSpans(document.text, lines, facts.evidence),
    };
  }
  const titles = options.titles ?? headWordLexicon;
  const asRead = createDocumentContext(document.text, lines, titles, context.referenceDate);
  const ordered = inRowOrder(asRead);
  const reading = { ...asRead, lines: ordered };
  const source = { visible: withoutHidden(document), links: document.links };
  const person = findPerson(reading, source.visible, source.links);
  const sections = inferSections(reading, withNameOnTop(findSections(ordered), person.name?.piece, titles));
  const profile: Profile = {};
  const basics = readBasics(reading, sections, person, source, facts);
  if (Object.keys(basics).length > 0) profile.basics = basics;
  fillSections(profile, reading, sections, facts);
  return {
    profile,
    evidence: facts.evidence,
    personalSpans: personalSpans(document.text, lines, facts.evidence),
    headings: headingSpans(sections),
  };
}

// A heading with its content behind it on the line is left to whoever reads the content.
function headingSpans(sections: readonly Section[]): Span[] {
  return sections.flatMap(({ heading, lines }) => {
    if (!heading || lines.some(({ index }) => index === heading.index)) return [];
    return [{ start: heading.start, end: heading.end }];
  });
}

function fillSections(profile: Profile, reading: DocumentContext, sections: readonly Section[], facts: Facts): void {
  const of = (kind: SectionKind): Section[] => sections.filter((section) => section.kind === kind);
  const linesOf = (kind: SectionKind): Section['lines'] => of(kind).flatMap(({ lines }) => lines);
  const put = <K extends keyof Profile>(key: K, value: NonNullable<Profile[K]> & unknown[]): void => {
    if (value.length > 0) profile[key] = value;
  };
  const entries = of('work').flatMap(({ lines }) => readEntries(reading, lines));
  const told = sections.filter(({ kind }) => kind === 'top' || kind === 'summary' || kind === 'other');
  const employments = findEmploymentSentences(
    reading,
    told.flatMap(({ lines }) => lines),
    entries,
  );
  put('work', buildWork(reading, [...entries, ...employments], facts));
  put(
    'volunteer',
    buildVolunteer(
      reading,
      of('volunteer').flatMap(({ lines }) => readEntries(reading, lines)),
      facts,
    ),
  );
  const studies = of('education').flatMap(({ lines }) => readEducation(reading, lines));
  put(
    'education',
    buildEducation([...studies, ...educationOutsideSection(reading, sections, studies, entries)], facts),
  );
  put('awards', buildAwards(readListed(reading, linesOf('awards')), facts));
  put('certificates', buildCertificates(readListed(reading, linesOf('certificates')), facts));
  put('publications', buildPublications(readListed(reading, linesOf('publications')), facts));
  put(
    'skills',
    buildSkills(
      of('skills').flatMap(({ lines }) =>
        readSkills(
          reading,
          lines.filter((line) => !namesSpoken(line)),
        ),
      ),
      facts,
    ),
  );
  const spoken = of('skills').flatMap(({ lines }) => lines.filter(namesSpoken));
  put('languages', buildLanguages(readLanguages([...linesOf('languages'), ...spoken]), facts));
  put(
    'projects',
    buildProjects(
      reading,
      of('projects').flatMap(({ lines }) => readProjects(reading, lines)),
      facts,
    ),
  );
}

/** The text with hidden lines blanked, so that offsets stay. */
function withoutHidden(document: ExtractedDocument): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, hidden } of document.lines) {
    if (!hidden || end <= from) continue;
    parts.push(document.text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return [...parts, document.text.slice(from)].join('');
}

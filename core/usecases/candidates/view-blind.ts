import { blindProfile, isLeftOut } from '../../blind/blind-profile.js';
import { findIdentifying } from '../../blind/find-identifying.js';
import { identifyingTerms } from '../../blind/identifying-terms.js';
import { isMasked, lineOfSkill, maskPersonalSkills } from '../../blind/personal-skills.js';
import { maskSpans, maskTexts, textsOf } from '../../blind/mask.js';
import type { Candidate } from '../../candidate/candidate.js';
import type { CandidateIntelligence } from '../../candidate/candidate-intelligence.js';
import { mergeProfile } from '../../candidate/merge-profile.js';
import type { ParsedDocument } from '../../candidate/parsed-document.js';
import type { Profile } from '../../candidate/profile.js';
import type { Span } from '../../candidate/resume-document.js';
import { resumeTextOf, type ResumeText } from '../../intelligence/candidate/resume-text.js';
import { spansInSource } from '../../intelligence/candidate/source-evidence.js';
import type { DocumentStore } from '../../ports/document-store.js';
import type { Enricher } from '../../ports/enricher.js';

/** A candidate as shown to those who are not to know who it is. */
export interface BlindCandidate<T> {
  /** The record without what names, locates or dates the person; its caller's layer is the whole profile. */
  candidate: T;
  /** Masks what identifies this candidate in the texts of any JSON value. */
  mask<Value>(value: Value): Value;
  /** Names of skills that only masked statements name. */
  hidden: ReadonlySet<string>;
}

const YEAR = /(?:19|20)\d\d/g;

/**
 * The blind view: name, contact, photo, links, address below the city, birth, gender, nationality, family, schools and the dates of studies are left out of the fields and masked in all texts.
 * Masks keep the length of what they replace, so that offsets hold.
 */
export class ViewBlind {
  constructor(private readonly ports: { documents: DocumentStore; enricher: Enricher }) {}

  /** With its intelligence; each quote is that of the masked text. */
  async whole(tenantId: string, candidate: Candidate): Promise<BlindCandidate<Candidate>> {
    const reading =
      candidate.resume && candidate.intelligence
        ? await this.ports.documents.getReading(tenantId, candidate.resume.id)
        : undefined;
    const { intelligence } = candidate;
    const [text, [blind]] = await Promise.all([
      reading && this.text(candidate, reading),
      this.records([candidate], intelligence ? [withoutEvidence(intelligence)] : []),
    ]);
    const { candidate: record, mask, hidden } = blind!;
    const shown = intelligence && {
      ...intelligence,
      skills: intelligence.skills.filter(({ name, as }) => !hidden.has(name) && !(as && hidden.has(as))),
    };
    return {
      mask,
      hidden,
      candidate: { ...record, intelligence: shown && blindIntelligence(shown, mask, text) },
    };
  }

  /** Records as lists show them, all at once; `others` are what is shown beside them, in the same order. */
  async records<T extends Candidate | Omit<Candidate, 'intelligence' | 'features'>>(
    candidates: readonly T[],
    others: readonly unknown[] = [],
  ): Promise<BlindCandidate<T>[]> {
    const drafts = candidates.map(draftOf);
    const texts = drafts.flatMap((draft, at) => [
      ...textsOf([draft, others[at]]),
      ...(draft.callerLayer.skills ?? []).map(lineOfSkill),
    ]);
    const personal = await this.personalSpans([...new Set(texts)]);
    return drafts.map((whole, at) => {
      const { profile, said } = maskPersonalSkills(whole.callerLayer, (line) => personal.get(line) ?? []);
      const draft = { ...whole, callerLayer: profile };
      const terms = identifyingTerms(candidates[at]!, said);
      const maskText = (text: string): string =>
        maskSpans(text, [...findIdentifying(text, terms), ...(personal.get(text) ?? [])]);
      const shown = maskTexts(draft, maskText);
      const hidden = maskedSkills(candidates[at]!, shown.callerLayer);
      return {
        candidate: { ...candidates[at]!, ...shown, ...blindRecord(candidates[at]!) },
        // Lists of skills name them by themselves.
        mask: (value) =>
          maskTexts(value, (text) => (hidden.has(text) ? maskSpans(text, [whollyOf(text)]) : maskText(text))),
        hidden,
      };
    });
  }

  /** The text of a resume, masked; pages and sections are where they were. */
  async text(candidate: Candidate, reading: ParsedDocument): Promise<ResumeText> {
    const whole = resumeTextOf(reading);
    const { text, sections } = whole;
    const personal = await this.personalSpans([text]);
    const studies = (sections ?? []).filter(({ kind }) => kind === 'education');
    const years = studies.flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(YEAR)].map(({ index, 0: year }) => ({
        start: start + index,
        end: start + index + year.length,
      })),
    );
    const masked = maskSpans(text, [
      ...spansInSource(reading.document, reading.parsed.personalSpans),
      ...findIdentifying(text, identifyingTerms(candidate)),
      ...(personal.get(text) ?? []),
      ...years,
    ]);
    return { ...whole, text: masked };
  }

  private async personalSpans(texts: readonly string[]): Promise<Map<string, Span[]>> {
    if (texts.length === 0) return new Map();
    const found = await this.ports.enricher.findPersonal({ texts });
    return new Map(texts.map((text, at) => [text, found[at] ?? []]));
  }
}

/** What of a record holds texts of people. */
function draftOf({
  callerLayer,
  resumeLayer,
  preferences,
  tags,
  suppressedSkills,
}: Candidate | Omit<Candidate, 'intelligence' | 'features'>) {
  return { callerLayer: blindProfile(mergeProfile(callerLayer, resumeLayer)), preferences, tags, suppressedSkills };
}

function whollyOf(text: string): Span {
  return { start: 0, end: text.length };
}

function maskedSkills(
  candidate: Candidate | Omit<Candidate, 'intelligence' | 'features'>,
  after: Profile,
): Set<string> {
  const skills = 'intelligence' in candidate ? (candidate.intelligence?.skills ?? []) : [];
  const before = mergeProfile(candidate.callerLayer, candidate.resumeLayer);
  return new Set(
    skills.flatMap((skill) => (isMasked(skill, before, after) ? [skill.name, skill.as ?? skill.name] : [])),
  );
}

/** Custom fields hold anything: none of it is shown. A hash would identify the file to anybody who has it. */
function blindRecord({ resume }: Pick<Candidate, 'resume'>) {
  return {
    externalId: null,
    resumeLayer: {},
    customFields: {},
    resume: resume && { ...resume, filename: null, sha256: maskSpans(resume.sha256, [{ start: 0, end: 64 }]) },
  };
}

function withoutEvidence(intelligence: CandidateIntelligence): CandidateIntelligence {
  return { ...intelligence, evidence: [] };
}

function blindIntelligence(
  intelligence: CandidateIntelligence,
  mask: <Value>(value: Value) => Value,
  resume: ResumeText | undefined,
): CandidateIntelligence {
  const shown = intelligence.evidence.filter(({ fact }) => resume !== undefined && !isLeftOut(fact));
  return {
    ...mask(withoutEvidence(intelligence)),
    provenance: intelligence.provenance,
    evidence: shown.map((each) => ({ ...each, quote: resume!.text.slice(each.start, each.end) })),
  };
}

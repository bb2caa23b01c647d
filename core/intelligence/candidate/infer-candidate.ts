import type { Inference } from '../../candidate/inference.js';
import { isFromResume, mergeProfile, provenanceOf } from '../../candidate/merge-profile.js';
import { canonicalJson } from '../../text/canonical-json.js';
import { ENGINE_VERSION } from '../../record/engine-version.js';
import { projectCandidate } from '../../matching/projection.js';
import type { Digest } from '../../ports/system/digest.js';
import type { ParsedDocument } from '../../candidate/parsed-document.js';
import type { EnrichmentSubject } from '../../candidate/enrichment-subject.js';
import type { OccupationFinder } from '../../taxonomy/occupations.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import { cutSectionsHint } from './cut-sections-hint.js';
import { inferEducation } from './infer-education.js';
import { inferExperience, inferOccupations, positionsNewestFirst } from './infer-experience.js';
import { inferLanguages } from './infer-languages.js';
import { inferSeniority } from './infer-seniority.js';
import { inferSkills } from '../skills/infer-skills.js';
import { checkIntegrity } from '../integrity/check-integrity.js';
import { inferTitleWords } from './infer-title-words.js';
import { assessQuality } from './assess-quality.js';
import { uncoveredText } from './uncovered-text.js';
import { referenceDateOf } from './reference-date.js';
import { skillSources } from '../skills/skill-sources.js';
import { scanHints } from './scan-hints.js';
import { evidenceInSource } from './source-evidence.js';
import { occupationCodes, type OccupationCodes } from '../../taxonomy/model/codes.js';
import { surroundingsOf } from '../../taxonomy/surroundings-of.js';
import { summarize } from './summarize.js';
import { familiesOfCandidate, fieldsOfCandidate } from '../families.js';
import { unreadHints } from './unread-hints.js';
import { suppressedSkillIds } from '../skills/suppressed-skills.js';

/** What inference needs besides the record. */
export interface InferenceTools {
  taxonomy: Taxonomy;
  occupations: OccupationFinder;
  digest: Pick<Digest, 'sha256'>;
}

/** What others found out: an inference looks at one record alone. */
export interface InferenceContext {
  generatedAt: string;
}

/**
 * Everything known about a candidate, from the merged profile and the resume's text. A pure function of record, reading and taxonomy:
 * "present" is the resume's own date, never today.
 */
export function inferCandidate(
  record: EnrichmentSubject,
  reading: ParsedDocument | undefined,
  about: InferenceContext,
  tools: InferenceTools,
): Inference {
  const { taxonomy, occupations: finder } = tools;
  const profile = mergeProfile(record.callerLayer, record.resumeLayer);
  const provenance = provenanceOf(record.callerLayer, record.resumeLayer);
  const referenceDate = referenceDateOf(record);
  const suppressed = suppressedSkillIds(record.suppressedSkills, taxonomy);
  const sources = skillSources(profile, referenceDate, provenance.skills);

  const experience = inferExperience(profile, referenceDate, finder);
  const occupations = inferOccupations(profile, referenceDate, finder);
  const typical = finder.typicalSkills(occupations.map(({ family }) => family));
  const loose = reading ? uncoveredText(reading, provenance) : '';
  const titles = positionsNewestFirst(profile, referenceDate).flatMap((work) => (work.position ? [work.position] : []));
  // What a person was employed as says more than what the headline calls it.
  const held = titles.length > 0 ? titles : profile.basics?.label ? [profile.basics.label] : [];
  const listed = sources.flatMap(({ isList, text }) => (isList ? [text] : []));
  const around = surroundingsOf(listed, held, tools);
  const { shown: skills, held: heldSkills } = inferSkills(sources, loose, taxonomy, suppressed, typical, around);
  const facts = {
    experience,
    seniority: inferSeniority(
      held.map((title) => ({ title, level: finder.seniorityOf(title) })),
      experience.totalMonths,
    ),
    skills,
    education: inferEducation(profile.education ?? []),
    languages: inferLanguages(profile.languages ?? [], skills, taxonomy),
  };
  const titleWords = inferTitleWords(held, finder.titleWords);
  const named = heldSkills.map(({ id }) => taxonomy.skillName(id));
  const families = familiesOfCandidate(
    { skills: named, occupations: occupations.flatMap(({ label }) => label ?? []) },
    finder.familyWords,
  );
  const fields = fieldsOfCandidate(named, finder.familyWords);
  const features = projectCandidate(
    profile,
    { ...facts, skills: heldSkills, occupations, titleWords, families, fields, textLanguage: reading?.parsed.language },
    referenceDate,
    taxonomy,
    suppressed,
  );
  const integrity = checkIntegrity(profile, reading, sources, referenceDate);
  // Evidence counts only for what is shown: what the caller gave was not read from the resume.
  const shown = (reading?.parsed.evidence ?? []).filter(({ fact }) => isFromResume(fact, record.callerLayer));
  const evidence = reading ? evidenceInSource(reading.document, shown) : [];
  const shownOccupations = occupations.flatMap(({ id, label, confidence, fromTitle }) =>
    label === null ? [] : [{ id, label, confidence, fromTitle, codes: codesOf(finder, id) }],
  );
  return {
    features,
    intelligence: {
      generatedAt: about.generatedAt,
      engineVersion: ENGINE_VERSION,
      taxonomyVersion: taxonomy.version,
      inputHash: tools.digest.sha256(canonicalJson(features)),
      summary: summarize({ ...facts, occupations: shownOccupations }),
      ...facts,
      occupations: shownOccupations,
      evidence,
      provenance,
      quality: assessQuality(profile, referenceDate, [
        ...cutSectionsHint(reading?.parsed, provenance),
        ...scanHints(reading?.document),
        ...(reading ? unreadHints(reading) : []),
        ...integrity,
      ]),
    },
  };
}

function codesOf(finder: OccupationFinder, id: string): OccupationCodes {
  const occupation = finder.occupation(id);
  return occupation ? occupationCodes(occupation) : {};
}

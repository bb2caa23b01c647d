import { canonicalJson } from '../text/canonical-json.js';
import type { Absorbed, Candidate, CandidateRecord, ResumeDocument } from './candidate.js';
import { consentByPurpose, type Consent, type PurposeConsent } from './consent.js';

/** Whose statements win where both candidates have one. */
export type Preferred = 'this' | 'other';

/** What a merge gives the survivor. Files are not copied: where the other's resume is the newer one, the survivor names it too. */
export function combineCandidates(survivor: Candidate, other: Candidate, prefer: Preferred): Partial<CandidateRecord> {
  const [first, second] = prefer === 'this' ? [survivor, other] : [other, survivor];
  const fields: Partial<CandidateRecord> = {
    status: first.status,
    callerLayer: { ...second.callerLayer, ...first.callerLayer },
    preferences: first.preferences ?? second.preferences,
    suppressedSkills: union(survivor.suppressedSkills, other.suppressedSkills),
    tags: union(survivor.tags, other.tags),
    customFields: { ...second.customFields, ...first.customFields },
    consent: stricterConsent(survivor.consent, other.consent),
  };
  if (!other.resume || (survivor.resume && ageOf(other.resume) <= ageOf(survivor.resume))) return fields;
  const kept = survivor.keptDocuments ?? [];
  return {
    ...fields,
    resume: other.resume,
    resumeLayer: other.resumeLayer,
    resumeLayerFrom: other.resumeLayerFrom ?? null,
    ...(survivor.resume && { keptDocuments: union(kept, [survivor.resume.id]) }),
  };
}

/** Members that follow the resume: they are restored with it. */
const OF_RESUME = ['resumeLayer', 'resumeLayerFrom', 'keptDocuments'] as const;

type Member = keyof CandidateRecord;

/** The part of the fields that differs from the record, with what the record has now: for undoing the change later. With the resume all that follows it, also where both have the same. */
export function rememberChange(
  record: Candidate,
  fields: Partial<CandidateRecord>,
  { id, at }: Pick<Absorbed, 'id' | 'at'>,
): Absorbed {
  const names = (Object.keys(fields) as Member[]).filter((name) => !isSame(fields[name], record[name]));
  const ofResume: readonly Member[] = OF_RESUME;
  return {
    ...{ id, at },
    before: pick(record, names.includes('resume') ? [...new Set([...names, ...ofResume])] : names),
    after: pick(
      fields,
      names.filter((name) => !ofResume.includes(name)),
    ),
  };
}

/** What undoing a merge restores: each member that is still as the merge left it. */
export function restoredFields(survivor: Candidate, { before, after }: Absorbed): Partial<CandidateRecord> {
  const names = (Object.keys(after) as Member[]).filter((name) =>
    name === 'resume' ? survivor.resume?.id === after.resume?.id : isSame(survivor[name], after[name]),
  );
  const restored = pick(before, names);
  if (!names.includes('resume')) return restored;
  // Earlier releases did not remember what both had read alike.
  const resumeLayer = before.resumeLayer ?? survivor.resumeLayer;
  return { ...restored, ...pick(before, OF_RESUME), resumeLayer };
}

/** Whether what is known about a candidate depends on one of these members. */
export function isKnowledge(fields: Partial<CandidateRecord>): boolean {
  return (['callerLayer', 'suppressedSkills', 'resume'] as const).some((name) => name in fields);
}

/** Consent by purpose: what one of the two has not given is not given, and it ends when the earlier of both ends. */
export function stricterConsent(one: Consent, other: Consent): Consent {
  const [a, b] = [consentByPurpose(one), consentByPurpose(other)];
  const { given: matching, policyId, at, expiresAt } = stricter(a.matching, b.matching);
  return {
    ...{ matching, policyId, at },
    ...(expiresAt !== null && { expiresAt }),
    ...((one.storing ?? other.storing) && { storing: stricter(a.storing, b.storing) }),
    ...((one.marketing ?? other.marketing) && { marketing: stricter(a.marketing, b.marketing) }),
  };
}

function stricter(one: PurposeConsent, other: PurposeConsent): PurposeConsent {
  if (one.given !== other.given) return one.given ? other : one;
  const [earliest = null] = [one.expiresAt, other.expiresAt].filter((end) => end !== null).sort();
  return { ...(other.expiresAt === earliest && one.expiresAt !== earliest ? other : one), expiresAt: earliest };
}

/** The day that a resume is of, then when it was received: the greater text is the newer one. */
function ageOf({ documentDate, receivedAt }: ResumeDocument): string {
  return `${documentDate ?? receivedAt.slice(0, 10)} ${receivedAt}`;
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])];
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) === canonicalJson(other ?? null);
}

/** A member that is absent is given as `undefined`, so that restoring removes it. */
function pick(record: Partial<CandidateRecord>, names: readonly Member[]): Partial<CandidateRecord> {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

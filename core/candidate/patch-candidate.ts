import { canonicalJson } from '../text/canonical-json.js';
import { invalidInput } from '../errors/domain-error.js';
import { applyMergePatch, isObject } from '../record/merge-patch.js';
import { refuseGrownCustomFields } from '../record/custom-fields.js';
import type { CandidateRecord } from './candidate.js';
import { NOTHING_SAID, patchConsent, type PurposeConsent } from './consent.js';
import { patchBasics } from './merge-profile.js';
import type { Preferences } from './preferences.js';
import { PROFILE_SECTIONS, type Profile } from './profile.js';

/** The members of a candidate that a merge patch may change, but for the resume, which is a file. */
type Patchable =
  'externalId' | 'status' | 'profile' | 'preferences' | 'suppressedSkills' | 'tags' | 'customFields' | 'consent';

/** A JSON merge patch (RFC 7396) of a candidate: a member that is `null` is removed. */
export type CandidatePatch = Partial<Record<Patchable, unknown>>;

/**
 * Applies a merge patch (RFC 7396). In `profile`, `null` for a section drops the caller's layer for it, `[]` or `{}` hides the resume's;
 * a part of `basics` changes those members of the caller's layer alone (see `patchBasics`). Returns the new fields and the names of those that changed.
 * Throws `input.invalid` where custom fields become too many or too long, or a salary is left in part.
 */
export function patchCandidate(
  record: CandidateRecord,
  patch: CandidatePatch,
  /** RFC 3339: consent that has expired by then is not given. */
  now: string = new Date(0).toISOString(),
): { fields: Partial<CandidateRecord>; changed: string[] } {
  const fields: Partial<CandidateRecord> = {};
  const { externalId, status, profile, preferences, suppressedSkills, tags, customFields, consent } = patch;
  if (externalId !== undefined) fields.externalId = externalId as string | null;
  if (status !== undefined) fields.status = status as CandidateRecord['status'];
  if (profile !== undefined) fields.callerLayer = patchProfile(record, profile);
  if (preferences !== undefined) {
    fields.preferences =
      preferences === null
        ? null
        : (applyMergePatch(record.preferences ?? {}, preferences) as CandidateRecord['preferences']);
    refuseHalfSalary(fields.preferences);
  }
  if (suppressedSkills !== undefined) fields.suppressedSkills = (suppressedSkills ?? []) as string[];
  if (tags !== undefined) fields.tags = (tags ?? []) as string[];
  if (customFields !== undefined) {
    fields.customFields = (customFields === null ? {} : applyMergePatch(record.customFields, customFields)) as Record<
      string,
      unknown
    >;
    refuseGrownCustomFields(record.customFields, fields.customFields);
  }
  if (consent !== undefined) fields.consent = patchConsent(record.consent, consent, now);
  return { fields, changed: changedNames(record, fields) };
}

/** Consent as a caller states it: by purpose, or in the form of the first release. */
export interface ConsentStatement {
  matching?: boolean | Partial<PurposeConsent> | undefined;
  storing?: boolean | Partial<PurposeConsent> | undefined;
  marketing?: boolean | Partial<PurposeConsent> | undefined;
  policyId?: string | null | undefined;
  at?: string | null | undefined;
}

/** What a caller says of a candidate in one body, but for the resume, which is a file. */
export type CandidateStatement = Partial<
  Pick<CandidateRecord, 'externalId' | 'status' | 'preferences' | 'suppressedSkills' | 'tags' | 'customFields'>
> & { profile?: Profile; consent?: ConsentStatement };

/** The caller's members of a candidate as the statement has them, each that it leaves out with its default. */
export function statedFields(stated: CandidateStatement, now: string) {
  return {
    externalId: stated.externalId ?? null,
    status: stated.status ?? 'active',
    callerLayer: stated.profile ?? {},
    preferences: stated.preferences ?? null,
    suppressedSkills: stated.suppressedSkills ?? [],
    tags: stated.tags ?? [],
    customFields: stated.customFields ?? {},
    consent: patchConsent(NOTHING_SAID, stated.consent ?? {}, now),
  } satisfies Partial<CandidateRecord>;
}

/** Replaces all that the caller has said of a candidate. What was read from the resume, and what is inferred, stays. */
export function replaceStatement(
  record: CandidateRecord,
  stated: CandidateStatement,
  now: string,
): { fields: Partial<CandidateRecord>; changed: string[] } {
  const fields = statedFields(stated, now);
  return { fields, changed: changedNames(record, fields) };
}

function changedNames(record: CandidateRecord, fields: Partial<CandidateRecord>): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    canonicalJson(value) === canonicalJson(record[name as keyof CandidateRecord])
      ? []
      : [name === 'callerLayer' ? 'profile' : name],
  );
}

const SALARY_MEMBERS = ['min', 'currency', 'unit'] as const;

/** A patch may name a part of the salary; what comes out of it is a salary whole, or none. */
function refuseHalfSalary(preferences: Preferences | null): void {
  const salary = preferences?.salary;
  if (!salary) return;
  const missing = SALARY_MEMBERS.filter((name) => (salary[name] as unknown) === undefined);
  if (missing.length === 0) return;
  const detail = 'A salary has min, currency and unit.';
  throw invalidInput(missing.map((name) => ({ pointer: `/preferences/salary/${name}`, code: 'required', detail })));
}

function patchProfile(record: CandidateRecord, patch: unknown): Profile {
  if (!isObject(patch)) return {};
  const layer = new Map<string, unknown>(Object.entries(record.callerLayer));
  for (const section of PROFILE_SECTIONS) {
    const value = patch[section];
    if (value === undefined) continue;
    if (value === null) layer.delete(section);
    else if (section === 'basics' && isObject(value) && Object.keys(value).length > 0) {
      const basics = patchBasics(record.callerLayer.basics, value);
      if (basics === undefined) layer.delete(section);
      else layer.set(section, basics);
    } else layer.set(section, value);
  }
  return Object.fromEntries(layer);
}

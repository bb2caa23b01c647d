import { applyMergePatch, isObject } from '../record/merge-patch.js';

/** Consent to one purpose. Times are RFC 3339. */
export interface PurposeConsent {
  given: boolean;
  policyId: string | null;
  at: string | null;
  /** From then on it counts as not given; `null`: it does not end. */
  expiresAt: string | null;
}

/** What the candidate has consented to. The members of `matching` lie beside each other as in the first release, which knew no other purpose. */
export interface Consent {
  /** `false`: never scored, never listed as a match or as similar. Becomes `false` when it expires. */
  matching: boolean;
  policyId: string | null;
  at: string | null;
  /** Of `matching`; absent: it does not end. */
  expiresAt?: string;
  /** Of keeping the record at all; absent: nothing was said. When it has expired, the candidate is erased after a time of grace. */
  storing?: PurposeConsent;
  /** For the caller's own use: nothing here depends on it. Absent: nothing was said. */
  marketing?: PurposeConsent;
}

/** A candidate of whom nothing was said may be matched: the caller answers for it. */
export const NOTHING_SAID: Consent = { matching: true, policyId: null, at: null };

/** Consent by purpose, as it is shown. */
export function consentByPurpose(consent: Consent): Record<'matching' | 'storing' | 'marketing', PurposeConsent> {
  const { matching: given, policyId, at, expiresAt = null, storing, marketing } = consent;
  return {
    matching: { given, policyId, at, expiresAt },
    storing: storing ?? { given: true, policyId: null, at: null, expiresAt: null },
    marketing: marketing ?? { given: false, policyId: null, at: null, expiresAt: null },
  };
}

/**
 * Applies a merge patch of consent, in the form by purpose or in that of the first release (`matching` as a boolean, `policyId` and `at` beside it). What has expired by
 * `now` is not given, so that stating it again changes nothing.
 */
export function patchConsent(consent: Consent, patch: unknown, now: string): Consent {
  if (!isObject(patch)) return NOTHING_SAID;
  const { matching, storing, marketing, policyId, at } = patch;
  const before = consentByPurpose(consent);
  const beside = { ...(policyId !== undefined && { policyId }), ...(at !== undefined && { at }) };
  const matched = patchPurpose(before.matching, matching, true, now, beside);
  const stored = storing === undefined ? consent.storing : patchPurpose(before.storing, storing, true, now);
  const marketed = marketing === undefined ? consent.marketing : patchPurpose(before.marketing, marketing, false, now);
  return {
    ...{ matching: matched.given, policyId: matched.policyId, at: matched.at },
    ...(matched.expiresAt !== null && { expiresAt: matched.expiresAt }),
    ...(stored && storing !== null && { storing: stored }),
    ...(marketed && marketing !== null && { marketing: marketed }),
  };
}

/** From the expiry of consent to storing to the erasure: time to ask again. */
export const CONSENT_GRACE_MS = 30 * 24 * 3600_000;

/** What it is by a moment: what has expired is not given. */
export function consentAt(consent: Consent, now: string): Consent {
  return isExpired(consent.expiresAt, now) && consent.matching ? { ...consent, matching: false } : consent;
}

/** Whether the candidate may be matched at a moment. */
export function isMatchable(consent: Consent, now: Date): boolean {
  return consentAt(consent, now.toISOString()).matching;
}

/** When something has to be done about it next: matching ends, or the time of grace after storing. Times past included. */
export function nextConsentEnd({ matching, expiresAt, storing }: Consent, graceMs: number): string | undefined {
  const ends = [
    ...(matching && expiresAt !== undefined ? [expiresAt] : []),
    ...(storing?.expiresAt == null ? [] : [erasedFrom(storing.expiresAt, graceMs)]),
  ];
  return ends.sort()[0];
}

/** Whether consent to storing has expired, and the time of grace after it. */
export function isStoringOver({ storing }: Consent, now: Date, graceMs: number): boolean {
  return storing?.expiresAt != null && erasedFrom(storing.expiresAt, graceMs) <= now.toISOString();
}

function erasedFrom(expiresAt: string, graceMs: number): string {
  return new Date(Date.parse(expiresAt) + graceMs).toISOString();
}

function patchPurpose(
  before: PurposeConsent,
  patch: unknown,
  byDefault: boolean,
  now: string,
  beside: object = {},
): PurposeConsent {
  const said = patch === null ? { given: null, expiresAt: null } : isObject(patch) ? patch : given(patch);
  const merged = applyMergePatch(before, { ...beside, ...said }) as Partial<PurposeConsent>;
  const { policyId = null, at = null } = merged;
  // Given anew without an end: the end of the earlier one no longer applies.
  const isAnew = 'given' in said && said.given === true && !('expiresAt' in said) && isExpired(before.expiresAt, now);
  const expiresAt = isAnew ? null : (merged.expiresAt ?? null);
  const isGiven = (merged.given ?? byDefault) && !isExpired(expiresAt, now);
  return { given: isGiven, policyId, at, expiresAt };
}

function given(value: unknown): object {
  return value === undefined ? {} : { given: value };
}

function isExpired(expiresAt: string | null | undefined, now: string): boolean {
  return expiresAt != null && expiresAt <= now;
}

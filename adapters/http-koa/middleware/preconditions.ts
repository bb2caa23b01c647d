import { DomainError } from '../../../core/index.js';

/** The strong `ETag` of a version, and of its form where it is shown in several. */
export function versionTag(version: number, variant?: string): string {
  return `"${String(version)}${variant === undefined ? '' : `.${variant}`}"`;
}

/** `"3"` → 3, in whatever form it was shown; undefined for weak tags and for what we never gave out. */
function parseVersionTag(tag: string): number | undefined {
  const match = /^"([1-9]\d{0,14})(?:\.[a-z.]{1,40})?"$/.exec(tag.trim());
  return match ? Number(match[1]) : undefined;
}

/**
 * Versions that `If-Match` accepts (RFC 9110): undefined without the header or with `*`. A tag that no record ever had leaves an empty
 * list, which no version matches.
 */
export function parseIfMatch(header: string | undefined, isRequired: boolean): number[] | undefined {
  if (header === undefined) {
    if (isRequired) throw new DomainError('record.version_required', 'Send If-Match with the ETag of the record.');
    return undefined;
  }
  if (header.trim() === '*') return undefined;
  return header.split(',').flatMap((tag) => parseVersionTag(tag) ?? []);
}

/** Whether `If-None-Match` names this tag; weak comparison, as for GET. */
export function matchesIfNoneMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

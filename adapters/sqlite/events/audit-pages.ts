import type { AuditRecord } from '../../../core/index.js';

/** Records of one tenant that are stored as one row. Times and ids are the least and the greatest among them, whichever record has them. */
export interface AuditPage {
  firstAt: string;
  lastAt: string;
  firstId: string;
  lastId: string;
  /** The ends of the ids of all candidates that the records name, each between blanks: see `endOf`. */
  candidates: string;
  records: readonly AuditRecord[];
}

/** Milliseconds between the first and the last record of a page, so that a list from some time on begins at most so far behind it. */
export const LONGEST_PAGE_MS = 60_000;
const MOST_RECORDS = 1000;
/** The last characters of an id are random. With forty bits of them hardly a page is looked into for nothing. */
const COMPARED = 8;

/** Divides records into pages, in the order of their times. */
export function pagesOf(records: readonly AuditRecord[]): AuditPage[] {
  const pages: AuditPage[] = [];
  const inOrder = [...records].sort((a, b) => compare(a.at, b.at));
  for (let start = 0, end = 0; start < inOrder.length; start = end) {
    const latest = later(inOrder[start]!.at, LONGEST_PAGE_MS);
    while (end < inOrder.length && end - start < MOST_RECORDS && (end === start || inOrder[end]!.at <= latest))
      end += 1;
    pages.push(pageOf(inOrder.slice(start, end)));
  }
  return pages;
}

/** `records` must not be empty. */
export function pageOf(records: readonly AuditRecord[]): AuditPage {
  const [first] = records;
  const page = { firstAt: first!.at, lastAt: first!.at, firstId: first!.id, lastId: first!.id };
  const ends = new Set<string>();
  for (const { at, id, candidateIds } of records) {
    if (at < page.firstAt) page.firstAt = at;
    if (at > page.lastAt) page.lastAt = at;
    if (id < page.firstId) page.firstId = id;
    if (id > page.lastId) page.lastId = id;
    for (const candidateId of candidateIds) ends.add(endOf(candidateId));
  }
  return { ...page, candidates: [...ends].join(''), records };
}

/** What stands for a candidate in `candidates`. Others may have the same: the records themselves decide. */
export function endOf(candidateId: string): string {
  return ` ${candidateId.slice(-COMPARED)} `;
}

/** The time so many milliseconds after one in RFC 3339. */
export function later(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) + milliseconds).toISOString();
}

/** Newest first. */
export function newestFirst(one: AuditRecord, other: AuditRecord): number {
  return -(compare(one.at, other.at) || compare(one.id, other.id));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

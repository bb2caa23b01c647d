import type { Caller } from '../../record/caller.js';
import type { CandidateRecord } from '../../candidate/candidate.js';
import type { JobRecord } from '../../job/job.js';
import type { CandidateFilter, CandidateRepository } from '../../ports/candidate-repository.js';
import type { JobRepository } from '../../ports/job-repository.js';
import type { AnyOf, Page, Position, RecordFilter, RecordSort } from '../../ports/page.js';
import { fold, searchWords } from '../../text/search-words.js';
import { findSurvivor } from './merged-candidate.js';
import { resolveSkills } from './resolve-skills.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';

/** Filters as callers state them. */
export interface ListInput {
  status?: AnyOf<string>;
  tag?: AnyOf<string>;
  /** A skill by any of its names. */
  skill?: AnyOf<string>;
  email?: string;
  externalId?: string;
  /** Words, all of which must occur. */
  q?: string;
  createdAfter?: string;
  createdBefore?: string;
  updatedAfter?: string;
  updatedBefore?: string;
  sort?: RecordSort;
  after?: Position;
  limit: number;
}

/** The external id of a candidate that was merged finds the survivor, where it is the only filter. */
export class ListCandidates {
  constructor(private readonly ports: { candidates: CandidateRepository; taxonomy: Taxonomy }) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: ListInput): Promise<Page<CandidateRecord>> {
    const { candidates, taxonomy } = this.ports;
    const filter: CandidateFilter = filterOf(input, taxonomy);
    if (input.email !== undefined) filter.email = fold(input.email.trim());
    const page = await candidates.list(tenantId, { filter, ...pagingOf(input) });
    const { externalId } = filter;
    if (externalId === undefined || page.data.length > 0 || input.after || Object.keys(filter).length > 1) return page;
    const survivor = await findSurvivor(candidates, tenantId, { externalId });
    return survivor ? { data: [survivor], next: null } : page;
  }
}

export class ListJobs {
  constructor(private readonly ports: { jobs: JobRepository; taxonomy: Taxonomy }) {}

  execute({ tenantId }: Pick<Caller, 'tenantId'>, input: ListInput): Promise<Page<JobRecord>> {
    return this.ports.jobs.list(tenantId, { filter: filterOf(input, this.ports.taxonomy), ...pagingOf(input) });
  }
}

function filterOf(input: ListInput, taxonomy: Taxonomy): RecordFilter {
  const { status, tag, skill, externalId, q, createdAfter, createdBefore, updatedAfter, updatedBefore } = input;
  // Most lists have no filter: a spread for each of them costs as much as the rest of the use case.
  const filter: RecordFilter = {};
  if (status !== undefined) filter.status = status;
  if (tag !== undefined) filter.tag = tag;
  if (skill !== undefined) filter.skillId = resolveSkills(skill, taxonomy);
  if (externalId !== undefined) filter.externalId = externalId;
  if (q !== undefined) filter.words = searchWords(q);
  if (createdAfter !== undefined) filter.createdAfter = createdAfter;
  if (createdBefore !== undefined) filter.createdBefore = createdBefore;
  if (updatedAfter !== undefined) filter.updatedAfter = updatedAfter;
  if (updatedBefore !== undefined) filter.updatedBefore = updatedBefore;
  return filter;
}

function pagingOf({ sort, after, limit }: ListInput): { sort: RecordSort; after?: Position; limit: number } {
  const paging = { sort: sort ?? '-createdAt', limit };
  return after ? { ...paging, after } : paging;
}

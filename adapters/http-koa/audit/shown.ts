import type { CandidateView, JobView, Match } from '../../../core/index.js';
import type { AuditRecord } from '../../../core/index.js';

/** What a response shows of candidates, for the audit record: one record a request. */
export interface Shown extends Pick<AuditRecord, 'resource' | 'candidateIds' | 'versions'> {
  /** Of each row that has one. */
  inputHashes: readonly string[];
}

/** A candidate with what is known of them, the scores of their best jobs included; nothing before the first enrichment. */
export function shownCandidate({ candidate: { id, intelligence } }: CandidateView): { shown?: Shown } {
  if (!intelligence) return {};
  const { engineVersion: engine, taxonomyVersion: taxonomy, inputHash } = intelligence;
  // Without spreading: each GET of a candidate comes here.
  const resource = { type: 'candidate', id } as const;
  return { shown: { resource, candidateIds: [id], versions: { engine, taxonomy }, inputHashes: [inputHash] } };
}

/** The best candidates of a job with their scores. */
export function shownJob({ job, intelligence }: JobView): { shown?: Shown } {
  const { engineVersion: engine, taxonomyVersion: taxonomy, inputHash, topCandidates } = intelligence;
  const candidateIds = topCandidates.map(({ candidateId }) => candidateId);
  if (candidateIds.length === 0) return {};
  const resource = { type: 'job', id: job.id } as const;
  return { shown: { resource, candidateIds, versions: { engine, taxonomy }, inputHashes: [inputHash] } };
}

/** Matches of a job or of a candidate, also where there are none. */
export function shownMatches(resource: Shown['resource'], matches: readonly Match[]): { shown: Shown } {
  const [first] = matches;
  return {
    shown: {
      resource,
      candidateIds: [...new Set(matches.map(({ candidateId }) => candidateId))],
      versions: first ? { engine: first.engineVersion, taxonomy: first.taxonomyVersion } : null,
      inputHashes: matches.map(({ inputHash }) => inputHash),
    },
  };
}

/** Candidates like one, with their likeness. */
export function shownSimilar(id: string, candidateIds: readonly string[]): { shown: Shown } {
  const resource = { type: 'candidate', id } as const;
  return { shown: { resource, candidateIds: [id, ...candidateIds], versions: null, inputHashes: [] } };
}

/** The file of a candidate, its text, or all that is kept about them. `sha256`: of the file. */
export function shownOriginal(id: string, sha256?: string): { shown: Shown } {
  return { shown: { ...ofCandidate(id), versions: null, inputHashes: sha256 === undefined ? [] : [sha256] } };
}

function ofCandidate(id: string): Pick<Shown, 'resource' | 'candidateIds'> {
  return { resource: { type: 'candidate', id }, candidateIds: [id] };
}

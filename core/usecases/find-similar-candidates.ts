import type { Caller } from '../caller.js';
import type { Candidate, CandidateStatus } from '../candidate/candidate.js';
import { notFound } from '../domain-error.js';
import { inferCandidate, type InferenceTools } from '../intelligence/infer-candidate.js';
import type { SeniorityLevel } from '../job/requirements.js';
import type { CandidateFeatures } from '../matching/features.js';
import { tellingWeight } from '../matching/similarity.js';
import type { CandidateRepository } from '../ports/candidate-repository.js';
import type { TalentIndex } from '../ports/talent-index.js';
import { findDuplicates } from './find-duplicates.js';

export interface SimilarInput {
  id: string;
  limit: number;
  minScore?: number;
  /** `active` where not given. */
  status?: CandidateStatus;
  skill?: string;
}

export interface SimilarCandidate {
  candidate: Candidate;
  score: number;
  shared: { skills: string[]; occupations: string[]; seniority: SeniorityLevel | null };
  differences: { onlyThis: string[]; onlyOther: string[] };
}

/** At most this many differing skills are named on each side. */
const SHOWN_DIFFERENCES = 20;

/** The candidates most like one; never itself, a likely duplicate of the same person, or one without consent to matching; none for one without it. */
export class FindSimilarCandidates {
  constructor(private readonly ports: InferenceTools & { candidates: CandidateRepository; index: TalentIndex }) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: SimilarInput): Promise<SimilarCandidate[]> {
    const { ports } = this;
    const candidate = await ports.candidates.get(tenantId, input.id);
    if (!candidate) throw notFound('candidate');
    // Who has not consented is not scored from this side either.
    if (!candidate.consent.matching) return [];
    const features =
      candidate.features ?? inferCandidate(candidate, undefined, { generatedAt: candidate.updatedAt }, ports).features;
    const duplicates = await findDuplicates(ports.candidates, tenantId, candidate);
    const hits = await ports.index.similar(tenantId, {
      to: features,
      exceptIds: [candidate.id, ...duplicates.map(({ candidateId }) => candidateId)],
      status: input.status ?? 'active',
      ...(input.minScore === undefined ? {} : { minScore: input.minScore }),
      ...(input.skill === undefined ? {} : { skillId: ports.taxonomy.resolve(input.skill) }),
      limit: input.limit,
    });
    const others = await Promise.all(hits.map(({ candidateId }) => ports.candidates.get(tenantId, candidateId)));
    return hits.flatMap(({ score }, index) => {
      const other = others[index];
      return other?.features ? [{ candidate: other, score, ...this.compare(features, other.features) }] : [];
    });
  }

  private compare(one: CandidateFeatures, other: CandidateFeatures): Pick<SimilarCandidate, 'shared' | 'differences'> {
    const { taxonomy, occupations } = this.ports;
    const ids = (features: CandidateFeatures): string[] =>
      features.skills
        .map(({ id }) => id)
        .sort((a, b) => tellingWeight(b, taxonomy) - tellingWeight(a, taxonomy) || (a < b ? -1 : 1));
    const mine = ids(one);
    const theirs = ids(other);
    const names = (list: string[]): string[] => list.map((id) => taxonomy.skillName(id));
    const sharedOccupations = one.occupations.filter(({ id }) =>
      other.occupations.some((occupation) => occupation.id === id),
    );
    return {
      shared: {
        skills: names(mine.filter((id) => theirs.includes(id))),
        occupations: sharedOccupations.map(({ id }) => occupations.occupation(id)?.label ?? id),
        seniority: one.seniority === other.seniority ? one.seniority : null,
      },
      differences: {
        onlyThis: names(mine.filter((id) => !theirs.includes(id)).slice(0, SHOWN_DIFFERENCES)),
        onlyOther: names(theirs.filter((id) => !mine.includes(id)).slice(0, SHOWN_DIFFERENCES)),
      },
    };
  }
}

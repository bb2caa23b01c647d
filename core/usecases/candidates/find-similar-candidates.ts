import type { Caller } from '../../record/caller.js';
import type { Candidate, CandidateStatus } from '../../candidate/candidate.js';
import { isMatchable } from '../../candidate/consent.js';
import type { SeniorityLevel } from '../../job/requirements.js';
import type { CandidateFeatures } from '../../candidate/candidate-features.js';
import { scorableCandidate } from './scorable-candidate.js';
import { idfWeight } from '../../matching/similarity.js';
import type { Clock } from '../../ports/system/clock.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Enricher } from '../../ports/enricher.js';
import type { AnyOf } from '../../ports/page.js';
import { loadCandidate } from '../records/merged-candidate.js';
import { resolveSkills } from '../records/resolve-skills.js';
import type { TalentIndex } from '../../ports/talent-index.js';
import type { OccupationFinder } from '../../taxonomy/occupations.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import { findDuplicates } from './find-duplicates.js';

export interface SimilarInput {
  id: string;
  limit: number;
  minScore?: number;
  /** `active` where not given. */
  status?: AnyOf<CandidateStatus>;
  skill?: AnyOf<string>;
}

/** A candidate like another one, with what both share. */
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
  constructor(
    private readonly ports: {
      candidates: CandidateRepository;
      index: TalentIndex;
      enricher: Enricher;
      taxonomy: Taxonomy;
      occupations: OccupationFinder;
      clock: Clock;
    },
  ) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: SimilarInput): Promise<SimilarCandidate[]> {
    const { ports } = this;
    const candidate = await loadCandidate(ports.candidates, tenantId, input.id);
    // Who has not consented is not scored from this side either.
    const now = ports.clock.now();
    if (!isMatchable(candidate.consent, now)) return [];
    const { features } = await scorableCandidate(candidate, ports.enricher);
    const duplicates = await findDuplicates(ports.candidates, tenantId, candidate);
    const hits = await ports.index.similar(tenantId, {
      to: features,
      exceptIds: [candidate.id, ...duplicates.map(({ candidateId }) => candidateId)],
      status: input.status ?? 'active',
      ...(input.minScore === undefined ? {} : { minScore: input.minScore }),
      ...(input.skill === undefined ? {} : { skillId: resolveSkills(input.skill, ports.taxonomy) }),
      limit: input.limit,
    });
    const others = await Promise.all(hits.map(({ candidateId }) => ports.candidates.get(tenantId, candidateId)));
    return hits.flatMap(({ score }, index) => {
      const other = others[index];
      return other?.features && isMatchable(other.consent, now)
        ? [{ candidate: other, score, ...this.compare(features, other.features) }]
        : [];
    });
  }

  private compare(one: CandidateFeatures, other: CandidateFeatures): Pick<SimilarCandidate, 'shared' | 'differences'> {
    const { taxonomy, occupations } = this.ports;
    const ids = (features: CandidateFeatures, held: boolean, by: ReadonlySet<string>): string[] =>
      features.skills
        .flatMap(({ id }) => (by.has(id) === held ? [{ id, weight: idfWeight(id, taxonomy) }] : []))
        .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
        .map(({ id }) => id);
    const [mine, theirs] = [one, other].map(({ skills }) => new Set(skills.map(({ id }) => id))) as [
      Set<string>,
      Set<string>,
    ];
    const names = (list: string[]): string[] => list.map((id) => taxonomy.skillName(id));
    const sharedOccupations = one.occupations.filter(({ id }) =>
      other.occupations.some((occupation) => occupation.id === id),
    );
    return {
      shared: {
        skills: names(ids(one, true, theirs)),
        occupations: sharedOccupations.map(({ id }) => occupations.occupation(id)?.label ?? id),
        seniority: one.seniority === other.seniority ? one.seniority : null,
      },
      differences: {
        onlyThis: names(ids(one, false, theirs).slice(0, SHOWN_DIFFERENCES)),
        onlyOther: names(ids(other, false, mine).slice(0, SHOWN_DIFFERENCES)),
      },
    };
  }
}

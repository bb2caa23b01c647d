import type { PoolSurvey, TalentIndex } from '../../ports/talent-index.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import type { AssessedJob } from './assess-job.js';
import type { JobIntelligence } from './job-intelligence.js';

const TOP_CANDIDATES = 10;
/** Elasticity is measured for this many requirements, the required ones first. */
const MEASURED_REQUIREMENTS = 12;

export interface PoolMeasures extends Pick<JobIntelligence, 'supply' | 'elasticity' | 'skillsGap' | 'topCandidates'> {
  /** Of the pool that was measured. */
  revision: number;
}

/** What the tenant's candidates mean for a job: how many fit, what each requirement costs, what is rare, who fits best. */
export async function measurePool(
  tenantId: string,
  { features, weights, requirements }: Pick<AssessedJob, 'features' | 'weights' | 'requirements'>,
  { index, taxonomy }: { index: TalentIndex; taxonomy: Taxonomy },
): Promise<PoolMeasures> {
  const relaxed = requiredFirst(features.skills).slice(0, MEASURED_REQUIREMENTS);
  const substitutes = substitutesOf(requirements.skills, taxonomy);
  const survey = await index.survey(tenantId, {
    job: features,
    weights: weights.applied,
    relaxed,
    skillIds: [...new Set([...substitutes.keys(), ...[...substitutes.values()].flat()])],
    top: TOP_CANDIDATES,
  });
  return {
    revision: survey.revision,
    supply: survey.supply,
    elasticity: relaxed.map((position, at) => ({
      requirement: `/requirements/skills/${String(position)}`,
      label: features.skills[position]!.name,
      gainIfDropped: survey.relaxed[at]!.ifDropped,
      gainIfPreferred: survey.relaxed[at]!.ifPreferred,
    })),
    skillsGap: skillsGap(requirements.skills, substitutes, survey, taxonomy),
    topCandidates: survey.top.filter(({ score }) => score > 0),
  };
}

/** The places of the skills, those of required ones before those of preferred ones. */
function requiredFirst(skills: AssessedJob['features']['skills']): number[] {
  const places = [...skills.keys()];
  return [
    ...places.filter((at) => skills[at]!.importance === 'required'),
    ...places.filter((at) => skills[at]!.importance !== 'required'),
  ];
}

type WantedSkills = AssessedJob['requirements']['skills'];

function substitutesOf(skills: WantedSkills, taxonomy: Taxonomy): Map<string, string[]> {
  return new Map(skills.map(({ id }) => [id, taxonomy.substitutesFor(id).map((substitute) => substitute.id)]));
}

const SHOWN_SUBSTITUTES = 3;
/** A skill that fewer of the pool have than this is a gap. */
const SCARCE = 0.2;

function skillsGap(
  skills: WantedSkills,
  substitutes: ReadonlyMap<string, string[]>,
  { shares }: PoolSurvey,
  taxonomy: Taxonomy,
): PoolMeasures['skillsGap'] {
  const shareOf = (id: string): number => Math.round((shares.get(id) ?? 0) * 1000) / 1000;
  return skills
    .filter(({ id }) => shareOf(id) < SCARCE)
    .map(({ id, name }) => ({
      skillId: id,
      name,
      poolShare: shareOf(id),
      substitutes: (substitutes.get(id) ?? [])
        .map((substitute) => ({ name: taxonomy.skillName(substitute), poolShare: shareOf(substitute) }))
        .filter(({ poolShare }) => poolShare > 0)
        .sort((a, b) => b.poolShare - a.poolShare || (a.name < b.name ? -1 : 1))
        .slice(0, SHOWN_SUBSTITUTES),
    }))
    .sort((a, b) => a.poolShare - b.poolShare);
}

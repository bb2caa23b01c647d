import type { JobFeatures } from '../matching/features.js';
import { askedCategories } from '../matching/scorer.js';
import { applyWeights, type FullWeights } from '../matching/weights.js';
import type { TalentIndex } from '../ports/talent-index.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type { AssessedJob } from './assess-job.js';
import type { JobIntelligence } from './job-intelligence.js';

const TOP_CANDIDATES = 10;
/** Elasticity is measured for this many requirements, the required ones first: each costs two looks at the whole pool. */
const MEASURED_REQUIREMENTS = 12;

type PoolMeasures = Pick<JobIntelligence, 'supply' | 'elasticity' | 'skillsGap' | 'topCandidates'>;

/** What the tenant's candidates mean for a job: how many fit, what each requirement costs, what is rare, who fits best. */
export async function measurePool(
  tenantId: string,
  { features, weights, requirements }: AssessedJob,
  { index, taxonomy }: { index: TalentIndex; taxonomy: Taxonomy },
): Promise<PoolMeasures> {
  const supply = await index.supply(tenantId, { job: features, weights: weights.applied });
  const strong = strongOf(supply);
  const gain = async (changed: JobFeatures): Promise<number> => {
    const applied = reweigh(weights.applied, changed);
    // Dropping a skill moves its weight to the others, by which somebody may leave the band: that is no gain.
    return Math.max(0, strongOf(await index.supply(tenantId, { job: changed, weights: applied })) - strong);
  };
  const elasticity: PoolMeasures['elasticity'] = [];
  const order = features.skills
    .map((skill, position) => ({ skill, position }))
    .sort(
      (a, b) =>
        Number(b.skill.importance === 'required') - Number(a.skill.importance === 'required') ||
        a.position - b.position,
    );
  for (const { skill, position } of order.slice(0, MEASURED_REQUIREMENTS)) {
    const without = { ...features, skills: features.skills.filter((_, at) => at !== position) };
    const softened = {
      ...features,
      skills: features.skills.map((each, at) =>
        at === position ? { ...each, importance: 'preferred' as const } : each,
      ),
    };
    elasticity.push({
      requirement: `/requirements/skills/${String(position)}`,
      label: skill.name,
      gainIfDropped: await gain(without),
      gainIfPreferred: skill.importance === 'preferred' ? 0 : await gain(softened),
    });
  }
  return {
    supply,
    elasticity,
    skillsGap: await skillsGap(tenantId, requirements, index, taxonomy),
    topCandidates: await top(tenantId, features, weights.applied, index),
  };
}

function strongOf({ bands }: JobIntelligence['supply']): number {
  return bands.excellent + bands.strong;
}

/** The weights without the categories in which the changed job asks nothing any more. */
function reweigh(weights: FullWeights, changed: JobFeatures): FullWeights {
  const asked = askedCategories(changed);
  return applyWeights(weights, weights, asked);
}

const SHOWN_SUBSTITUTES = 3;
/** A skill that fewer of the pool have than this is a gap. */
const SCARCE = 0.2;

async function skillsGap(
  tenantId: string,
  { skills }: AssessedJob['requirements'],
  index: TalentIndex,
  taxonomy: Taxonomy,
): Promise<PoolMeasures['skillsGap']> {
  const substitutes = new Map(
    skills.map(({ id }) => [id, taxonomy.substitutesFor(id).map((substitute) => substitute.id)]),
  );
  const shares = await index.poolShare(tenantId, [
    ...new Set([...skills.map(({ id }) => id), ...[...substitutes.values()].flat()]),
  ]);
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

async function top(
  tenantId: string,
  job: JobFeatures,
  weights: FullWeights,
  index: TalentIndex,
): Promise<PoolMeasures['topCandidates']> {
  const ranked = await index.rank(tenantId, { job, weights, status: 'active', limit: TOP_CANDIDATES });
  return ranked.filter(({ score }) => score > 0);
}

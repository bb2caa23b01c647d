import type { Clock } from '../../ports/system/clock.js';
import type { Digest } from '../../ports/system/digest.js';
import type { TalentIndex } from '../../ports/talent-index.js';
import { ENGINE_VERSION } from '../../record/engine-version.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import { canonicalJson } from '../../text/canonical-json.js';
import type { AssessedJob } from './assess-job.js';
import type { JobIntelligence } from './job-intelligence.js';
import { measurePool } from './measure-pool.js';

/** The intelligence of an assessed job, with the tenant's candidates as they are now, and the revision of the pool that was measured. */
export async function measureIntelligence(
  tenantId: string,
  assessed: AssessedJob,
  ports: { index: TalentIndex; taxonomy: Taxonomy; digest: Digest; clock: Clock },
): Promise<{ revision: number; intelligence: JobIntelligence }> {
  const { revision, ...pool } = await measurePool(tenantId, assessed, ports);
  const { requirements, occupation, pay, workplace, location, weights, findings, features } = assessed;
  const intelligence: JobIntelligence = {
    generatedAt: ports.clock.now().toISOString(),
    engineVersion: ENGINE_VERSION,
    taxonomyVersion: ports.taxonomy.version,
    inputHash: ports.digest.sha256(canonicalJson({ features, weights: weights.applied })),
    stale: false,
    requirements,
    occupation: occupation && {
      id: occupation.id,
      label: occupation.label,
      confidence: occupation.confidence,
      codes: occupation.codes,
    },
    pay,
    workplace,
    location,
    weights,
    ...pool,
    findings,
  };
  return { revision, intelligence };
}

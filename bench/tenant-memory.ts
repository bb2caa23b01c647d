// What the index of a tenant takes in memory, by the number of its candidates, beside what the service reckons with when it decides which
// tenants to keep (INDEX_MEMORY_MB). Each size is measured over many tenants, which share nothing but the taxonomy.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ColumnarTalentIndex, estimatedBytes } from '../adapters/talent-index/index.js';
import { openPackagedTaxonomy } from '../adapters/taxonomy-files/index.js';
import { candidateWith, seededRandom, TalentPool } from './data/talent-pool.js';

/** Candidates of a tenant, and tenants enough for some dozen megabytes. */
const SIZES = [
  [1, 3000],
  [10, 2000],
  [100, 1000],
  [1000, 100],
  [10_000, 20],
  [100_000, 3],
  [300_000, 1],
] as const;
const TENANT = 'tnt_bench';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const { taxonomy, occupations } = await openPackagedTaxonomy();

function bytesInUse(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** In one piece, as a database's driver hands it over. */
function idOf(number: number): string {
  return Buffer.from(`cand_01kg${number.toString(32).padStart(22, '0')}`).toString('latin1');
}

/** Bytes of one tenant's index. */
function measure(candidates: number, tenants: number): number {
  const pool = new TalentPool(seededRandom(7), taxonomy, occupations);
  const indexes: ColumnarTalentIndex[] = [];
  const before = bytesInUse();
  for (let tenant = 0; tenant < tenants; tenant += 1) {
    const index = new ColumnarTalentIndex(taxonomy);
    for (let at = 0; at < candidates; at += 1) {
      index.put(TENANT, candidateWith(idOf(tenant * candidates + at), pool.features()));
    }
    indexes.push(index);
  }
  const bytes = (bytesInUse() - before) / tenants;
  if (indexes.some((index) => index.size(TENANT) !== candidates)) throw new Error('A candidate is missing.');
  return bytes;
}

console.log('| candidates of a tenant | bytes | bytes a candidate | reckoned with |');
console.log('|---:|---:|---:|---:|');
// The first run also loads and compiles.
measure(1000, 10);
for (const [candidates, tenants] of SIZES) {
  const bytes = measure(candidates, tenants);
  const cells = [candidates, bytes, bytes / candidates, estimatedBytes(candidates)];
  console.log(`| ${cells.map((value) => Math.round(value).toLocaleString('en')).join(' | ')} |`);
}

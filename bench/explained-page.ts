// What an explained page of 25 matches and 25 similar candidates cost beside their ranking: the use cases over invented pools in memory, without HTTP.
// Environment: BENCH_SIZES.
import { InProcessEnricher, TaxonomyJobAdReader } from '../adapters/enrichment/index.js';
import { createImportReader } from '../adapters/http-koa/index.js';
import { createMemoryStore, InProcessEventBus, SequentialIds } from '../adapters/memory/index.js';
import { NodeDigest, NodeRandomness, SystemClock } from '../adapters/system/index.js';
import { ColumnarTalentIndex } from '../adapters/talent-index/index.js';
import { openPackagedTaxonomy } from '../adapters/taxonomy-files/index.js';
import { RecordingWebhookSender } from '../bootstrap/testing/index.js';
import { createApplication, SYSTEM, type Application, type Caller } from '../core/index.js';
import { jobBody } from './data/http-records.js';
import { candidateWith, seededRandom, TalentPool } from './data/talent-pool.js';

const SIZES = (process.env['BENCH_SIZES'] ?? '10000,100000').split(',').map(Number);
const JOBS = 40;
const ROUNDS = 5;
const LIMIT = 25;
const caller: Caller = { tenantId: 'tnt_bench', actor: SYSTEM, requestId: null };

const { taxonomy, occupations } = await openPackagedTaxonomy();

/** Counts the time of what the index does for a use case. */
class TimedIndex extends ColumnarTalentIndex {
  spentMs = 0;

  override async rank(...input: Parameters<ColumnarTalentIndex['rank']>) {
    const begun = performance.now();
    const ranked = await super.rank(...input);
    this.spentMs += performance.now() - begun;
    return ranked;
  }

  override async similar(...input: Parameters<ColumnarTalentIndex['similar']>) {
    const begun = performance.now();
    const found = await super.similar(...input);
    this.spentMs += performance.now() - begun;
    return found;
  }
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function measure(size: number): Promise<string[]> {
  const clock = new SystemClock();
  const digest = new NodeDigest();
  const store = createMemoryStore({ clock });
  const index = new TimedIndex(taxonomy);
  const enricher = new InProcessEnricher({ taxonomy, occupations, digest });
  const app = createApplication({
    ...{ ...store, taxonomy, occupations, clock, digest, index, enricher },
    ...{ sender: new RecordingWebhookSender(), bus: new InProcessEventBus() },
    ...{ importReader: createImportReader((file) => enricher.detectContentType(file)), ids: new SequentialIds() },
    ...{ jobAds: new TaxonomyJobAdReader(taxonomy, occupations), randomness: new NodeRandomness() },
  });
  const pool = new TalentPool(seededRandom(7), taxonomy, occupations);
  const ids: string[] = [];
  for (let number = 0; number < size; number += 1) {
    const candidate = candidateWith(`cand_01kg${number.toString(32).padStart(22, '0')}`, pool.features());
    ids.push(candidate.id);
    await store.candidates.insert(caller.tenantId, { candidate, outbox: { events: [] } });
    index.put(caller.tenantId, candidate);
  }
  const jobs: string[] = [];
  for (let number = 0; number < JOBS; number += 1) {
    const input = JSON.parse(jobBody(number)) as Parameters<Application['createJob']['execute']>[1];
    jobs.push((await app.createJob.execute(caller, input)).id);
  }
  const times = async (run: (at: number) => Promise<unknown>): Promise<{ all: number; ranking: number }> => {
    const all: number[] = [];
    const ranking: number[] = [];
    for (let at = 0; at < JOBS * ROUNDS; at += 1) {
      index.spentMs = 0;
      const begun = performance.now();
      await run(at);
      if (at < JOBS) continue;
      all.push(performance.now() - begun);
      ranking.push(index.spentMs);
    }
    return { all: median(all), ranking: median(ranking) };
  };
  const page = await times((at) => app.matchCandidates.execute(caller, { id: jobs[at % JOBS]!, limit: LIMIT }));
  const similar = await times((at) =>
    app.findSimilarCandidates.execute(caller, { id: ids[(at * 7919) % size]!, limit: LIMIT }),
  );
  return [
    size.toLocaleString('en'),
    page.ranking.toFixed(2),
    page.all.toFixed(2),
    (page.all / page.ranking).toFixed(1),
    similar.ranking.toFixed(2),
    similar.all.toFixed(2),
  ];
}

console.log('| candidates | ranking p50 ms | explained page p50 ms | ratio | similar, index p50 ms | similar p50 ms |');
console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
for (const size of SIZES) console.log(`| ${(await measure(size)).join(' | ')} |`);

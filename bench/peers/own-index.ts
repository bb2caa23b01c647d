import { aJob } from '../../bootstrap/testing/builders/index.js';
import { NodeDigest, SystemClock } from '../../adapters/system/index.js';
import { ColumnarTalentIndex } from '../../adapters/talent-index/index.js';
import type { Taxonomy } from '../../core/index.js';
import { MatchMaker } from '../../core/matching/match-maker.js';
import { type CandidateFeatures, type OccupationFinder, prepareJob, scoreCandidate } from '../../core/spi.js';
import { candidateWith } from '../data/talent-pool.js';
import { BEST, type Peer, type PoolEntry, type Question } from './peer.js';

const TENANT = 'tnt_bench';
const PREFIX = 'cand_01kg';

/** The index of this project: the exact order of the score. */
export class OwnIndex implements Peer {
  private readonly index: ColumnarTalentIndex;

  constructor(protected readonly taxonomy: Taxonomy) {
    this.index = new ColumnarTalentIndex(taxonomy);
  }

  put(entries: readonly PoolEntry[]): void {
    for (const entry of entries) this.replace(entry);
  }

  async best({ job, weights }: Question): Promise<number[]> {
    const ranked = await this.index.rank(TENANT, { job, weights, status: 'active', limit: BEST });
    return ranked.map(({ candidateId }) => Number.parseInt(candidateId.slice(PREFIX.length), 32));
  }

  replace({ id, features }: PoolEntry): void {
    this.index.put(TENANT, candidateWith(id, features));
  }
}

/** The same, and each of the best is explained with evidence, categories and sentences, from candidates that are kept in memory. */
export class OwnIndexExplained extends OwnIndex {
  private readonly features = new Map<number, PoolEntry>();
  private readonly maker: MatchMaker;
  private readonly job = aJob();

  constructor(taxonomy: Taxonomy, occupations: OccupationFinder) {
    super(taxonomy);
    this.maker = new MatchMaker({ taxonomy, occupations, digest: new NodeDigest(), clock: new SystemClock() });
  }

  override async best(question: Question): Promise<number[]> {
    const numbers = await super.best(question);
    const scorable = prepareJob(question.job, question.weights, this.taxonomy);
    for (const number of numbers) {
      const { id, features } = this.features.get(number)!;
      this.maker.match({ ...candidateWith(id, features), features }, { job: this.job, scorable });
    }
    return numbers;
  }

  override replace(entry: PoolEntry): void {
    this.features.set(entry.number, entry);
    super.replace(entry);
  }
}

/** The scorer of the core over plain objects, one after the other: what "exact" means here. */
export class PlainObjects implements Peer {
  private readonly features: CandidateFeatures[] = [];

  constructor(private readonly taxonomy: Taxonomy) {}

  put(entries: readonly PoolEntry[]): void {
    for (const entry of entries) this.replace(entry);
  }

  best({ job, weights }: Question): number[] {
    const prepared = prepareJob(job, weights, this.taxonomy);
    return this.features
      .map((features, at) => ({ number: at + 1, score: scoreCandidate(features, prepared).score }))
      .sort((a, b) => b.score - a.score || a.number - b.number)
      .slice(0, BEST)
      .map(({ number }) => number);
  }

  replace({ number, features }: PoolEntry): void {
    this.features[number - 1] = features;
  }
}

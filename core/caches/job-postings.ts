import type { CandidateFeatures } from '../candidate/candidate-features.js';
import type { FullWeights } from '../job/category-weights.js';
import { BAND_FLOORS } from '../matching/bands.js';
import { expectedWeight } from '../matching/expected-weight.js';
import { fieldScore, withField } from '../matching/field-of-work.js';
import type { Band } from '../matching/match.js';
import { coreReached, OTHER_MERITS, pointsOf, scoreOfPoints, weightTenths } from '../matching/points.js';
import type { PreparedJob } from '../matching/prepared-job.js';
import { scoreOccupation } from '../matching/score-title.js';
import { certificationFeatures, scoreCandidate } from '../matching/scorer.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import { WantedPostings } from './wanted-postings.js';

export interface ScoredJob {
  prepared: PreparedJob;
  score: number;
  band: Band;
}

/** A job, with what the query under way has found of it. */
interface Entry {
  prepared: PreparedJob;
  tenths: FullWeights;
  /** Of its skills, those that make the full score. */
  skillWeights: number;
  /** The query that has found something last; older figures are void. */
  query: number;
  earned: number;
  title: number;
  certifications: number;
}

const MOST = 100;

/**
 * Finds the jobs that score best for a candidate without scoring all of them. Other merits count as far as skills and title fit, so that a job
 * of whose skills, field of work, title and certificates nothing is there scores 0. Of the others, the postings give a bound that no score exceeds, and jobs
 * are scored in the order of their bounds until none that is left can be among the best: the result is that of scoring every job.
 */
export class JobPostings {
  private readonly entries = new Map<string, Entry>();
  private readonly skills: WantedPostings<Entry>;
  private readonly certifications: WantedPostings<Entry>;
  /** By the occupation that is wanted, and those that share typical skills with it. */
  private readonly byOccupation = new Map<string, Set<Entry>>();
  private readonly byFamily = new Map<string, Set<Entry>>();
  private readonly byTitleWord = new Map<string, Set<Entry>>();
  /** Jobs that may fit whom the postings say nothing of: neither skills nor title weigh anything, or the field of work alone may be enough. */
  private readonly openToAll = new Set<Entry>();
  private query = 0;

  constructor(taxonomy: Taxonomy) {
    this.skills = new WantedPostings(taxonomy);
    this.certifications = new WantedPostings(taxonomy);
  }

  put(prepared: PreparedJob): void {
    const { job, scorable } = prepared;
    this.remove(job.id);
    const tenths = weightTenths(scorable.weights);
    const skillWeights = expectedWeight(scorable.skills);
    const entry = { prepared, tenths, skillWeights, query: 0, earned: 0, title: 0, certifications: 0 };
    this.entries.set(job.id, entry);
    this.skills.add(entry, scorable.skills);
    this.certifications.add(entry, scorable.certifications);
    for (const [lists, key] of this.titleKeys(entry)) lists.set(key, (lists.get(key) ?? new Set()).add(entry));
    if (tenths.skills + tenths.title === 0 || boundOf(entry, MOST) >= BAND_FLOORS.partial) this.openToAll.add(entry);
  }

  remove(id: string): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    const { scorable } = entry.prepared;
    this.entries.delete(id);
    this.skills.remove(entry, scorable.skills);
    this.certifications.remove(entry, scorable.certifications);
    for (const [lists, key] of this.titleKeys(entry)) {
      const list = lists.get(key);
      if (list?.delete(entry) && list.size === 0) lists.delete(key);
    }
    this.openToAll.delete(entry);
  }

  /** The best jobs of a band above `weak`, best first. */
  best(features: CandidateFeatures, limit: number): ScoredJob[] {
    const found = this.find(features)
      .map((entry) => ({ entry, bound: boundOf(entry, fieldOf(entry, features)) }))
      .filter(({ bound }) => bound >= BAND_FLOORS.partial)
      .sort((a, b) => b.bound - a.bound);
    const best: ScoredJob[] = [];
    for (const { entry, bound } of found) {
      const last = best[limit - 1];
      if (last && bound < last.score) break;
      const scored = scoreJob(features, entry.prepared);
      if (scored) insertScored(best, scored, limit);
    }
    return best;
  }

  private find(features: CandidateFeatures): Entry[] {
    this.query += 1;
    const found: Entry[] = [];
    const touch = (entry: Entry): Entry => {
      if (entry.query !== this.query) {
        Object.assign(entry, { query: this.query, earned: 0, title: 0, certifications: 0 });
        found.push(entry);
      }
      return entry;
    };
    if (features.hasSkillData)
      this.skills.forEachEarned(features.skills, ({ holders, credit }) => {
        for (const [entry, weight] of holders) touch(entry).earned += weight * credit;
      });
    this.certifications.forEachEarned(certificationFeatures(features), ({ holders }) => {
      for (const entry of holders.keys()) touch(entry).certifications = MOST;
    });
    for (const occupation of features.occupations)
      for (const list of [this.byOccupation.get(occupation.id), this.byFamily.get(occupation.family)])
        for (const entry of list ?? []) {
          const wanted = entry.prepared.scorable.features.occupation;
          if (wanted) touch(entry).title = Math.max(touch(entry).title, scoreOccupation(occupation, wanted));
        }
    for (const { word } of features.titleWords ?? [])
      for (const entry of this.byTitleWord.get(word) ?? []) touch(entry).title = MOST;
    for (const entry of this.openToAll) touch(entry);
    return found;
  }

  private titleKeys({ prepared }: Entry): [Map<string, Set<Entry>>, string][] {
    const { occupation, titleWords } = prepared.scorable.features;
    const words = titleWords.map(({ word }): [Map<string, Set<Entry>>, string] => [this.byTitleWord, word]);
    if (!occupation) return words;
    const near = Object.keys({ ...occupation.related, ...occupation.neighbours }).map(
      (id): [Map<string, Set<Entry>>, string] => [this.byOccupation, id],
    );
    return [[this.byOccupation, occupation.id], [this.byFamily, occupation.family], ...near, ...words];
  }
}

/** `undefined` for a job that is not shown: too little fits, or is known. */
export function scoreJob(features: CandidateFeatures, prepared: PreparedJob): ScoredJob | undefined {
  const { score, band } = scoreCandidate(features, prepared.scorable);
  return band === 'insufficient_data' || band === 'weak' ? undefined : { prepared, score, band };
}

export function ranksBefore(one: ScoredJob, other: ScoredJob): boolean {
  return one.score === other.score ? one.prepared.job.id < other.prepared.job.id : one.score > other.score;
}

/** Puts one in its place among the best, of which at most `limit` are kept. */
export function insertScored(best: ScoredJob[], scored: ScoredJob, limit: number): void {
  let at = best.length;
  while (at > 0 && ranksBefore(scored, best[at - 1]!)) at -= 1;
  best.splice(at, 0, scored);
  if (best.length > limit) best.pop();
}

/** What the skills show of the fields of work that a job asks for. */
function fieldOf({ prepared }: Entry, { fields, hasSkillData }: CandidateFeatures): number {
  return hasSkillData ? fieldScore(fields, prepared.scorable.features.fields) : 0;
}

/** With all that the postings do not say at its best. */
function boundOf({ prepared, tenths, skillWeights, earned, title, certifications }: Entry, field: number): number {
  const asked = skillWeights === 0 ? 0 : Math.min(MOST, Math.ceil((MOST * earned) / skillWeights));
  const skills = prepared.scorable.features.fields ? withField(asked, field) : asked;
  const core = tenths.skills * skills + tenths.title * Math.ceil(title);
  const others = OTHER_MERITS.reduce((points, category) => points + tenths[category] * MOST, 0);
  const reached = coreReached(core, tenths.skills + tenths.title);
  return scoreOfPoints(pointsOf(core, tenths.certifications * certifications, others, reached));
}

import type { SeniorityLevel } from '../job/requirements.js';
import type { Occupation } from './model.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { tokenize } from './tokens.js';

export interface OccupationHit {
  occupation: Occupation;
  /** Share of the title's own words that name the occupation, 0–1. */
  confidence: number;
}

/** Tells occupation and seniority from a job title. */
export class OccupationFinder {
  private readonly matcher = new PhraseMatcher<Occupation>();
  private readonly levels = new PhraseMatcher<SeniorityLevel>();
  private readonly byId = new Map<string, Occupation>();

  constructor(
    occupations: readonly Occupation[],
    readonly families: ReadonlyMap<string, string>,
    seniority: readonly (readonly [string, string])[],
  ) {
    for (const occupation of occupations) {
      this.byId.set(occupation.id, occupation);
      for (const title of [occupation.label, ...occupation.titles]) this.matcher.add(title, occupation);
    }
    for (const [form, level] of seniority) this.levels.add(form, level as SeniorityLevel);
  }

  get size(): number {
    return this.byId.size;
  }

  occupation(id: string): Occupation | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Occupation> {
    return this.byId.values();
  }

  /** The occupation that a title names: the longest phrase, the last of equals, because the head of an English title stands last. */
  ofTitle(title: string): OccupationHit | undefined {
    const hits = this.matcher.find(title);
    let best = hits[0];
    for (const hit of hits) if (best && hit.length >= best.length) best = hit;
    if (!best) return undefined;
    const words = tokenize(title).length - this.levels.find(title).reduce((sum, hit) => sum + hit.length, 0);
    return { occupation: best.value, confidence: Math.min(1, round(best.length / Math.max(1, words, best.length))) };
  }

  /** The level that the words of a title name, if any. Longer forms win: "account manager" is no manager of people. */
  seniorityOf(title: string): SeniorityLevel | undefined {
    const hits = this.levels.find(title);
    let best = hits[0];
    for (const hit of hits) if (best && RANK[hit.value] > RANK[best.value] && hit.length >= best.length) best = hit;
    return best?.value;
  }
}

const RANK: Readonly<Record<SeniorityLevel, number>> = {
  mid: 0,
  intern: 1,
  entry: 2,
  senior: 3,
  lead: 4,
  manager: 5,
  director: 6,
  vp: 7,
  executive: 8,
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

import { type Candidate, EDUCATION_LEVELS, SENIORITY_LEVELS, type Taxonomy } from '../../core/index.js';
import {
  type CandidateFeatures,
  familiesOfCandidate,
  fieldsOfCandidate,
  fieldsOfJob,
  type FullWeights,
  inferTitleWords,
  type JobFeatures,
  type Occupation,
  type OccupationFinder,
  requestedCategories,
  type SkillFeature,
  suggestWeights,
} from '../../core/spi.js';
import { aCandidate } from '../../bootstrap/testing/builders/index.js';

/** Invented candidates and jobs that look like real ones: the typical skills of their occupations, some of their fields, some of all. */
export class TalentPool {
  private readonly all: Occupation[];
  private readonly byFamily = new Map<string, Occupation[]>();
  private readonly softSkills: string[];
  private readonly certificates: string[];

  constructor(
    private readonly random: () => number,
    private readonly taxonomy: Taxonomy,
    private readonly occupations: OccupationFinder,
  ) {
    this.all = [...occupations.all()].filter(({ skills }) => skills.length > 0);
    for (const each of this.all) this.byFamily.set(each.family, [...(this.byFamily.get(each.family) ?? []), each]);
    const skills = [...taxonomy.allSkills()];
    this.softSkills = skills.filter(({ type }) => type === 'soft').map(({ id }) => id);
    this.certificates = skills.filter(({ type }) => type === 'certification').map(({ id }) => id);
  }

  features(): CandidateFeatures {
    const occupation = this.occupation();
    const others = this.times(this.upTo(3), () => this.pick(this.byFamily.get(occupation.family)!));
    const months = this.chance(0.9) ? Math.round(420 * this.random() ** 1.6) : null;
    const skills = new Map<string, SkillFeature>();
    const learn = (id: string): void => {
      const dated = months !== null && this.chance(0.7);
      skills.set(id, {
        id,
        months: dated ? Math.round(months * this.random()) : null,
        yearsSinceUse: dated ? this.upTo(9) : null,
      });
    };
    const typical = [occupation, ...others].flatMap((each) => each.skills);
    if (this.chance(0.95)) {
      for (let count = 5 + this.upTo(10); count > 0; count -= 1) learn(this.pick(typical));
      for (let count = this.upTo(3); count > 0; count -= 1) learn(this.softSkill());
      if (this.chance(0.4)) learn(this.pick(this.occupation().skills));
      if (this.chance(0.3))
        learn(`~${this.pick(['in-house tool', 'own method', 'local register'])} ${String(this.upTo(5000))}`);
    }
    const names = [...skills.keys()].map((id) => this.taxonomy.skillName(id));
    const labels = [occupation, ...others].map(({ label }) => label);
    const positions = new Map([occupation, ...others].map(({ id, family }) => [id, family]));
    return {
      skills: [...skills.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
      occupations: this.chance(0.95)
        ? [...positions].map(([id, family], at) => ({ id, family, weight: [1, 0.6, 0.36, 0.22][at]! }))
        : [],
      titleWords: inferTitleWords(
        [occupation, ...others].map(({ label, titles }) => this.pick([label, ...titles])),
        this.occupations.titleWords,
      ),
      families: familiesOfCandidate({ skills: names, occupations: labels }, this.occupations.familyWords),
      fields: fieldsOfCandidate(names, this.occupations.familyWords),
      seniority: this.chance(0.9) ? this.pick(SENIORITY_LEVELS) : null,
      education: this.chance(0.85) ? this.pick(EDUCATION_LEVELS) : null,
      languages: this.languages(),
      certifications: this.times(this.chance(0.2) ? 1 + this.upTo(2) : 0, () => this.pick(this.certificates)),
      experienceMonths: months,
      hasSkillData: true,
    };
  }

  job(): { job: JobFeatures; weights: FullWeights } {
    const occupation = this.occupation();
    const wanted = new Set(this.times(4 + this.upTo(5), () => this.pick(occupation.skills)));
    if (this.chance(0.5)) wanted.add(this.softSkill());
    const title = this.pick([occupation.label, ...occupation.titles]);
    const named = [...wanted].map((id, at) => ({
      name: this.taxonomy.skillName(id),
      importance: at < 5 ? ('required' as const) : ('preferred' as const),
    }));
    const fields = fieldsOfJob({ title, skills: named }, this.occupations.familyWords);
    const job: JobFeatures = {
      skills: [...wanted].map((id, at) => ({
        id,
        name: id,
        importance: at < 5 ? 'required' : 'preferred',
        minMonths: this.chance(0.4) ? 12 * (1 + this.upTo(5)) : null,
      })),
      minMonths: this.chance(0.8) ? 12 * (1 + this.upTo(8)) : null,
      maxMonths: null,
      education: this.chance(0.5) ? 'bachelor' : null,
      languages: this.chance(0.4) ? [{ code: 'en', minLevel: 'B2' }] : [],
      certifications: this.chance(0.2) ? [this.pick(this.certificates)].map((id) => ({ id, name: id })) : [],
      seniority: this.chance(0.8) ? this.pick(SENIORITY_LEVELS) : null,
      occupation: {
        id: occupation.id,
        label: occupation.label,
        family: occupation.family,
        related: this.occupations.relatedTo(occupation.id),
      },
      titleWords: this.occupations.titleWords.written(title),
      families: fields.map(({ family }) => family),
      fields,
    };
    return { job, weights: suggestWeights(requestedCategories(job)) };
  }

  private occupation(): Occupation {
    // Some occupations are far more common than others.
    return this.all[Math.floor(this.all.length * this.random() ** 1.5)]!;
  }

  private softSkill(): string {
    return this.softSkills[Math.floor(this.softSkills.length * this.random() ** 3)]!;
  }

  private languages(): CandidateFeatures['languages'] {
    const levels = ['B1', 'B2', 'C1', 'C2', 'native', null] as const;
    const codes = ['en', 'de', 'fr', 'es', 'it', 'pl', 'tr'];
    const spoken = new Set(this.times(this.upTo(4), () => codes[Math.floor(codes.length * this.random() ** 2)]!));
    return [...spoken].sort().map((code) => ({ code, level: this.pick(levels) }));
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }

  /** 0 to before `count`. */
  private upTo(count: number): number {
    return Math.floor(this.random() * count);
  }

  private chance(share: number): boolean {
    return this.random() < share;
  }

  private times<T>(count: number, make: () => T): T[] {
    return Array.from({ length: count }, make);
  }
}

/** A candidate with these features and nothing else. */
export function candidateWith(id: string, features: CandidateFeatures): Candidate {
  return aCandidate({ id, features, callerLayer: {} });
}

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

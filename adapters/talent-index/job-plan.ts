import {
  prepareJob,
  type CandidateStatus,
  type FullWeights,
  type JobFeatures,
  type Taxonomy,
} from '../../core/index.js';
import { scoreTitle } from '../../core/matching/score-title.js';
import { categoryScore, type ScorableJob } from '../../core/matching/scorer.js';
import type { Block } from './block.js';
import { NO_SKILL_DATA, type Lexicon } from './lexicon.js';
import { OccupationLists } from './occupation-lists.js';
import { BLOCK_SIZE, SLOT_MASK } from './postings.js';
import { monthsCode, monthsOfCode } from './row.js';
import { only } from './shape.js';
import {
  CEILING,
  CERTIFICATIONS,
  EXPERIENCE,
  LANGUAGES,
  SETTLED,
  shapeTable,
  SKILLS,
  STRIDE,
  TITLE,
  type ShapeTable,
} from './shape-table.js';
import { WantedScores } from './wanted-lists.js';

const NOT_YET = 255;

/** A job against the lexicon of a pool: everything that is the same for many of its candidates, computed once. */
export class JobPlan {
  readonly shapes: ShapeTable;
  private readonly job: ScorableJob;
  private readonly wantedSkills: WantedScores;
  private readonly wantedCertifications: WantedScores;
  private readonly occupations: OccupationLists;
  /** Scores by months code, and by number of the list of languages; those of languages when first met. */
  private readonly experience: Uint8Array;
  private readonly languages: Uint8Array;

  constructor(
    query: { job: JobFeatures; weights: FullWeights },
    private readonly lexicon: Lexicon,
    taxonomy: Taxonomy,
    status?: CandidateStatus,
  ) {
    const job = prepareJob(query.job, query.weights, taxonomy);
    const wanted = job.weights.title > 0 ? job.features.occupation : null;
    this.job = job;
    this.wantedSkills = new WantedScores(job.weights.skills > 0 ? job.skills : [], 'skills', lexicon, taxonomy);
    this.wantedCertifications = new WantedScores(
      job.weights.certifications > 0 ? job.certifications : [],
      'certifications',
      lexicon,
      taxonomy,
    );
    this.occupations = new OccupationLists(lexicon, (each) => (wanted ? Math.round(scoreTitle([each], wanted)) : 0));
    this.shapes = shapeTable(job, lexicon, this.occupations.most, status);
    this.experience = new Uint8Array(monthsCode(Math.ceil(job.features.minMonths ?? 0)) + 1);
    for (let code = 1; code < this.experience.length; code += 1) {
      this.experience[code] = categoryScore('experience', only({ experienceMonths: monthsOfCode(code) }), job) ?? 0;
    }
    this.languages = new Uint8Array(lexicon.languages.values.length).fill(job.weights.languages > 0 ? NOT_YET : 0);
  }

  /**
   * Σ applied weight in tenths × category score, of each candidate of a block with the wanted status who may reach `fewest`; most others
   * are left out. Valid until the next call of any plan.
   */
  read(block: Block, fewest: number): Points {
    this.occupations.writeTo(TITLE_SCORES.fill(0), block);
    this.wantedCertifications.writeTo(CERTIFICATION_SCORES.fill(0), SLOTS, block);
    let open = this.wantedSkills.writeTo(SKILL_SCORES.fill(0), SLOTS, block);
    let slots = SLOTS;
    if (this.shapes.ceiling < fewest) {
      open = this.addWithoutSkillData(block, open);
    } else {
      slots = EVERY_SLOT;
      open = block.count;
    }
    const { shapes, experience: months, languages: lists } = block;
    const { experience, languages } = this;
    const { numbers } = this.shapes;
    const lastCode = experience.length - 1;
    let count = 0;
    for (let each = 0; each < open; each += 1) {
      const slot = slots[each]!;
      const at = shapes[slot]! * STRIDE;
      const skills = numbers[at + SKILLS]! * SKILL_SCORES[slot]!;
      if (numbers[at + CEILING]! + skills < fewest) continue;
      const code = months[slot]!;
      const list = lists[slot]!;
      const known = languages[list]!;
      const points =
        skills +
        numbers[at + SETTLED]! +
        numbers[at + EXPERIENCE]! * experience[code < lastCode ? code : lastCode]! +
        numbers[at + TITLE]! * TITLE_SCORES[slot]! +
        numbers[at + LANGUAGES]! * (known === NOT_YET ? this.readLanguages(list) : known) +
        numbers[at + CERTIFICATIONS]! * CERTIFICATION_SCORES[slot]!;
      // Never ahead of what is still to be read: at most one is written for each that was.
      SLOTS[count] = slot;
      POINTS[count] = points;
      count += 1;
    }
    return { slots: SLOTS, points: POINTS, count };
  }

  private addWithoutSkillData({ postings }: Block, earners: number): number {
    const list = postings.list(NO_SKILL_DATA);
    if (!list) return earners;
    let count = earners;
    for (let at = list.from; at < list.to; at += 1) {
      const slot = list.words[at]! & SLOT_MASK;
      // Who scores nevertheless is there already.
      if (SKILL_SCORES[slot] === 0) SLOTS[count++] = slot;
    }
    return count;
  }

  private readLanguages(list: number): number {
    const languages = [...this.lexicon.languages.values[list]!];
    return (this.languages[list] = categoryScore('languages', only({ languages }), this.job) ?? 0);
  }
}

/** The first `count` entries count. */
export interface Points {
  slots: Uint16Array;
  points: Int32Array;
  count: number;
}

// Shared by all plans: a block is done in one go.
const SKILL_SCORES = new Uint8Array(BLOCK_SIZE);
const TITLE_SCORES = new Uint8Array(BLOCK_SIZE);
const CERTIFICATION_SCORES = new Uint8Array(BLOCK_SIZE);
const SLOTS = new Uint16Array(BLOCK_SIZE);
const POINTS = new Int32Array(BLOCK_SIZE);
const EVERY_SLOT = Uint16Array.from({ length: BLOCK_SIZE }, (_, slot) => slot);

import type { CandidateStatus, Taxonomy } from '../../../core/index.js';
import {
  categoryScore,
  type FullWeights,
  type JobFeatures,
  prepareJob,
  type ScorableJob,
  scoreOccupation,
  scoreTitleWords,
  shareScore,
} from '../../../core/spi.js';
import { NO_SKILL_DATA, type Lexicon } from '../columns/lexicon.js';
import { OccupationLists } from '../postings/occupation-lists.js';
import type { BlockView } from '../postings/pass.js';
import { BLOCK_SIZE } from '../postings/postings.js';
import { monthsCode, monthsOfCode } from '../columns/row.js';
import { only } from '../columns/shape.js';
import {
  CEILING,
  CERTIFICATIONS,
  EXPERIENCE,
  LANGUAGES,
  leastSkillScore,
  SETTLED,
  shapeTable,
  SKILLS,
  STRIDE,
  TITLE,
  type ShapeTable,
} from './shape-table.js';
import { SlotSet } from '../postings/slot-set.js';
import { TitleWordLists } from '../postings/title-word-lists.js';
import { WantedScores } from './wanted-scores.js';

const NOT_YET = 255;

/** A job against the lexicon of a pool: everything that is the same for many of its candidates, computed once. */
export class JobPlan {
  readonly shapes: ShapeTable;
  private readonly job: ScorableJob;
  readonly skills: WantedScores;
  private readonly certifications: WantedScores;
  private readonly occupations: OccupationLists;
  private readonly titleWords: TitleWordLists;
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
    this.skills = new WantedScores(job.weights.skills > 0 ? job.skills : [], 'skills', lexicon, taxonomy);
    this.certifications = new WantedScores(
      job.weights.certifications > 0 ? job.certifications : [],
      'certifications',
      lexicon,
      taxonomy,
    );
    this.occupations = new OccupationLists(lexicon, (each) => (wanted ? Math.round(scoreOccupation(each, wanted)) : 0));
    this.titleWords = new TitleWordLists(lexicon, job.weights.title > 0 ? job.features.titleWords : [], (shared) =>
      Math.round(scoreTitleWords(shared, job.features)),
    );
    this.shapes = shapeTable(job, lexicon, status);
    this.experience = new Uint8Array(monthsCode(Math.ceil(job.features.minMonths ?? 0)) + 1);
    const experienced = only({});
    for (let code = 1; code < this.experience.length; code += 1) {
      experienced.experienceMonths = monthsOfCode(code);
      this.experience[code] = categoryScore('experience', experienced, job) ?? 0;
    }
    this.languages = new Uint8Array(lexicon.languages.count).fill(job.weights.languages > 0 ? NOT_YET : 0);
  }

  /**
   * Σ applied weight in tenths × category score, of each candidate of a block with the wanted status who may reach `fewest`; most others
   * are left out. Valid until the next call of any plan.
   */
  read(block: BlockView, fewest: number): Points {
    const { numbers, ceilingWithoutSkills } = this.shapes;
    const least = leastSkillScore(this.shapes, fewest);
    this.readOthers(block);
    if (least <= 0) {
      EARNERS.addFirst(block.count);
    } else if (ceilingWithoutSkills >= fewest) {
      const unknown = block.postings.list(NO_SKILL_DATA);
      if (unknown) EARNERS.addAll(unknown);
    }
    const { sums, weights } = this.skills;
    this.skills.readReaching(least, EARNERS, block);
    const { slots, count: open } = EARNERS;
    const { shapes } = block;
    let count = 0;
    for (let place = 0; place < open; place += 1) {
      const slot = slots[place]!;
      const at = shapes[slot]! * STRIDE;
      const earned =
        numbers[at + SKILLS]! * shareScore(sums[place]!, weights) + numbers[at + TITLE]! * TITLE_SCORES[slot]!;
      if (numbers[at + CEILING]! + earned < fewest) continue;
      const points = earned + this.othersOf(block, slot, at, fewest - earned);
      if (points < fewest) continue;
      FOUND[count] = slot;
      POINTS[count] = points;
      count += 1;
    }
    return { slots: FOUND, points: POINTS, count };
  }

  /** Reads what everybody of a block has of skills, title and certifications. Valid until the next call of any plan. */
  readAll(block: BlockView): EarnedCredit {
    this.readOthers(block);
    this.skills.readAll(SKILL_SCORES.fill(0), EARNERS, block);
    return { earners: EARNERS, skills: SKILL_SCORES, titles: TITLE_SCORES };
  }

  /**
   * Points for everything but skills and title; some figure below `fewest` where they are fewer. The block must be the one that was
   * read last.
   */
  othersOf({ experience: months, languages: lists }: BlockView, slot: number, at: number, fewest: number): number {
    const { experience, languages } = this;
    const { numbers } = this.shapes;
    const lastCode = experience.length - 1;
    const code = months[slot]!;
    const points =
      numbers[at + SETTLED]! +
      numbers[at + EXPERIENCE]! * experience[code < lastCode ? code : lastCode]! +
      numbers[at + CERTIFICATIONS]! * CERTIFICATION_SCORES[slot]!;
    const weight = numbers[at + LANGUAGES]!;
    if (weight === 0 || points + weight * 100 < fewest) return points;
    const list = lists[slot]!;
    const known = languages[list]!;
    return points + weight * (known === NOT_YET ? this.readLanguages(list) : known);
  }

  /** Leaves those who score for the title in the set. */
  private readOthers(block: BlockView): void {
    EARNERS.clear();
    this.certifications.readAll(CERTIFICATION_SCORES.fill(0), EARNERS, block);
    EARNERS.clear();
    this.occupations.writeTo(TITLE_SCORES.fill(0), block, EARNERS);
    this.titleWords.writeTo(TITLE_SCORES, block, EARNERS);
  }

  private readLanguages(list: number): number {
    const languages = this.lexicon.languages.of(list);
    return (this.languages[list] = categoryScore('languages', only({ languages }), this.job) ?? 0);
  }
}

/** The first `count` entries count. */
export interface Points {
  slots: Uint16Array;
  points: Int32Array;
  count: number;
}

/** By slot: scores for skills and for the title. */
export interface EarnedCredit {
  /** Everybody who earns any of the skills, and some others. */
  earners: SlotSet;
  skills: Uint8Array;
  titles: Uint8Array;
}

// Shared by all plans: a block is done in one go.
const SKILL_SCORES = new Uint8Array(BLOCK_SIZE);
const TITLE_SCORES = new Uint8Array(BLOCK_SIZE);
const CERTIFICATION_SCORES = new Uint8Array(BLOCK_SIZE);
const EARNERS = new SlotSet();
const FOUND = new Uint16Array(BLOCK_SIZE);
const POINTS = new Int32Array(BLOCK_SIZE);

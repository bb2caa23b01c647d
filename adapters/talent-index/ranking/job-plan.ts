import type { CandidateStatus, Taxonomy } from '../../../core/index.js';
import {
  asksForBranch,
  type BandConditions,
  categoryScore,
  coreReached,
  type FullWeights,
  type JobFeatures,
  leastTitleOf,
  nearTitleOf,
  occupationNearness,
  pointsOf,
  prepareJob,
  type ScorableJob,
  scoreTitleWords,
  shareScore,
  unstatedConditions,
  weightTenths,
} from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';
import { OccupationLists } from '../postings/occupation-lists.js';
import type { BlockView } from '../postings/pass.js';
import { BLOCK_SIZE } from '../postings/postings.js';
import { monthsCode, monthsOfCode } from '../columns/row.js';
import { only } from '../columns/shape.js';
import {
  CEILING,
  LEVEL_FITS,
  LEVEL_FITS_NEAR,
  NEVER,
  SETTLED,
  shapeTable,
  STRIDE,
  type ShapeTable,
} from './shape-table.js';
import { SlotSet } from '../postings/slot-set.js';
import { TitleWordLists } from '../postings/title-word-lists.js';
import { FamilyLists } from './family-lists.js';
import { FieldScores } from './field-scores.js';
import { SpokenLanguages } from './spoken-languages.js';
import { WantedScores } from './wanted-scores.js';

const BEST_SCORE = 100;
/** Above every score, and above the lowest that none reaches. */
const UNKNOWN = 255;
/** Of the score for skills that is needed without a title; measured: less opens more lists, more looks at more candidates. */
const LEAST_OF_SKILLS = 0.6;
/** Scores for the title that are tried: the highest that will do. */
const PASSIVE_TITLES = [80, 60, 40, 20];

/** A job against the lexicon of a pool: everything that is the same for many of its candidates, computed once. */
export class JobPlan {
  readonly shapes: ShapeTable;
  readonly skills: WantedScores;
  /** Whether the caller stated anything as required. */
  private readonly isStated: boolean;
  readonly asksForBranch: boolean;
  private readonly job: ScorableJob;
  private readonly tenths: FullWeights;
  private readonly coreTenths: number;
  private readonly certifications: WantedScores;
  private readonly occupations: OccupationLists;
  private readonly titleWords: TitleWordLists;
  private readonly languages: SpokenLanguages;
  private readonly families: FamilyLists;
  private readonly fields: FieldScores;
  private readonly leastTitle: number;
  private readonly nearTitle: number;
  private readonly othersStated: number;
  /** Scores by months code. */
  private readonly experience: Uint8Array;
  /** By score for the title: the lowest score for skills with which anybody may reach what is asked for. */
  private readonly leastByTitle = new Uint8Array(BEST_SCORE + 1);

  constructor(
    query: { job: JobFeatures; weights: FullWeights },
    lexicon: Lexicon,
    taxonomy: Taxonomy,
    statuses?: readonly CandidateStatus[],
  ) {
    const job = prepareJob(query.job, query.weights, taxonomy);
    const { features, weights } = job;
    const wanted = weights.title > 0 ? features.occupation : null;
    this.asksForBranch = asksForBranch(job);
    this.job = job;
    this.tenths = weightTenths(weights);
    this.coreTenths = this.tenths.skills + this.tenths.title;
    this.skills = new WantedScores(weights.skills > 0 ? job.skills : [], 'skills', lexicon, taxonomy);
    const certifications = weights.certifications > 0 ? job.certifications : [];
    this.certifications = new WantedScores(certifications, 'certifications', lexicon, taxonomy);
    this.languages = new SpokenLanguages(job, lexicon);
    this.families = new FamilyLists(job, lexicon);
    this.fields = new FieldScores(features, lexicon);
    this.leastTitle = leastTitleOf(job);
    this.nearTitle = nearTitleOf(job);
    this.othersStated = this.certifications.stated + this.languages.stated;
    this.isStated = this.skills.stated + this.othersStated > 0;
    // All other occupations score nothing: of another family, without a typical skill in common.
    const near = wanted
      ? lexicon.occupations.of(
          [wanted.id, ...Object.keys({ ...wanted.related, ...wanted.neighbours })],
          [wanted.family],
        )
      : [];
    this.occupations = new OccupationLists(lexicon, near, (occupation) => {
      const nearness = wanted ? occupationNearness(occupation, wanted) : 0;
      return (weight) => Math.round(nearness * weight);
    });
    this.titleWords = new TitleWordLists(lexicon, weights.title > 0 ? features.titleWords : [], (shared) =>
      Math.round(scoreTitleWords(shared, features)),
    );
    this.shapes = shapeTable(job, this.tenths, lexicon, statuses);
    this.experience = new Uint8Array(monthsCode(Math.ceil(features.minMonths ?? 0)) + 1);
    const experienced = only({});
    for (let code = 1; code < this.experience.length; code += 1) {
      experienced.experienceMonths = monthsOfCode(code);
      this.experience[code] = categoryScore('experience', experienced, job) ?? 0;
    }
  }

  /**
   * The points of each candidate of a block with the wanted status who may reach `fewest`; most others are left out. Valid until the
   * next call of any plan.
   */
  read(block: BlockView, fewest: number): Points {
    const passive = this.passiveTitleScore(fewest);
    const least = this.leastSkillScore(fewest, passive);
    this.readOthers(block, passive + 1);
    this.fields.read(block, least, EARNERS);
    if (least <= 0) EARNERS.addFirst(block.count);
    const { sums, shown, ofBranch, weights } = this.skills;
    this.skills.readReaching(least, EARNERS, block);
    const { slots, count: open } = EARNERS;
    const leastByTitle = this.leastByTitle.fill(UNKNOWN);
    let count = 0;
    for (let place = 0; place < open; place += 1) {
      const slot = slots[place]!;
      const score = this.fields.added(shareScore(sums[place]!, weights), slot);
      const title = TITLE_SCORES[slot]!;
      let enough = leastByTitle[title]!;
      if (enough === UNKNOWN) enough = leastByTitle[title] = this.leastSkillScore(fewest, title);
      if (score < enough) continue;
      const points = this.pointsOf(block, slot, score, fewest);
      if (points < fewest) continue;
      FOUND[count] = slot;
      POINTS[count] = points;
      SKILL_SCORES[slot] = score;
      BRANCH_SHOWN[slot] = ofBranch[place]!;
      SKILLS_SHOWN_BY[count] = shown[place]!;
      count += 1;
    }
    return { slots: FOUND, points: POINTS, skills: SKILL_SCORES, skillsShown: SKILLS_SHOWN_BY, count };
  }

  /** Reads what everybody of a block has of skills, title and certifications. Valid until the next call of any plan. */
  readAll(block: BlockView): EarnedCredit {
    this.readOthers(block, 1);
    const read = { scores: SKILL_SCORES.fill(0), shown: SKILLS_SHOWN.fill(0), ofBranch: BRANCH_SHOWN.fill(0) };
    this.skills.readAll(read, EARNERS, block);
    this.fields.read(block, BEST_SCORE, EARNERS);
    this.fields.addTo(SKILL_SCORES);
    return { earners: EARNERS, skills: SKILL_SCORES, shown: SKILLS_SHOWN };
  }

  /** Of a candidate of the block that was read last, with some score for skills; some figure below `fewest` where they are fewer. */
  pointsOf(block: BlockView, slot: number, skillScore: number, fewest: number): number {
    const ceiling = this.shapes.numbers[block.shapes[slot]! * STRIDE + CEILING]!;
    if (ceiling === NEVER) return NEVER;
    const most = this.pointsWith(slot, skillScore, ceiling);
    return most < fewest ? most : this.pointsWith(slot, skillScore, this.othersOf(block, slot));
  }

  /** The score for skills of a candidate whose skills come to so much of those asked for. */
  skillScore(slot: number, asked: number): number {
    return this.fields.added(asked, slot);
  }

  /** Of a candidate of the block that was read last: the points with this score for skills and these of other merits. */
  pointsWith(slot: number, skillScore: number, others: number): number {
    const { tenths, coreTenths } = this;
    const core = tenths.skills * skillScore + tenths.title * TITLE_SCORES[slot]!;
    const certifications = tenths.certifications * CERTIFICATION_SCORES[slot]!;
    return pointsOf(core, certifications, others, coreReached(core, coreTenths));
  }

  /** Tenths × category score, for experience, seniority, education and languages. */
  othersOf({ shapes, experience: months, languages: lists }: BlockView, slot: number): number {
    const { experience, tenths } = this;
    const lastCode = experience.length - 1;
    const code = months[slot]!;
    const settled = this.shapes.numbers[shapes[slot]! * STRIDE + SETTLED]!;
    const languages = tenths.languages === 0 ? 0 : tenths.languages * this.languages.scoreOf(lists[slot]!);
    return settled + tenths.experience * experience[code < lastCode ? code : lastCode]! + languages;
  }

  /** What the band of a candidate with so many of the required skills goes by beside the score. The block must be the one read last. */
  conditionsOf({ families, languages, shapes }: BlockView, slot: number, skillsShown: number): BandConditions {
    const hasNearTitle = TITLE_SCORES[slot]! >= this.nearTitle;
    const isOfFamily = this.families.fits(families[slot]!, hasNearTitle);
    const level = this.shapes.levelFits[shapes[slot]!];
    const levelFits = level === LEVEL_FITS || (hasNearTitle && level === LEVEL_FITS_NEAR);
    const showsBranch = !this.asksForBranch || BRANCH_SHOWN[slot]! > 0;
    const speaksLanguages = this.languages.showsRead(languages[slot]!);
    const titleFits = TITLE_SCORES[slot]! >= this.leastTitle;
    const fit = { isOfFamily, levelFits, showsBranch, speaksLanguages, titleFits };
    if (!this.isStated) return unstatedConditions(fit);
    return {
      skills: { stated: this.skills.stated, shown: skillsShown },
      others: {
        stated: this.othersStated,
        shown: CERTIFICATIONS_SHOWN[slot]! + this.languages.shownIn(languages[slot]!),
      },
      ...fit,
    };
  }

  /** How many of the skills that tell the branch a candidate shows, of the block that was read last. */
  branchShown(slot: number): number {
    return BRANCH_SHOWN[slot]!;
  }

  /** The lowest score for skills that may lift anybody with such a score for the title to so many points; above 100 where none does. */
  private leastSkillScore(fewest: number, title: number): number {
    const { tenths, coreTenths } = this;
    const certifications = tenths.certifications * (this.job.certifications.length > 0 ? BEST_SCORE : 0);
    return lowest(BEST_SCORE, (score) => {
      const core = tenths.skills * score + tenths.title * title;
      return pointsOf(core, certifications, this.shapes.ceiling, coreReached(core, coreTenths)) >= fewest;
    });
  }

  /**
   * Who scores this or less for the title is only looked at where the skills bring them in: those need so little less of skills that the
   * posting lists of frequent skills mostly stay closed as well.
   */
  private passiveTitleScore(fewest: number): number {
    const enough = this.leastSkillScore(fewest, 0) * LEAST_OF_SKILLS;
    return PASSIVE_TITLES.find((title) => this.leastSkillScore(fewest, title) >= enough) ?? 0;
  }

  /** Leaves those who score at least so much for the title in the set. */
  private readOthers(block: BlockView, leastTitle: number): void {
    EARNERS.clear();
    const certified = { scores: CERTIFICATION_SCORES.fill(0), shown: CERTIFICATIONS_SHOWN.fill(0) };
    this.certifications.readAll(certified, EARNERS, block);
    EARNERS.clear();
    this.occupations.writeTo(TITLE_SCORES.fill(0), block, leastTitle, EARNERS);
    this.titleWords.writeTo(TITLE_SCORES, block, leastTitle, EARNERS);
  }
}

/** The lowest whole number up to `most` of which `holds` is true, as it is of all above it; one more than `most` where of none. */
function lowest(most: number, holds: (value: number) => boolean): number {
  let low = 0;
  let high = most + 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The first `count` entries count. */
export interface Points {
  slots: Uint16Array;
  points: Int32Array;
  /** Scores for skills, by slot. */
  skills: Uint8Array;
  /** How many of the skills that are stated as required they show. */
  skillsShown: Uint16Array;
  count: number;
}

/** By slot: scores for skills, and how many skills that are stated as required are shown. */
export interface EarnedCredit {
  /** Everybody who earns any of the skills, and some others. */
  earners: SlotSet;
  skills: Uint8Array;
  shown: Uint16Array;
}

// Shared by all plans: a block is done in one go.
const SKILL_SCORES = new Uint8Array(BLOCK_SIZE);
const SKILLS_SHOWN = new Uint16Array(BLOCK_SIZE);
/** By slot: how many skills that tell the branch are shown. */
const BRANCH_SHOWN = new Uint16Array(BLOCK_SIZE);
const TITLE_SCORES = new Uint8Array(BLOCK_SIZE);
const CERTIFICATION_SCORES = new Uint8Array(BLOCK_SIZE);
const CERTIFICATIONS_SHOWN = new Uint16Array(BLOCK_SIZE);
const EARNERS = new SlotSet();
const FOUND = new Uint16Array(BLOCK_SIZE);
const POINTS = new Int32Array(BLOCK_SIZE);
const SKILLS_SHOWN_BY = new Uint16Array(BLOCK_SIZE);

import { categoryScore, type ScorableJob, showsReadLanguages } from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';
import { only } from '../columns/shape.js';

const NOT_YET = 255;

/** What each list of languages of a pool is worth for a job: the core's figures, computed when a list is first met. */
export class SpokenLanguages {
  /** How many languages the caller stated. */
  readonly stated: number;
  /** By number of the list. */
  private readonly scores: Uint8Array;
  private readonly shown: Uint16Array;
  /** 1 where a language is missing that the text of the ad requires. */
  private readonly lacking: Uint8Array;
  private readonly areRead: boolean;

  constructor(
    private readonly job: ScorableJob,
    private readonly lexicon: Lexicon,
  ) {
    const { count } = lexicon.languages;
    this.stated = job.weights.languages > 0 ? job.features.languages.filter(({ isStated }) => isStated).length : 0;
    this.scores = new Uint8Array(count).fill(NOT_YET);
    this.shown = new Uint16Array(this.stated > 0 ? count : 0);
    this.areRead = !showsReadLanguages([], job);
    this.lacking = new Uint8Array(this.areRead ? count : 0);
  }

  scoreOf(list: number): number {
    return this.scores[list] === NOT_YET ? this.read(list) : this.scores[list]!;
  }

  /** How many of the stated languages are in a list. */
  shownIn(list: number): number {
    if (this.stated === 0) return 0;
    this.scoreOf(list);
    return this.shown[list]!;
  }

  /** Whether a list has the languages that the text of the ad requires. */
  showsRead(list: number): boolean {
    if (!this.areRead) return true;
    this.scoreOf(list);
    return this.lacking[list] === 0;
  }

  private read(list: number): number {
    const languages = this.lexicon.languages.of(list);
    if (this.stated > 0) {
      const listed = new Set(languages.map(({ code }) => code));
      this.shown[list] = this.job.features.languages.filter(
        ({ isStated, code }) => isStated && listed.has(code),
      ).length;
    }
    if (this.areRead) this.lacking[list] = showsReadLanguages(languages, this.job) ? 0 : 1;
    return (this.scores[list] = categoryScore('languages', only({ languages }), this.job) ?? 0);
  }
}

import type { Occupation } from '../model/model.js';
import type { PhraseHit } from '../phrases/phrase-matcher.js';
import { tokenize, type Token } from '../phrases/tokens.js';
import { listOf } from '../tables/number-lists.js';
import { StringIndex } from '../tables/string-index.js';
import type { TitlePartTables } from './title-part-tables.js';

/** Where the phrase has a smaller share of a title's words, they say something else. */
const LEAST_SHARE = 0.25;
/** A phrase of so many words stands for its occupation wherever it is found. */
const LONG = 3;
/** Up to so many occupations have titles that end in a word or two: then these stand for one of them. */
const FEW = 2;
/** Of the occupations whose titles end in a word: so many of one family, and the word speaks of that family. */
const MOSTLY = 0.6;

/** Single words that are a title of one trade by themselves, and of quite another behind most other words. */
const OF_MANY_TRADES: ReadonlySet<string> = new Set([
  ...['animator', 'captain', 'caster', 'conductor', 'controller', 'cutter', 'distiller', 'driller', 'host', 'model'],
  ...['operator', 'pilot', 'principal', 'producer', 'runner', 'server', 'turner'],
]);
/** Of these, those that by themselves are no title of one trade either. */
const ALSO_A_RANK: ReadonlySet<string> = new Set(['operator', 'principal', 'runner']);

/** What separates the parts of a title: "Nurse, intensive care", "Driver / Packer", "Cook - night shift". */
const SEPARATOR = /[,;:|/–—&(]|\s-\s/;

/**
 * Decides whether a phrase that is only a part of a title names the occupation of the whole. A bare head noun that several occupations share does not: a "pest
 * controller" is no financial controller and a "drone pilot" no airline pilot, while a "maths teacher" is a teacher.
 */
export class TitleParts {
  private readonly endings: StringIndex;
  private readonly labels: StringIndex;
  private readonly labelWords: StringIndex;

  constructor(
    private readonly tables: TitlePartTables,
    private readonly idOf: (occupation: number) => string,
  ) {
    this.endings = new StringIndex(tables.endings);
    this.labels = new StringIndex(tables.labels);
    this.labelWords = new StringIndex(tables.labelWords);
  }

  /** Whether a title of one word is a rank or means nothing without another. */
  isRank(title: string): boolean {
    const [word, ...others] = tokenize(title);
    return word !== undefined && others.length === 0 && ALSO_A_RANK.has(word.form);
  }

  /** @param share of the words of the title that the phrase has */
  nameWhole(title: string, hit: PhraseHit<Occupation>, tokens: readonly Token[], share: number): boolean {
    if (hit.length >= LONG) return true;
    const words = tokens.slice(hit.at, hit.at + hit.length).map(({ form }) => form);
    const phrase = words.join(' ');
    if (OF_MANY_TRADES.has(phrase)) return share === 1 && !ALSO_A_RANK.has(phrase);
    if (share === 1) return true;
    const [before, behind] = [tokens[hit.at - 1], tokens[hit.at + hit.length]];
    const isFirst = !before || SEPARATOR.test(title.slice(before.end, hit.start));
    const isLast = !behind || SEPARATOR.test(title.slice(hit.end, behind.start));
    if (isFirst && isLast) return true;
    if (share < LEAST_SHARE) return false;
    const ending = this.endings.numberOf(phrase);
    const occupations = listOf(this.tables.withEnding, ending);
    if (isLast) return this.isLabel(phrase, hit.value) || occupations.length <= FEW;
    if (hit.length > 1) return true;
    // Titles of other languages than English, whose head comes first: "Enfermera quirúrgica".
    const family = this.tables.familyNames.indexOf(hit.value.family);
    const ofFamily = occupations.filter((each) => this.tables.familyOf[each] === family).length;
    return isFirst && this.labelWords.numberOf(phrase) < 0 && ofFamily >= occupations.length * MOSTLY;
  }

  private isLabel(phrase: string, { id }: Occupation): boolean {
    const label = this.labels.numberOf(phrase);
    return label >= 0 && this.idOf(this.tables.labelled[label]!) === id;
  }
}

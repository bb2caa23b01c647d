import type { Occupation } from '../model/model.js';
import { JOINING_WORDS } from '../phrases/joining-words.js';
import { phraseKey } from '../phrases/phrase-key.js';
import type { PhraseHit } from '../phrases/phrase-matcher.js';
import { tokenize, type Token } from '../phrases/tokens.js';
import { listOf } from '../tables/number-lists.js';
import { StringIndex } from '../tables/string-index.js';
import { LONGEST_ENDING, minorGroup, type TitlePartTables } from './title-part-tables.js';
import { CHANGING, isQualifier, PREPOSITIONS, WITH_DEPUTIES } from './title-qualifiers.js';
import { segmentAround } from './title-segment.js';

/** Of the occupations with titles that end in a phrase: so many in one minor group of ISCO-08, and the phrase stands for that group whatever is before it. */
const NEARLY_ALL = 0.9;
/** Fewer occupations show nothing about a single word. */
const LEAST_OBSERVED = 4;
/** The same for a head that comes first, which more often has words of its own after it. */
const MOSTLY = 0.6;
/** Of the occupations with a word in their titles: with a smaller share in the family of an answer, the word speaks of another trade. */
const LEAST_SHARE_OF_FAMILY = 0.03;
/** Of the occupations with a word in their titles: with a smaller share in one family, the word does not say that a title is of that family. */
const LEAST_SHARE_TO_SAY_FIELD = 0.15;
/** Their occupations are found in every field. */
const FAMILIES_OF_ALL_FIELDS: ReadonlySet<string> = new Set(['administration', 'consulting', 'management']);
/** The share of one minor group for the label of an occupation, where no word speaks of another trade. */
const SOME = 0.3;

/** Single words that are a title of one trade by themselves, and of quite another after most other words. */
const OF_MANY_TRADES: ReadonlySet<string> = new Set([
  ...['animator', 'captain', 'caster', 'conductor', 'controller', 'cutter', 'distiller', 'driller', 'host', 'model'],
  ...['operator', 'pilot', 'principal', 'producer', 'runner', 'server', 'turner'],
  ...['annotator', 'constructeur', 'cybersecurity', 'developer', 'devops', 'entwickler', 'grower'],
  ...['groom', 'konstruktor'],
  ...['ontwikkelaar', 'progettista', 'projetista', 'proyectista', 'scientist'],
]);
/** Of these, those that by themselves are no title of one trade either. */
const ALSO_A_RANK: ReadonlySet<string> = new Set(['operator', 'principal', 'runner']);

/**
 * Decides whether a phrase that is only a part of a title names the occupation of the whole: it must have the head of the title, and the words beside it
 * must leave the trade what it is. A "pest controller" is no financial controller and a "plumber helper" no plumber, while an "outreach librarian" is a librarian.
 */
export class TitleParts {
  private readonly endings: StringIndex;
  private readonly heads: StringIndex;
  private readonly labelWords: StringIndex;

  constructor(
    private readonly tables: TitlePartTables,
    private readonly familiesOfWord: (word: string) => readonly { family: string; share: number }[],
  ) {
    this.endings = new StringIndex(tables.endings);
    this.heads = new StringIndex(tables.heads);
    this.labelWords = new StringIndex(tables.labelWords);
  }

  /** Whether a title of one word is a rank or means nothing without another. */
  isRank(title: string): boolean {
    const [word, ...others] = tokenize(title);
    return word !== undefined && others.length === 0 && ALSO_A_RANK.has(word.form);
  }

  nameWhole(title: string, hit: PhraseHit<Occupation>, tokens: readonly Token[]): boolean {
    const end = hit.at + hit.length;
    const phrase = formsOf(tokens.slice(hit.at, end)).join(' ');
    if (OF_MANY_TRADES.has(phrase)) {
      const beside = formsOf([...tokens.slice(0, hit.at), ...tokens.slice(end)]);
      return beside.every(isQualifier) && !ALSO_A_RANK.has(phrase);
    }
    const { first, after: segmentEnd } = segmentAround(title, tokens, hit);
    const beforeIt = formsOf(tokens.slice(first, hit.at));
    // "Treasurer and finance director": two occupations.
    const before = this.ownWords(beforeIt.slice(beforeIt.lastIndexOf('and') + 1), hit.length > 1);
    const afterIt = formsOf(tokens.slice(end, segmentEnd));
    const preposition = afterIt.findIndex((word) => PREPOSITIONS.has(word));
    const after = this.ownWords(afterIt.slice(0, preposition < 0 ? undefined : preposition), true);
    return this.leavesTrade(before, phrase, hit.value) && this.isHeadBefore(after, phrase, hit.value);
  }

  /** The words that can change what a title is: none that says when or where, nor, beside a phrase, the name of an employer or a place. */
  private ownWords(words: readonly string[], withoutNames: boolean): string[] {
    return words.filter((word) => !isQualifier(word) && !(withoutNames && !this.isKnown(word)));
  }

  private isKnown(word: string): boolean {
    return this.familiesOfWord(word).length > 0 || JOINING_WORDS.has(word) || CHANGING.has(word);
  }

  private leavesTrade(beside: readonly string[], phrase: string, { family, isco, label }: Occupation): boolean {
    const words = phrase.split(' ');
    const hasDeputies = words.some((word) => WITH_DEPUTIES.has(word));
    const before = hasDeputies ? beside.filter((word) => !CHANGING.has(word)) : beside;
    if (before.length === 0) return true;
    if (before.some((word) => JOINING_WORDS.has(word) || CHANGING.has(word))) return false;
    const isOther = before.some((word) => this.speaksOfAnother(word, family));
    if (isOther && this.isOfFieldUnsaid(words, family)) return false;
    if (words.length > LONGEST_ENDING) return true;
    const { share, observed } = this.groupOf(phrase, isco);
    if (words.length === 1) return !isOther && share >= NEARLY_ALL && observed >= LEAST_OBSERVED;
    return share >= NEARLY_ALL || (!isOther && share >= SOME && phraseKey(label) === phrase);
  }

  /** "Registered nurse emergency department", "Enfermera quirúrgica"; not "Registered nurse assistant". */
  private isHeadBefore(after: readonly string[], phrase: string, { isco, family }: Occupation): boolean {
    if (after.length === 0) return true;
    // "Director of food services purchasing": what goes on after "of" belongs to it.
    if (after.some((word) => this.heads.numberOf(word) >= 0) || / (?:of|for) /.test(phrase)) return false;
    if (phrase.includes(' ')) return true;
    if (this.labelWords.numberOf(phrase) >= 0) return false;
    const { share, observed } = this.groupOf(phrase, isco);
    // "Filialleiter Einzelhandel": few titles end so, and what follows is its own branch, or a place.
    const isOwnBranch = observed < LEAST_OBSERVED && !after.some((word) => this.speaksOfAnother(word, family));
    return share >= MOSTLY || isOwnBranch;
  }

  private groupOf(phrase: string, isco: string): { share: number; observed: number } {
    const counts = listOf(this.tables.groupCounts, this.endings.numberOf(phrase));
    const group = minorGroup(isco);
    let [observed, own] = [0, 0];
    for (let at = 0; at < counts.length; at += 2) {
      observed += counts[at + 1]!;
      if (counts[at] === group) own = counts[at + 1]!;
    }
    return { share: observed === 0 ? 0 : own / observed, observed };
  }

  /** "Service delivery manager" is a title of one field, and none of its words says which: "Healthcare services delivery manager". */
  private isOfFieldUnsaid(words: readonly string[], family: string): boolean {
    return (
      words.length > 1 &&
      !FAMILIES_OF_ALL_FIELDS.has(family) &&
      words.every((word) => this.shareOf(word, family) < LEAST_SHARE_TO_SAY_FIELD)
    );
  }

  private shareOf(word: string, family: string): number {
    return this.familiesOfWord(word).find((each) => each.family === family)?.share ?? 0;
  }

  private speaksOfAnother(word: string, family: string): boolean {
    const families = this.familiesOfWord(word);
    return families.length > 0 && this.shareOf(word, family) < LEAST_SHARE_OF_FAMILY;
  }
}

function formsOf(tokens: readonly Token[]): string[] {
  return tokens.map(({ form }) => form);
}

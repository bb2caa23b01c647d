/** Words beside the age that somebody has or is to have. */
export interface AgeWords {
  /** Before a number of years: "age", "aged". */
  readonly before: readonly string[];
  /** Behind years: "old", "of age". */
  readonly behind: readonly string[];
  /** Years as they are counted of a life. */
  readonly years: readonly string[];
  /** Between two ages. */
  readonly to: readonly string[];
  /** Between such a word and the lowest age: "from", "at least". */
  readonly from: readonly string[];
  /** Before the highest age: "up to". */
  readonly upTo: readonly string[];
  /** People of an age: "women between 20 and 30". */
  readonly persons: readonly string[];
  /** Says how old the reader is or has to be: "you are", "tener". */
  readonly being: readonly string[];
  /** Between an age and the experience that is asked for besides: "18 years with experience". */
  readonly apart: readonly string[];
}

/** Words by which a sentence says whom the employer looks for, or for whom the person works. */
export interface SoughtWords {
  /** Before the person wanted, with an article and adjectives between. */
  readonly seeks: readonly string[];
  /** Before what the person wanted is: "you are", "must be". */
  readonly describes: readonly string[];
  /** The same in a clause about the person wanted: "who is". */
  readonly whoIs: readonly string[];
  /** Articles and adverbs before what the person is. */
  readonly fill: readonly string[];
  /** Right behind the person wanted: "wanted". */
  readonly wanted: readonly string[];
  /** Words that end what is looked for: "a teacher for". */
  readonly breaks: readonly string[];
  /** Whom the work is for, and who is not the person wanted. */
  readonly clients: readonly string[];
  /** Verbs of work for people. */
  readonly cares: readonly string[];
}

/**
 * Wordings that a job ad should do without. What no ad may ask for is in Directives 2000/43/EC, 2000/78/EC and 2006/54/EC, and in the laws that
 * each language's list names.
 */
export interface WordingsToLint {
  /** Stems that speak more to men. */
  readonly masculine: readonly string[];
  /** Stems that speak more to women. */
  readonly feminine: readonly string[];
  /** Words for one gender. */
  readonly oneGender: readonly string[];
  /** Titles in the form of one gender. */
  readonly oneGenderTitles: readonly string[];
  /** Beside a title that names one gender: everybody is meant. */
  readonly allGenders: readonly string[];
  /** Words about age. */
  readonly age: readonly string[];
  /** "Young", which is about age where it is said of the person wanted; a firm may be young. */
  readonly young: readonly string[];
  /** Words about gender. */
  readonly gender: readonly string[];
  /** Women, where they are the person wanted. */
  readonly women: readonly string[];
  /** Men, where they are the person wanted. */
  readonly men: readonly string[];
  /** Women and men together. */
  readonly bothGenders: readonly string[];
  /** Words about origin. */
  readonly origin: readonly string[];
  /** Words about how somebody sounds, which tells where they are from. */
  readonly accent: readonly string[];
  /** Right before a wording: it is not asked for. "No age limit", "sans photo". */
  readonly denied: readonly string[];
  /** Words about family. */
  readonly family: readonly string[];
  /** "Single" and the like, where they are said of the person wanted. */
  readonly maritalStatus: readonly string[];
  /** Words about religion. */
  readonly religion: readonly string[];
  /** Words about health or disability. */
  readonly disability: readonly string[];
  /** Words about looks. */
  readonly appearance: readonly string[];
  /** "Attractive" and the like, where they are said of the person wanted. */
  readonly looks: readonly string[];
}

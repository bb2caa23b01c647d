export interface ProseWords {
  /** Open a sentence about duties. */
  readonly openingVerbs: readonly string[];
  /** Have the ending of such a verb and open names and titles. */
  readonly notVerbs: readonly string[];
  /** Words that only running text has. */
  readonly runningWords: readonly string[];
  /** After the title in a sentence about the candidate: "Glazier with ten years …". */
  readonly clauseOpeners: readonly string[];
  /** Small words that this language writes often, and few others: they say in which language a text is. */
  readonly functionWords: readonly string[];
  /** Articles. */
  readonly articles: readonly string[];
  /** Before the title under the name: "Experienced glazier". */
  readonly praiseAtHead: readonly string[];
  /** Before the title in a sentence about the candidate: "Trusted, versatile senior glazier and …". */
  readonly praise: readonly string[];
  /** Open what is said after the title under the name: "Glazier with ten years …". */
  readonly story: readonly string[];
  /** Open a sentence about what the candidate looks for, in its letters. */
  readonly wishes: readonly string[];
  /** Open a sentence about the candidate: "I am a …". */
  readonly selfOpeners: readonly string[];
  /** End a title in running text: "glazier for …". */
  readonly titleEnds: readonly string[];
  /** Endings of a verb that opens a duty: "Managed …". */
  readonly pastEndings: readonly string[];
}

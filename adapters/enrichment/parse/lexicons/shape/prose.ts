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
}

export interface SkillWords {
  /** How well a skill is known, after its name: "Java (advanced)". */
  readonly levels: readonly string[];
  /** Units of how long a skill was used: "Java (5 years)". */
  readonly years: readonly string[];
  /** Items of a list of skills that are none. */
  readonly noSkill: readonly string[];
  /** Before examples, in small letters: "including Word". */
  readonly examples: readonly string[];
  /** In small letters, before a name that a line was broken before: "with SAP". */
  readonly linksBeforeNames: readonly string[];
  /** In small letters these open the rest of a phrase that began in another line. */
  readonly halvesAtStart: readonly string[];
  /** In small letters these end a phrase that goes on in another line. */
  readonly halvesAtEnd: readonly string[];
  /** A licence to drive, before its classes. */
  readonly drivingLicences: readonly string[];
  /** Two things with "and" between them that are one skill: "health and safety". */
  readonly fixedPairs: readonly string[];
  /** Between a licence to drive and its classes. */
  readonly licenceClasses: readonly string[];
  /** Label what somebody likes to do, in a list of skills. */
  readonly pastimes: readonly string[];
}

export interface LanguageNameWords {
  /** Names of human languages, folded. */
  readonly names: readonly string[];
  /** How well a language is spoken. */
  readonly levels: readonly string[];
  /** Label of the mother tongue. */
  readonly motherTongue: readonly string[];
  /** Before how well a language is spoken: "I am". */
  readonly levelLeads: readonly string[];
  /** Between how well a language is spoken and the language: "fluent in". */
  readonly levelLinks: readonly string[];
  /** Families of languages, folded; a language beside them is the one that is spoken. */
  readonly families: readonly string[];
  /** After the country of a language that is signed. */
  readonly signed: readonly string[];
  /** Labels of languages in a list of skills. */
  readonly labels: readonly string[];
  /** All words that head the columns of a table in which somebody says how well they understand, speak and write. */
  readonly gridWords: readonly string[];
  /** Names of what the levels in such a table are from. */
  readonly frameworks: readonly string[];
}

export interface SkillWords {
  /** How well a skill is known, after its name: "Java (advanced)". */
  readonly levels: readonly string[];
  /** Units of how long a skill was used: "Java (5 years)". */
  readonly years: readonly string[];
  /** Items of a list of skills that are none. */
  readonly noSkill: readonly string[];
  /** A licence to drive, before its classes. */
  readonly drivingLicences: readonly string[];
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
  /** Labels of languages in a list of skills. */
  readonly labels: readonly string[];
}

export interface EducationWords {
  /** Between a degree and its field: "Bachelor in History". */
  readonly beforeField: readonly string[];
  /** Degrees, diplomas and school certificates; matched at word boundaries. */
  readonly degrees: readonly string[];
  /** Words that name a place of study. */
  readonly institutions: readonly string[];
  /** Before a grade: "GPA", "Note". */
  readonly scores: readonly string[];
  /** Before a field of study: "Major: …". */
  readonly majors: readonly string[];
  /** Heads of a column, a field or a list that are no value themselves. */
  readonly labels: readonly string[];
  /** Qualify the heading of a list of courses. */
  readonly courseQualifiers: readonly string[];
  /** Head a list of courses. */
  readonly courseWords: readonly string[];
  /** What was written, not where or what was studied. */
  readonly theses: readonly string[];
  /** Words that fields of study are named by. */
  readonly fields: readonly string[];
  /** Places of study that nothing else is called by. */
  readonly certainInstitutions: readonly string[];
  /** Open a field of study: "Lehramt Mathematik". */
  readonly fieldOpeners: readonly string[];
  /** In brackets after a degree: its class or its form, not a field of study. */
  readonly notFields: readonly string[];
  /** Before a degree: how it was obtained. */
  readonly leads: readonly string[];
  /** Between that and the degree. */
  readonly leadArticles: readonly string[];
  /** After a degree: what came with it, or is lacking. */
  readonly tails: readonly string[];
  /** With honours, after the short form of a degree. */
  readonly honours: readonly string[];
  /** Names of schools as they stand beside skills: "University of Lakeside". */
  readonly schoolNames: readonly string[];
}

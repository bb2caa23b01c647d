export interface LabelWords {
  /** Label of a position: "Position: glazier". */
  readonly position: readonly string[];
  /** Label of an employer. */
  readonly employer: readonly string[];
  /** Label of a place of work. */
  readonly place: readonly string[];
  /** Label of a client. */
  readonly client: readonly string[];
  /** Label of the dates of a position. */
  readonly dates: readonly string[];
  /** Label of what is said about a position and is neither title nor employer. */
  readonly aside: readonly string[];
  /** Stand in headers, but name neither a title nor an employer: "full-time". */
  readonly noName: readonly string[];
  /** Qualify a heading inside an entry: "key responsibilities". */
  readonly subheadingQualifiers: readonly string[];
  /** Head a list inside an entry: "responsibilities". */
  readonly subheadings: readonly string[];
  /** Counted in headers: "300 employees". */
  readonly counted: readonly string[];
  /** Stems that open the account of an entry. */
  readonly bodyOpeners: readonly string[];
  /** Heads of the rows of a table of positions. */
  readonly tableRows: readonly string[];
  /** Label of the role in the account of an entry. */
  readonly role: readonly string[];
  /** A line of the account that is nothing but a label. */
  readonly noHighlights: readonly string[];
}

export interface EmploymentWords {
  /** Time without employment, stated among the positions. */
  readonly breaks: readonly string[];
}

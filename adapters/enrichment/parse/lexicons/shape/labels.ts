export interface LabelWords {
  /** Label of a position: "Position: glazier". */
  readonly position: readonly string[];
  /** Stands for the employer of the post before: "same company". */
  readonly sameEmployer: readonly string[];
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
  /** Label on which terms a position is held: no account of it either. */
  readonly terms: readonly string[];
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
  /** Labels of what was done in a post, before a colon. */
  readonly accounts: readonly string[];
  /** Heads of the rows of a table of positions. */
  readonly tableRows: readonly string[];
  /** Label of the role in the account of an entry. */
  readonly role: readonly string[];
  /** A line of the account that is nothing but a label. */
  readonly noHighlights: readonly string[];
  /** Before the number of a page. */
  readonly pageNumber: readonly string[];
  /** What stands in a template for an employer, in its letters. */
  readonly templateNames: readonly string[];
  /** The same for a town and what it is in. */
  readonly templatePlaces: readonly string[];
  /** At the end of what somebody was called for a while, or was in a contest: "Glazier of the Year". */
  readonly honours: readonly string[];
  /** The label of a title alone in its line. */
  readonly titleAlone: readonly string[];
  /** Label of a project. */
  readonly project: readonly string[];
  /** Labels of what is said of a project, which name none: "Tools", "Team size". */
  readonly projectDetails: readonly string[];
  /** Label of the role in a project. */
  readonly projectRole: readonly string[];
  /** Labels of grades of public service. */
  readonly payGrades: readonly string[];
  /** In the name of who gives certificates: schools, boards, chambers. */
  readonly issuingBodies: readonly string[];
  /** Label of who issued a certificate. */
  readonly issuedBy: readonly string[];
  /** Label of when a certificate was issued. */
  readonly issuedOn: readonly string[];
  /** Before the day until which a certificate is valid. */
  readonly expires: readonly string[];
  /** Before the number of a certificate, or the words of a link to it. */
  readonly credential: readonly string[];
  /** Open the name of a card or a licence where it is known by what it is for: "forklift", "first aid". */
  readonly cards: readonly string[];
  /** Inside the name of a certificate, say that it is one. */
  readonly certified: readonly string[];
  /** In the name of what somebody was taught or is allowed, say so: "Lamp Safety Course". */
  readonly taught: readonly string[];
  /** Say that something was given to somebody: words of awards, whole. */
  readonly given: readonly string[];
  /** Between the name of a certificate or an award and who gave it. */
  readonly issuerAfter: readonly string[];
  /** After a comma these belong to the name of a certificate, and are no issuer. */
  readonly certificateLevels: readonly string[];
  /** Inside the name of a certificate. */
  readonly certificateLinks: readonly string[];
}

export interface EmploymentWords {
  /** Time without employment, stated among the positions. */
  readonly breaks: readonly string[];
  /** Before the word for time away from work: "planned career break". */
  readonly breakQualifiers: readonly string[];
  /** After that word these make a title of it: "leave administrator". */
  readonly noBreak: readonly string[];
  /** Between a title and an employer in a sentence. */
  readonly sentenceLinks: readonly string[];
  /** Before the title in a sentence: "I have been working as a …". */
  readonly titleLeads: readonly string[];
  /** End the title in such a sentence. */
  readonly titleStops: readonly string[];
  /** Before a post in the account of another one with the same employer: "promoted to", "hired as". They open the sentence. */
  readonly changeLeads: readonly string[];
  /** The same where the former post comes first, and what is between both: "promoted from … to". */
  readonly changeFrom: readonly string[];
  readonly changeTo: readonly string[];
  /** End the name of such a post. */
  readonly changeStops: readonly string[];
  /** Before an employer, on a line that says no more than with whom somebody began: "Joined Northwind Ltd". */
  readonly joins: readonly string[];
  /** After the name of such a post, and no part of it: "the team lead position". Alone they name none: "hired as permanent employee". */
  readonly changeTails: readonly string[];
}

export interface SectionHeadings {
  /** Headings of the section "summary", folded, "&" as "and". */
  readonly summary: readonly string[];
  /** Headings of the section "work", folded, "&" as "and". */
  readonly work: readonly string[];
  /** Headings of the section "education", folded, "&" as "and". */
  readonly education: readonly string[];
  /** Headings of the section "skills", folded, "&" as "and". */
  readonly skills: readonly string[];
  /** Headings of the section "certificates", folded, "&" as "and". */
  readonly certificates: readonly string[];
  /** Headings of the section "languages", folded, "&" as "and". */
  readonly languages: readonly string[];
  /** Headings of the section "projects", folded, "&" as "and". */
  readonly projects: readonly string[];
  /** Headings of the section "volunteer", folded, "&" as "and". */
  readonly volunteer: readonly string[];
  /** Headings of the section "awards", folded, "&" as "and". */
  readonly awards: readonly string[];
  /** Headings of the section "publications", folded, "&" as "and". */
  readonly publications: readonly string[];
  /** Headings of the section "contact", folded, "&" as "and". */
  readonly contact: readonly string[];
  /** Headings of the section "other", folded, "&" as "and". */
  readonly other: readonly string[];
  /** Begin as a heading does and are none: "Ausbildung zur Hotelfachfrau" is what was learnt. */
  readonly noHeading: readonly string[];
}

export interface HeadingWords {
  /** Say "volunteer" wherever they are in a line that is set as a heading. */
  readonly volunteer: readonly string[];
  /** Say "education" wherever they are in a line that is set as a heading. */
  readonly education: readonly string[];
  /** Say "work" wherever they are in a line that is set as a heading. */
  readonly work: readonly string[];
  /** Say "skills" wherever they are in a line that is set as a heading. */
  readonly skills: readonly string[];
  /** Say "certificates" wherever they are in a line that is set as a heading. */
  readonly certificates: readonly string[];
  /** Say "projects" wherever they are in a line that is set as a heading. */
  readonly projects: readonly string[];
  /** Say "awards" wherever they are in a line that is set as a heading. */
  readonly awards: readonly string[];
  /** Say "publications" wherever they are in a line that is set as a heading. */
  readonly publications: readonly string[];
  /** Say in the heading of a summary that it is what the candidate looks for. */
  readonly objective: readonly string[];
  /** Headings that an entry may follow in the same line, in their letters. */
  readonly inLine: readonly string[];
  /** In brackets these say what the section is: "Academic (Teaching Experience)". */
  readonly bracketed: readonly string[];
  /** Endings of a heading that reads like a title and is none: "Internship". */
  readonly notTitles: readonly string[];
  /** Heads a list of courses inside the section of education. */
  readonly coursesInside: readonly string[];
  /** Head those who speak for the candidate, folded. */
  readonly references: readonly string[];
  /** Heads degrees in one country and skills in another. */
  readonly degreesOrSkills: readonly string[];
  /** Head offices and help that nobody is employed for, folded; what else is below them is read as it is. */
  readonly unpaid: readonly string[];
  /** Usual headings that are as often an item of a list, folded: "Equipment", "First aid". */
  readonly alsoItems: readonly string[];
  /** Heads what the candidate does in their free time, folded. */
  readonly pastimes: readonly string[];
  /** In the heading of interests these say that they are those of the work, folded. */
  readonly interestsAtWork: readonly string[];
  /** Heads of the columns of a table of education, folded. */
  readonly tableHeads: readonly string[];
}

export interface HeadingPatterns {
  /** Unusual wordings of "volunteer": a qualifier before a noun that names the section. */
  readonly volunteer: readonly string[];
  /** Unusual wordings of "projects": a qualifier before a noun that names the section. */
  readonly projects: readonly string[];
  /** Unusual wordings of "work": a qualifier before a noun that names the section. */
  readonly work: readonly string[];
  /** Unusual wordings of "education": a qualifier before a noun that names the section. */
  readonly education: readonly string[];
  /** Unusual wordings of "skills": a qualifier before a noun that names the section. */
  readonly skills: readonly string[];
  /** Unusual wordings of "certificates": a qualifier before a noun that names the section. */
  readonly certificates: readonly string[];
  /** Unusual wordings of "awards": a qualifier before a noun that names the section. */
  readonly awards: readonly string[];
  /** Unusual wordings of "publications": a qualifier before a noun that names the section. */
  readonly publications: readonly string[];
  /** Unusual wordings of "summary": a qualifier before a noun that names the section. */
  readonly summary: readonly string[];
  /** Unusual wordings of "contact": a qualifier before a noun that names the section. */
  readonly contact: readonly string[];
  /** Unusual wordings of "other": a qualifier before a noun that names the section. */
  readonly other: readonly string[];
}

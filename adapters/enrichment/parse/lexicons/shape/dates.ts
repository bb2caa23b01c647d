export interface DateWords {
  /** Between the town and the day under a letter or a resume: "Köln, den 12.03.2024". */
  readonly signed: readonly string[];
  /** "It still goes on", at the end of a range: "06/2019 – present". */
  readonly present: readonly string[];
  /** Open a range without an end: "since 2019". */
  readonly since: readonly string[];
  /** Open such a range where nothing but the date is behind them: "Store Manager, from July 2021". */
  readonly sinceAtEdge: readonly string[];
  /** Labels of its beginning, each with a row of its own in a form. */
  readonly startLabels: readonly string[];
  /** Labels of the end of a range: "Start: 07/2018   End: 06/2021". */
  readonly endLabels: readonly string[];
  /** Seasons and other parts of a year: "autumn 2019", "early 2019", "Q1 2019". */
  readonly seasons: readonly string[];
  /** Stand between the two ends of a range: "2012 to 2015". */
  readonly to: readonly string[];
  /** The same, after a dash: "2012 - to 2015". */
  readonly toAfterMark: readonly string[];
  /** Stand before a range and belong to it: "von 2012 bis 2015". */
  readonly rangeLead: readonly string[];
  /** Open a line with a range: "From March 2020 to present: …". */
  readonly rangeOpening: readonly string[];
  /** Open a line with two dates that "and" joins: "Between 2016 and 2019". */
  readonly betweenOpening: readonly string[];
  /** Between those two dates. */
  readonly betweenJoins: readonly string[];
  /** Open a line with the end of a range alone: "Until 2019". */
  readonly untilOpening: readonly string[];
  /** The word for a year behind its number: "2016 r.". */
  readonly afterYear: readonly string[];
  /** Names of months that are words elsewhere: only where a date begins. */
  readonly monthsAtEdge: readonly string[];
  /** Units, short ones too, of how long something lasted, in brackets behind its dates: "(2 J. 11 M.)". */
  readonly lasted: readonly string[];
  /** May are between the dates of work that came back: "Summer 2013 and 2014". */
  readonly sameAgain: readonly string[];
  /** Names and usual abbreviations of the twelve months, in order, folded. */
  readonly months: readonly (readonly string[])[];
  /** Words of a range whose years are left out: "20XX - present". */
  readonly masked: readonly string[];
  /** Units of a stretch of time: "5 years 3 months". */
  readonly spans: readonly string[];
  /** A stretch of time alone: "a year and 3 months". */
  readonly spansOfStudy: readonly string[];
}

export interface NumberWords {
  /** Between two numbers: "3 to 5 years". */
  readonly to: readonly string[];
  /** Years and months. */
  readonly timeUnits: readonly string[];
  /** Stems of words for months. */
  readonly monthStems: readonly string[];
  /** One year in a word of its own. */
  readonly oneYear: readonly string[];
  /** Numbers as words: "two=2". */
  readonly words: readonly string[];
}

/**
 * From which score on something counts, each with the reason for its value. Scores run from 0, not at all, to 1, for certain; all values were set
 * by what real resumes and their corpora lose above and below them. Imports nothing, and may be imported by every stage.
 */

/** Of `TitleLexicon.isTitle`. */
export const TITLE = {
  /** Occupation and nothing else: one word, or the last of a few. */
  certain: 0.95,
  /** The occupation with its field: "Head of Lamps". */
  sure: 0.9,
  /** Still an occupation when its field is after a comma: "Vice president, sales". What most rules ask for. */
  clear: 0.85,
  /** The same in a phrase of some length, of which the length itself takes a little off. */
  likely: 0.8,
  /** Above it a line is no longer free to be an employer. */
  probable: 0.7,
  /** Opens with an occupation and continues with unknown words. */
  arguable: 0.6,
  /** Has the form of an occupation only: "advertiser". */
  possible: 0.5,
  /** An occupation that is more often something else when it is alone: "lead". */
  ambiguous: 0.45,
  /** Below it a phrase beside a title is free to be its employer. */
  faint: 0.4,
  /** A word of seniority and nothing more: "senior …". */
  doubtful: 0.3,
  /** Nothing in it speaks for a title. */
  none: 0.1,
} as const;

/** Of `companyScore`. */
export const COMPANY = {
  /** Ends in a legal form. */
  certain: 0.95,
  /** One of the employers that everybody knows. */
  known: 0.9,
  /** A name with a noun of employers at its end: "Harbour Society". */
  named: 0.75,
  /** A name that opens as employers' do. What most rules ask for. */
  likely: 0.7,
  /** What a named client counts: an employer only where there is no other. */
  client: 0.6,
  /** Half way: below it the phrase can be a department as well. */
  arguable: 0.5,
  /** Has a noun of employers somewhere in it. */
  possible: 0.45,
  /** Has capitals as a name has, and nothing more. */
  name: 0.3,
} as const;

/** Of `placeScore`. */
export const PLACE = {
  /** A name with its region or country after it. */
  certain: 0.9,
  /** A known town or region alone. */
  clear: 0.8,
  /** A known town with something after it. What most rules ask for. */
  likely: 0.75,
  /** Enough inside a header, where places are expected; above what is a place only by its last part. */
  possible: 0.7,
  /** Half way: above it a phrase is rather a place than a name. */
  arguable: 0.5,
} as const;

/** Least fit of a phrase for its role in the header of an entry, in the units of the sums in `entry-pattern.ts`. */
export const HEADER_ROLE = {
  title: 0.5,
  /** Where an employer comes last, a later mark parts it from its title as long as the fit of both is not worse by more than this. */
  laterMark: 0.2,
  /** Lower than for titles: many employers have names that nothing gives away. */
  company: 0.22,
  /** A phrase on the line of a certain employer, or on the next one, can only be the title. */
  titleBesideCertainCompany: 0.02,
  /** The same two lines from a likely employer, where nothing else makes the phrase an employer: distance has made its fit negative. */
  titleTwoLinesFromCompany: -0.01,
  /** A short capitalised phrase near a likely employer. */
  titleNearCompany: 0.05,
} as const;

/** Of the score for the name at the head of the page, which sums position, size and agreement with the e-mail address. */
export const PERSON_NAME = {
  /** A well-formed name in the first lines reaches it without large letters; one further down needs them, or the address. */
  least: 1.2,
  /** Both parts of a name broken over two lines in the largest letters belong to it, even where the address holds only one of them. */
  brokenOverLines: 0.7,
  /** Share of the name's words that the address holds: with half of them it is hardly chance. */
  agreement: 0.5,
} as const;

/** Of the score of a headline: that of its title less 0.03 for every line above it. */
export const HEADLINE_LEAST = 0.45;

/** Sizes of letters: factors of another size, where no unit is given. */
export const FONT = {
  /** As large as the largest: files round sizes. */
  sameAsLargest: 0.98,
  /** Names are set clearly larger than the text. */
  nameOverBody: 1.15,
  /** A heading is set larger than the text; less than this is rounding. */
  headingOverBody: 1.08,
  /** The name of a group of skills is set a little larger … */
  groupOverBody: 1.06,
  /** … than the skills below it, which are of the size of the text. */
  groupMember: 1.03,
  /** From a line of a name to the next, baseline to baseline: what is further apart is set apart. */
  nextLine: 1.5,
  /** From a line to the next of one paragraph, beside the least there is: what is more begins another. */
  sameLeading: 1.15,
  /** From a line of a broken name of a group to the next: two names of groups have items between them. */
  brokenHeading: 1.3,
  /** From an item of a list to the next, beside the leading within an item: what is less far apart is set solid. */
  apart: 1.4,
  /** From an entry of a list to the next, beside the least step within an entry. */
  groupsApart: 1.2,
  /** From the last line of an entry to the head of the next, beside the step within that head. */
  blocksApart: 1.6,
  /** In points: lines that differ by more do not run on into one another. */
  differentPoints: 0.4,
  /** From the bullet of a group to its items, to the right, in sizes of the letters: what goes on in the next line begins two at most further in. */
  nested: 2.2,
} as const;

/** Shares, of a count or a length. */
export const SHARE = {
  /** A margin holds nothing but headings and dates, up to a few stray lines. */
  marginLines: 0.75,
  /** Lines of a column that are dates and nothing else: an entry has at least a title and an employer beside its dates, a column of dates a place at most. */
  datesOfEntries: 0.4,
  /** Letters differ in width: a row with so many of the longest has no room for another word. */
  fullRow: 0.95,
  /** A line of a list that is as full as this was broken by the page, not by its writer. */
  fullLine: 0.7,
  /** The first line of an account reaches the edge, or nearly so; the head of an entry rarely does. */
  fullParagraph: 0.8,
  /** Levels come again: of the values of a column of ratings at most so many are different. */
  repeatedRatings: 0.6,
  /** Up to a third of the letters are headings and heads of entries; with more, bold is how the text is set. */
  boldApart: 0.34,
  /** Entries whose employer has something after a dash: with half of them it is the same kind of remark in each. */
  commonTail: 0.5,
  /** Items of a list that keep a distance: with half of the steps the list is set so; else it is lines in groups. */
  itemsApart: 0.5,
  /** Points of a list that name a title: with more than half of them they are the heads of posts. */
  titledHeads: 0.5,
  /** Qualifications are degrees where half of their lines are. */
  degreeLines: 0.5,
  /** Headings that are certain and written in capitals: from this share on capitals are how the document writes headings. */
  headingsInCapitals: 0.75,
  /** Of the lines with the mark of a heading, those that are known headings: with two thirds the mark means headings. */
  headingsAmongMarked: 0.66,
  /** Items that read like a title, an employer or a town: with more than a third the list is one of names. */
  namesAmongSkills: 0.34,
} as const;

/** Counts for each of something. */
export const RATIO = {
  /** In words: skills are listed in a few each, sentences have more between their commas. */
  wordsPerSkill: 4.5,
  /** In letters: up to it the parts of a line are letters set apart, not always evenly ("S K I LL S"); above it they are words. */
  lettersPerPart: 2.5,
  /** In lines for each known heading: a style that more lines have than this is not the headings' own. */
  linesInHeadingStyle: 1.6,
} as const;

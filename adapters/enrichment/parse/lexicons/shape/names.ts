export interface NameWords {
  /** Words of a name that are written small: "Bank of the North". */
  readonly smallWords: readonly string[];
  /** Words of a person's name that are written small: "van", "de la". */
  readonly particles: readonly string[];
  /** At the end of a line these say that a name goes on in the next. */
  readonly openEnds: readonly string[];
  /** The same for employers. */
  readonly openEndsOfEmployers: readonly string[];
  /** Words of a heading that are written small. */
  readonly headingSmallWords: readonly string[];
}

export interface JoiningWords {
  /** "and" */
  readonly and: readonly string[];
  /** Between a title and an employer: "Glazier at Northwind". */
  readonly at: readonly string[];
  /** Between an employer and a town: "Kanzlei Brodersen in Kiel". */
  readonly inTown: readonly string[];
  /** Between a title and an employer, with the article: "Sous Chef im Hotel Hirsch". */
  readonly within: readonly string[];
  /** Between a degree and a place of study. */
  readonly fromOrAt: readonly string[];
  /** "but" */
  readonly but: readonly string[];
  /** "and" and "or" */
  readonly andOr: readonly string[];
  /** Between the last two items of a list. */
  readonly listed: readonly string[];
}

export interface PlaceWords {
  /** Words of a place that are written small: "Villanueva de la Serena". */
  readonly smallWords: readonly string[];
  /** Stand where the place stands: "remote". */
  readonly remote: readonly string[];
  /** Cities that the language calls otherwise than GeoNames does, each with its country: "mailand=IT". */
  readonly cities: readonly string[];
}

export interface AddressWords {
  /** After the name of a street, which has its number before it: "12 Mill Street". */
  readonly streetNouns: readonly string[];
  /** Endings of the names of streets, before the number: "Mühlstraße 12". */
  readonly streetEndings: readonly string[];
  /** After the name of a street, before the number: "Lange Straße 12". */
  readonly streetWords: readonly string[];
  /** Between the number and the name of a street: "12, rue des Lilas". */
  readonly streetOpeners: readonly string[];
  /** Before the name of a street, which has its number after it: "Calle Mayor 12". */
  readonly streetOpenersNumberLast: readonly string[];
  /** Before a place that is not where the candidate lives. */
  readonly elsewhere: readonly string[];
  /** Label of where the candidate lives. */
  readonly labels: readonly string[];
}

export interface PersonWords {
  /** Labels of personal details that count only with a mark after them. */
  readonly labels: readonly string[];
  /** Labels of personal details. */
  readonly details: readonly string[];
  /** Birth without a label: "geboren am …", "Née le …". */
  readonly born: readonly string[];
  /** Family status without a label. */
  readonly maritalStatus: readonly string[];
  /** After an age: "34 ans". */
  readonly yearsOld: readonly string[];
  /** Before a name: "Dr", "Mrs". */
  readonly titles: readonly string[];
  /** Labels of the name. */
  readonly nameLabels: readonly string[];
  /** Before a name at the head of the document: "Lebenslauf von …". */
  readonly documentBeforeName: readonly string[];
  /** Words that no name of a person has in it. */
  readonly noName: readonly string[];
  /** Labels of the name, before a colon. */
  readonly nameLabelsBeforeColon: readonly string[];
}

export interface ContactWords {
  /** Labels of a phone number. */
  readonly phoneLabels: readonly string[];
}

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
  /** Between an employer and a title: "Northwind Ltd, Leeds as Glazier". */
  readonly as: readonly string[];
  /** Between a degree and a place of study. */
  readonly fromOrAt: readonly string[];
  /** "but" */
  readonly but: readonly string[];
  /** "and" and "or" */
  readonly andOr: readonly string[];
  /** Between the last two items of a list. */
  readonly listed: readonly string[];
  /** At the end of a line these say that it goes on in the next. */
  readonly openEndsOfLines: readonly string[];
  /** After "and", or instead of it: "as well as". */
  readonly addition: readonly string[];
  /** "of" and "for", between a body and what it is for. */
  readonly ofOrFor: readonly string[];
  /** "of", in a name: "University of the North". */
  readonly of: readonly string[];
  /** Small words inside the name of a body. */
  readonly inNames: readonly string[];
  /** Between a title and where the work was: "(contractor at Northwind)", "(temp via Northwind)". */
  readonly agency: readonly string[];
  /** Between an office and a body, before "the": "Secretary of the …". */
  readonly servesThe: readonly string[];
  /** Before a date in running text: "in March 2020". */
  readonly beforeDates: readonly string[];
  /** Between what happened and its date alone: "earned in 2020". */
  readonly dateLinks: readonly string[];
  /** After "in" and before an employer, where the article is a word of its own. */
  readonly employerArticles: readonly string[];
  /** "In the", glued to the name of an employer: "à l'Hôtel". */
  readonly withinElided: readonly string[];
  /** "and" between two headings, where it is too short to stand for "and" anywhere. */
  readonly andInHeadings: readonly string[];
}

export interface PlaceWords {
  /** Words of a place that are written small: "Villanueva de la Serena". */
  readonly smallWords: readonly string[];
  /** Stand where the place stands: "remote". */
  readonly remote: readonly string[];
  /** Cities that the language calls otherwise than GeoNames does, each with its country: "mailand=IT". */
  readonly cities: readonly string[];
  /** A placeholder for a town in a template. */
  readonly cityWord: readonly string[];
  /** A placeholder for what is after the town. */
  readonly stateWords: readonly string[];
  /** Before the name of a country: "the Netherlands". */
  readonly article: readonly string[];
  /** Ends the name of a city: "Kansas City". */
  /** Counties of Britain, which stand between the town and the postal code. */
  readonly britishCounties: readonly string[];
  /** Before or behind the name of a city: the city and what is around it, "Greater Leeds", "Leeds Area". */
  readonly areasBefore: readonly string[];
  readonly areasBehind: readonly string[];
  /** Cities whose districts have numbers: "Dublin 8". */
  readonly numberedCities: readonly string[];
  /** Before the name of a county: "Co. Cork". */
  readonly county: readonly string[];
  readonly cityEnding: readonly string[];
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
  /** Before a home in words: "based in Leeds". */
  readonly leads: readonly string[];
  /** A box at the post office, before its number. */
  readonly postBox: readonly string[];
  /** Before the place that is not where the candidate lives. */
  readonly prepositions: readonly string[];
}

export interface PersonWords {
  /** Labels of personal details that count only with a mark after them. */
  readonly labels: readonly string[];
  /** Labels of personal details. */
  readonly details: readonly string[];
  /** Birth without a label: "geboren am …", "Née le …". */
  readonly born: readonly string[];
  /** Birth in the middle of a sentence, before or after its year: "was born in 1987", "Jahrgang 1987". */
  readonly bornIn: readonly string[];
  /** Family status without a label. */
  readonly maritalStatus: readonly string[];
  /** After an age: "34 ans". */
  readonly yearsOld: readonly string[];
  /** Before a name: "Dr", "Mrs". */
  readonly titles: readonly string[];
  /** Labels of the name. */
  readonly nameLabels: readonly string[];
  /** Head the personal data in a form, folded: the name may stand beside them. */
  readonly dataHeadings: readonly string[];
  /** Labels of the post that the candidate seeks, or calls theirs, in a form: "Job applied for". */
  readonly wanted: readonly string[];
  /** Before a name at the head of the document: "Lebenslauf von …". */
  readonly documentBeforeName: readonly string[];
  /** Words that no name of a person has in it. */
  readonly noName: readonly string[];
  /** Labels of the name, before a colon. */
  readonly nameLabelsBeforeColon: readonly string[];
  /** What a resume is called: "CV". */
  readonly documents: readonly string[];
  /** Say that a document is no one's: "Glazier - sample resume". */
  readonly samples: readonly string[];
  /** Between the name of the document and that of the candidate. */
  readonly documentOf: readonly string[];
  /** Labels of first name and surname in one. */
  readonly namesInTwo: readonly string[];
  /** Labels of the given name alone, next to a surname. */
  readonly givenNameLabels: readonly string[];
  /** Labels of the surname alone, next to a given name. */
  readonly surnameLabels: readonly string[];
  /** After a name: "(she/her)". */
  readonly pronouns: readonly string[];
  /** Letters behind a name for what somebody holds: degrees, registrations, memberships and honours; lower case, without points. */
  readonly postNominals: readonly string[];
  /** End the name of a number in a register: "GDC No.". */
  readonly registerNumbers: readonly string[];
  /** Open the consent to the use of the data of a resume. */
  readonly consents: readonly string[];
  /** Said of references that are not in the document. */
  readonly onRequest: readonly string[];
  /** End a letter, alone in their line: "Kind regards". */
  readonly farewells: readonly string[];
  /** Facts about the candidate between commas, in a line of such facts. */
  readonly selfItems: readonly string[];
}

export interface ContactWords {
  /** Labels of a phone number. */
  readonly phoneLabels: readonly string[];
  /** "at" in an address that is spelled out. */
  readonly at: readonly string[];
  /** "dot" in an address that is spelled out. */
  readonly dot: readonly string[];
  /** Between the label and the number of a phone. */
  readonly numberWords: readonly string[];
}

export interface EmployerWords {
  /** Nouns that head the name of an employer, folded. */
  readonly nouns: readonly string[];
  /** Open the name of an employer: "Klinikum Nordhafen", folded. */
  readonly openers: readonly string[];
  /** Of the openers of other languages those that open titles in this one: "Hotel Manager". */
  readonly titleOpeners: readonly string[];
  /** With "of" after them these open the name of a place of work: "Office of the Commissioner". */
  readonly bodies: readonly string[];
  /** Ends of compounds for places where people work, folded. */
  readonly compoundEndings: readonly string[];
  /** Who runs it, before the noun: "Staatliches Studienseminar", "Ev. Kindergarten". */
  readonly denominations: readonly string[];
  /** Stand in for a name that was taken out. */
  readonly masked: readonly string[];
  /** With "of" or "for" after them these open the name of an employer: "University of …". */
  readonly bodiesOf: readonly string[];
  /** Employers whose name may have a comma: "University of Farsund, Lund Campus". */
  readonly keepsTail: readonly string[];
  /** Before a name that it had or has: "Northwind Ltd (formerly Tern Ltd)". */
  readonly formerName: readonly string[];
  /** Open the name of a ward or an office behind its employer, written small: "CHU de Rennes, service de réanimation". */
  readonly units: readonly string[];
  /** End the name of a part of an employer. */
  readonly parts: readonly string[];
  /** Bodies with members and officers: "Treasurer of Northern Lantern Society". */
  readonly societies: readonly string[];
  /** End the name of an employer that follows a title without a mark. */
  readonly lastNouns: readonly string[];
  /** Short forms that end with a point, at the end of a line. */
  readonly shortWithDot: readonly string[];
  /** Before that: "(which was …)". */
  readonly formerRelative: readonly string[];
  /** What an employer is of another: "(a division of …)". */
  readonly partOf: readonly string[];
  /** What an employer is, after its name and a comma: "Northwind, a Tern company". */
  readonly ownedBy: readonly string[];
  /** Between the name of an employer and that of the client where the work was done. */
  readonly atClient: readonly string[];
  /** Short forms with a point inside a header, in their letters: no sentence begins after them. */
  readonly shortBeforeSentence: readonly string[];
  /** Short forms whose point at the end of a header belongs to them. */
  readonly shortAtEnd: readonly string[];
  /** Short forms with a point between a title and an employer. */
  readonly shortAroundStop: readonly string[];
  /** Short forms with a point in a sentence about employment. */
  readonly shortInSentence: readonly string[];
  /** Short forms whose point ends no sentence. */
  readonly shortOfHeader: readonly string[];
  /** With "of" in the next line the name of a body goes on, in its letters. */
  readonly opensOf: readonly string[];
  /** Nouns that go on with the name of an employer in the next line. */
  readonly secondLines: readonly string[];
  /** Whom or what a number counts in a line about an employer: "1,100 employees". */
  readonly sizes: readonly string[];
  /** In brackets after an employer these say how one was employed: "Northwind (fixed term)". */
  readonly terms: readonly string[];
  /** Who works for nobody else writes this where others have their employer, folded. */
  readonly ownAccount: readonly string[];
  /** Bodies that people are members of, as they are written in a name. */
  readonly associations: readonly string[];
  /** Behind such a noun: "Association of", "Verband der". */
  readonly associationLinks: readonly string[];
  /** After "and", at the end of the name of an employer: "Brodersen & Partners". */
  readonly partners: readonly string[];
}

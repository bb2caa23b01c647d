export interface TitleWords {
  /** Words that name an occupation when they head a title ("senior … engineer"); singular, folded. */
  readonly heads: readonly string[];
  /** Words that name an occupation and may open a title whose field follows without a link: "Sachbearbeiter Einkauf". */
  readonly leadingHeads: readonly string[];
  /** Before people of a trade in the plural these say which they are, and are no name of a firm: "software developers"; folded. */
  readonly fieldsOfTrades: readonly string[];
  /** Raise or qualify an occupation but do not name one. */
  readonly qualifiers: readonly string[];
  /** Have the ending of an occupation and are none. */
  readonly notAgents: readonly string[];
  /** Occupations by form, but more often something else when nothing is beside them. */
  readonly weakAlone: readonly string[];
  /** Endings that make an occupation of almost any stem, folded. */
  readonly endings: readonly string[];
  /** Endings after a mark for the other gender: "Verkäufer/in", "Enfermero/a", "Chargé·e". */
  readonly genderEndings: readonly string[];
  /** After these a title goes on: "director of …", "chef de …". */
  readonly links: readonly string[];
  /** Endings of words for people by what they do. */
  readonly agentEndings: readonly string[];
  /** Endings of fields that "professional" makes a title of: "human resources professional". */
  readonly professionalFields: readonly string[];
  /** Fields that "support" makes a title of: "help desk support". */
  readonly supportFields: readonly string[];
  /** After the comma of a title these name a field of work, not an employer. */
  readonly fields: readonly string[];
  /** Offices in a body: "Member, Harbour Council". */
  readonly offices: readonly string[];
  /** Endings of compounds that name an occupation, folded: "Industriekaufmann". */
  readonly compoundEndings: readonly string[];
  /** Compounds that name an occupation, folded. */
  readonly compounds: readonly string[];
  /** People, but no occupations: "team player". */
  readonly noOccupations: readonly string[];
  /** Before "professional" these praise: "caring professional". */
  readonly notProfessional: readonly string[];
  /** Endings that only the feminine of an occupation has, with the masculine before them; folded. */
  readonly feminines: readonly string[];
}

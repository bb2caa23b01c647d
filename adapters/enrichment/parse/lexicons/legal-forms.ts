/** A legal form of companies. Forms belong to countries, so all languages share one list. */
interface LegalForm {
  /** Source of a pattern, matched without case. */
  readonly form: string;
  /** No ordinary word or name reads like it: enough even where the rest is not written as a name. */
  readonly isCertain?: boolean;
  /** How it is written where a place or a title follows the name: "Northwind Ltd Glazier". Such a form ends the name. */
  readonly atEnd?: string;
}

const FORMS: readonly LegalForm[] = [
  // English-speaking countries
  { form: '(?:pty|pvt|pte|co)\\.?,? ltd', isCertain: true, atEnd: '(?:Pty|Pvt|Pte|Co)\\.?,? Ltd' },
  { form: 'inc', isCertain: true, atEnd: 'Inc' },
  { form: 'llc', isCertain: true, atEnd: 'LLC' },
  { form: 'ltd', isCertain: true, atEnd: 'Ltd' },
  { form: 'corp', isCertain: true, atEnd: 'Corp' },
  { form: 'l\\.p', atEnd: 'L\\.P' },
  { form: 'pty', isCertain: true, atEnd: 'Pty(?!\\.?,? Ltd)' },
  { form: 'plc', isCertain: true, atEnd: 'PLC' },
  { form: 'llp', isCertain: true },
  { form: 'pvt', isCertain: true },
  ...['pte', 'l\\.l\\.c', 'lp', 'pllc', 'private limited', 'sdn bhd'].map((form) => ({ form })),
  ...['incorporated', 'limited', 'corporation', 'co', 'company', 'companies'].map((form) => ({ form })),
  ...['& sons', '& associates', 'and associates', '& partners?', 'and partners', '& co'].map((form) => ({ form })),
  // Germany, Austria, Switzerland
  { form: 'gmbh', isCertain: true, atEnd: 'GmbH(?: & Co\\.? KG)?' },
  { form: 'e\\.\\s?v', isCertain: true, atEnd: 'e\\.\\s?V' },
  { form: 'e\\.\\s?k', isCertain: true, atEnd: 'e\\.\\s?K' },
  { form: 'ag', isCertain: true },
  ...['kg', 'ohg', 'ug', 'gbr', 'mbh', 'e\\.\\s?u', 'se'].map((form) => ({ form })),
  // Spain and Latin America
  { form: 's\\.a\\. de c\\.v', atEnd: 'S\\.A\\. de C\\.V' },
  { form: 's\\. de r\\.l', atEnd: 'S\\. de R\\.L' },
  { form: 's\\.l', isCertain: true, atEnd: 'S\\.L' },
  { form: 's\\.a', isCertain: true, atEnd: 'S\\.A(?!\\.? de)' },
  ...['sl', 's\\.l\\.u', 'slu', 's\\.\\s?coop', 'sa'].map((form) => ({ form })),
  // Portugal, Brazil
  { form: 'lda', isCertain: true, atEnd: 'Lda' },
  { form: 'ltda', isCertain: true, atEnd: 'Ltda' },
  { form: 'eireli' },
  // France, Luxembourg, Belgium
  { form: 'sarl', isCertain: true, atEnd: 'SARL' },
  { form: 'sas', atEnd: 'SAS' },
  { form: 's\\.\\s?à\\s?r\\.\\s?l', isCertain: true },
  ...['s\\.a\\.r\\.l', 's\\.a\\.s', 'eurl', 'sasu', 'scop'].map((form) => ({ form })),
  // Italy
  { form: 's\\.r\\.l', isCertain: true, atEnd: 'S\\.r\\.l' },
  { form: 's\\.p\\.a', atEnd: 'S\\.p\\.A' },
  ...['srl', 'spa', 'snc', 's\\.n\\.c', 'soc\\.\\s?coop'].map((form) => ({ form })),
  // The Netherlands
  { form: 'b\\.v', isCertain: true },
  ...['bv', 'nv', 'n\\.v', 'vof', 'v\\.o\\.f'].map((form) => ({ form })),
  // The north and the east
  ...['ab', 'oy', 'as', 'aps', 'a/s', 'uab'].map((form) => ({ form })),
  ...['sp\\. z o\\.o', 'sp\\.\\s?[jk]', 's\\.\\s?r\\.\\s?o', 'd\\.\\s?o\\.\\s?o', 'kft', 'zrt'].map((form) => ({
    form,
  })),
];

const sourceOf = (forms: readonly LegalForm[]): string => forms.map(({ form }) => form).join('|');

/** Legal forms: nearly certain signs of an employer. */
export const LEGAL_FORMS = new RegExp(`(?<!\\p{L})(?:${sourceOf(FORMS)})(?:\\.|(?!\\p{L}))`, 'iu');

/** Those that are signs wherever they stand. */
export const CERTAIN_LEGAL_FORMS = new RegExp(
  `(?<!\\p{L})(?:${sourceOf(FORMS.filter(({ isCertain }) => isCertain))})(?!\\p{L})`,
  'iu',
);

/** Czech and Slovak forms behind a name. In capitals "A.S." is a degree. */
export const SMALL_LEGAL_FORM = /(?<=\p{L}{2},? )(?:a\.\s?s|k\.\s?s|v\.\s?o\.\s?s)\.$/u;

/** The source of a pattern for the legal form that ends a name in the middle of a line. */
export const LEGAL_FORM_AT_END = FORMS.flatMap(({ atEnd }) => atEnd ?? []).join('|');

/** "Northwind Glass, Inc.": the full stop that ends the line belongs to the form, and ends no sentence. */
export const LEGAL_FORM_WITH_STOP = new RegExp(
  `(?<!\\p{L})(?:${sourceOf(FORMS.filter(({ form, isCertain, atEnd }) => isCertain === true || atEnd !== undefined || form.startsWith('&')))})\\.$`,
  'iu',
);

import { countryOfCity } from '../../lexicons/cities.js';
import { LEGAL_FORM_AT_END } from '../../lexicons/legal-forms.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import { cut, type Piece, splitPiece, strip } from '../../text.js';
import { COMPANY, PLACE, TITLE } from '../../thresholds.js';
import { isTownOfState, placeAtEnd, placeScore, townOfStateAtEnd } from '../places.js';
import { companyScore, isNameLike, type TitleLexicon } from '../titles-and-employers.js';

/** What a label or a mask says a phrase is. */
export type Hint = 'title' | 'company' | 'client' | 'place' | undefined;

export interface Phrase {
  readonly piece: Piece;
  readonly hint: Hint;
}

/** One way to write a title and an employer in a row; nothing where the phrase is not written so. */
type Wording = (piece: Piece, titles: TitleLexicon) => Phrase[] | undefined;

/**
 * Parts a phrase into title, employer and place where only its words distinguish them. The first wording that fits decides: those whose words
 * leave no doubt come before those that only a place or a comma speaks for.
 */
export function splitTitleAndEmployer(piece: Piece, titles: TitleLexicon): Phrase[] {
  for (const wording of WORDINGS) {
    const phrases = wording(piece, titles);
    if (phrases) return phrases;
  }
  return splitAtCommas(piece, titles);
}

// "Drafter (contractor at Northwind)", "Clerk (temp via Northwind Staffing)": the bracket says where, not what.
const THE = anyOf(lexicon.places.article);

const BRACKETED = new RegExp(
  String.raw`(\s{0,9}\((?:[\p{L}-]+\s+){0,3}(?:${anyOf(lexicon.joining.agency)})\s+(?:(?:${THE})\s+)?)(\p{Lu}[^()]{1,60})\)`,
  'u',
);

function throughAnother(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const where = BRACKETED.exec(piece.text);
  if (!where?.[2] || titles.isTitle(piece.text.slice(0, where.index)) < TITLE.possible) return undefined;
  const from = where.index + where[1]!.length;
  const named = strip(cut(piece, from, from + where[2].length));
  const rest = strip(cut(piece, where.index + where[0].length));
  return [
    { piece: cut(piece, 0, where.index), hint: undefined },
    { piece: named, hint: companyScore(named.text) >= COMPANY.possible ? 'client' : undefined },
    ...(rest.text === '' ? [] : splitTitleAndEmployer(rest, titles)),
  ];
}

const AT = new RegExp(String.raw`\s{1,9}(?:@|${anyOf(lexicon.joining.at)})\s+(?:(?:${THE})\s+)?(?=\p{Lu})`, 'u');

/** "Glazier at Northwind Ltd, Farsund". */
function atEmployer(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const at = AT.exec(piece.text);
  if (!at) return undefined;
  const left = cut(piece, 0, at.index);
  const right = strip(cut(piece, at.index + at[0].length));
  if (right.text === left.text)
    return [
      { piece: left, hint: undefined },
      { piece: right, hint: 'company' },
    ];
  if (titles.isTitle(left.text) < TITLE.possible) return undefined;
  const [employer, ...others] = splitTitleAndEmployer(right, titles);
  return [
    { piece: left, hint: undefined },
    ...(employer ? [{ ...employer, hint: employer.hint ?? ('company' as const) }] : []),
    ...others,
  ];
}

const AS = new RegExp(String.raw`\s{1,9}(?:${anyOf(lexicon.joining.as)})\s+(?=\p{Lu})`, 'u');

/** "Northwind Ltd, Leeds as Glazier". */
function employerAsTitle(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const as = AS.exec(piece.text);
  if (!as) return undefined;
  const left = strip(cut(piece, 0, as.index));
  const right = strip(cut(piece, as.index + as[0].length));
  const isTitle = titles.isTitle(right.text) >= TITLE.clear && right.text.split(/\s+/u).length <= 6;
  if (!isTitle || !isNameLike(left.text) || titles.isTitle(left.text) >= TITLE.doubtful) return undefined;
  const [employer, ...others] = splitTitleAndEmployer(left, titles);
  // "Served as …", "Tasks as …" name nobody.
  const isSure =
    employer && (companyScore(employer.piece.text) >= COMPANY.likely || others.some(({ hint }) => hint === 'place'));
  if (!employer || !isSure) return undefined;
  return [{ ...employer, hint: employer.hint ?? 'company' }, ...others, { piece: right, hint: 'title' }];
}

/** "Kfz-Mechatroniker (Autohaus Pleißental GmbH, Leipzig)". */
function employerInBrackets(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const bracket = /\s{0,9}\(([^()]{4,80})\)$/u.exec(piece.text);
  const before = piece.text.slice(0, bracket?.index ?? 0);
  if (!bracket?.[1] || before.includes(',') || titles.isTitle(before) < TITLE.clear) return undefined;
  const at = piece.text.length - bracket[1].length - 1;
  const inside = cut(piece, at, at + bracket[1].length);
  const place = placeAtEnd(inside);
  if (!place || companyScore(place.rest.text) < COMPANY.name) return undefined;
  return [
    { piece: cut(piece, 0, bracket.index), hint: undefined },
    { piece: place.rest, hint: 'company' },
    { piece: place.place, hint: 'place' },
  ];
}

// "Glazier / Northwind, Farsund"
const SLASHED = /\s{1,9}\/\s{1,9}(?=\p{Lu})/u;

function besideSlash(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const slash = SLASHED.exec(piece.text);
  if (!slash) return undefined;
  const left = cut(piece, 0, slash.index);
  const right = strip(cut(piece, slash.index + slash[0].length));
  const head = right.text.split(/\s{0,9},\s*/u)[0] ?? '';
  const named = isNameLike(head) && !DEPARTMENT.test(head) && titles.isTitle(head) < TITLE.doubtful;
  if (!named || titles.isTitle(left.text) < TITLE.clear) return undefined;
  return [{ piece: left, hint: undefined }, ...splitTitleAndEmployer(right, titles)];
}

// "Secretary of the Lantern Makers' Association": the words after "of the" are the employer, where they look like an organisation.
const OF_THE = new RegExp(String.raw`\s{1,9}(?:${anyOf(lexicon.joining.servesThe)})\s+(?:${THE})\s+(?=\p{Lu})`, 'u');

function ofTheEmployer(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const served = OF_THE.exec(piece.text);
  if (!served) return undefined;
  const left = cut(piece, 0, served.index);
  const [employer, ...others] = splitTitleAndEmployer(strip(cut(piece, served.index + served[0].length)), titles);
  if (!employer || titles.isTitle(left.text) < TITLE.arguable || companyScore(employer.piece.text) < COMPANY.likely)
    return undefined;
  return [{ piece: left, hint: undefined }, { ...employer, hint: 'company' }, ...others];
}

// "Treasurer of Northern Lantern Society": an office is held in the body itself.
const OF_BODY = new RegExp(
  String.raw`\s{1,9}(?:${anyOf(lexicon.joining.of)})\s+(?=(?:\p{Lu}[\p{L}'’.-]*\s+|(?:${anyOf(lexicon.joining.inNames)})\s+){1,6}(?:${anyOf(lexicon.employers.societies)})(?:\s+\(\p{Lu}+\))?$)`,
  'u',
);

function ofBody(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const member = OF_BODY.exec(piece.text);
  if (!member || titles.isTitle(piece.text.slice(0, member.index)) < TITLE.clear) return undefined;
  return [
    { piece: cut(piece, 0, member.index), hint: undefined },
    { piece: strip(cut(piece, member.index + member[0].length)), hint: 'company' },
  ];
}

const WITHIN = new RegExp(
  String.raw`\s{1,9}(?:${anyOf(lexicon.joining.within)})\s+(?:(?:${anyOf(lexicon.joining.employerArticles)})\s+)?(?=\p{Lu})|\s{1,9}(?:${anyOf(lexicon.joining.withinElided)})(?=\p{Lu})`,
  'u',
);
const IN_TOWN = new RegExp(String.raw`\s{1,9}(?:${anyOf(lexicon.joining.inTown)})\s+(\p{Lu}[^,]{2,40})$`, 'u');
const AT_TOWN = [
  /\s{0,9}\(([^()]{2,40})\)$/u,
  /\s{1,9}\/\s{1,9}([^/]{2,40})$/u,
  /(?<!(?<!\p{L})(?:Co|St|Ft|Mt))\.\s+(\p{Lu}[^.,]{2,40})$/u,
  IN_TOWN,
];

/** "Papelería La Pluma (Huesca)", "Pension Müggelturm / Berlin", "Kanzlei Brodersen in Kiel": a town after what is there. */
function beforeTown(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  for (const pattern of AT_TOWN) {
    const town = pattern.exec(piece.text);
    const name = town?.[1];
    if (!town || !name || town.index < 3 || placeScore(name) < PLACE.clear) continue;
    const left = strip(cut(piece, 0, town.index));
    const certain = companyScore(left.text) >= COMPANY.likely || titles.isTitle(left.text) >= TITLE.clear;
    if (pattern === IN_TOWN && !certain) continue;
    const at = town.index + town[0].lastIndexOf(name);
    return [...splitTitleAndEmployer(left, titles), { piece: cut(piece, at, at + name.length), hint: 'place' }];
  }
  return undefined;
}

const STOP = new RegExp(
  String.raw`(?<=\p{L}{4})(?<!(?<!\p{L})(?:${anyOf(lexicon.employers.shortAroundStop)}))\.\s+(?=\p{Lu})`,
  'giu',
);

/** "Dependienta. Calzados Timanfaya, Arrecife": a full stop between the title and the employer. */
function aroundStop(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  for (const stop of piece.text.matchAll(STOP)) {
    const left = strip(cut(piece, 0, stop.index));
    const right = strip(cut(piece, stop.index + stop[0].length));
    const scores = [titles.isTitle(left.text), titles.isTitle(right.text)] as const;
    if (Math.max(...scores) >= TITLE.clear && Math.min(...scores) < TITLE.arguable)
      return [...splitTitleAndEmployer(left, titles), ...splitTitleAndEmployer(right, titles)];
  }
  return undefined;
}

/** "Carretillero en Frutas Peñalba", "Sous Chef im Hotel Hirsch": the words after it are an employer, where they look like one. */
function withinEmployer(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const within = WITHIN.exec(piece.text);
  if (!within || titles.isTitle(piece.text.slice(0, within.index)) < TITLE.clear) return undefined;
  const [employer, ...others] = splitTitleAndEmployer(strip(cut(piece, within.index + within[0].length)), titles);
  if (!employer || companyScore(employer.piece.text) < COMPANY.likely) return undefined;
  return [{ piece: cut(piece, 0, within.index), hint: undefined }, { ...employer, hint: 'company' }, ...others];
}

// The legal form ends an employer's name, whatever follows.
const LEGAL_FORM = new RegExp(String.raw`^.{3,60}?(?<!\p{L})(?:${LEGAL_FORM_AT_END})\.?(?=[\s,]+\p{Lu})[\s,]+`, 'u');

function afterLegalForm(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const legal = LEGAL_FORM.exec(piece.text);
  if (!legal) return undefined;
  const behind = strip(cut(piece, legal[0].length));
  const rest: Phrase[] = isTownOfState(behind.text)
    ? [{ piece: behind, hint: 'place' }]
    : splitTitleAndEmployer(behind, titles);
  return [{ piece: strip(cut(piece, 0, legal[0].length)), hint: undefined }, ...rest];
}

/** "Value Mart Tulsa OK": "University of Houston TX" is called so as a whole, and of "Hotel Paris TX" nothing would be left that names anybody. */
function beforeTownOfState(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const town = townOfStateAtEnd(piece);
  if (!town || !/\p{L} \p{Lu}[\p{L}'’.-]*$/u.test(town.rest.text)) return undefined;
  if (companyScore(town.rest.text) < COMPANY.name && titles.isTitle(town.rest.text) < TITLE.clear) return undefined;
  return [...splitTitleAndEmployer(town.rest, titles), { piece: town.place, hint: 'place' }];
}

/** "Glazier, Northwind, Leeds, UK". */
function beforePlace(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const place = placeAtEnd(piece) ?? townAfterEmployer(piece);
  if (!place || place.rest.text === '') return undefined;
  const parts = unknownBeforeEmployer(place.rest, titles) ?? splitAtCommas(place.rest, titles);
  return [...parts, { piece: place.place, hint: 'place' }];
}

/** In words: what stands before the employer and is no part of its name. */
const LONGEST_UNKNOWN = 2;

/** "Bedienung, Gasthof Adler, Grimma": a word that nobody listed before what opens as employers do. */
function unknownBeforeEmployer(piece: Piece, titles: TitleLexicon): Phrase[] | undefined {
  const [first, employer, ...others] = splitPiece(piece, /\s{0,9},\s+/gu);
  if (!first || !employer || others.length > 0 || !/^\p{Lu}[\p{L} -]{3,}$/u.test(first.text)) return undefined;
  const isUnknown =
    first.text.split(/\s+/u).length <= LONGEST_UNKNOWN &&
    companyScore(first.text) <= COMPANY.name &&
    titles.isTitle(first.text) < TITLE.none &&
    !DEPARTMENT.test(first.text);
  const opens = companyScore(employer.text) >= COMPANY.likely && companyScore(employer.text) < COMPANY.named;
  if (!isUnknown || !opens) return undefined;
  return [
    { piece: first, hint: undefined },
    { piece: employer, hint: undefined },
  ];
}

/** "Northwind Hospital, York": a name that is not only a town's is one where it follows an employer. */
function townAfterEmployer(piece: Piece): { rest: Piece; place: Piece } | undefined {
  const [town, employer] = splitPiece(piece, /\s{0,9},\s+/gu).reverse();
  if (!town || !employer || countryOfCity(town.text) === undefined || !/^\p{Lu}/u.test(town.text)) return undefined;
  if (companyScore(employer.text) < COMPANY.likely || companyScore(town.text) >= COMPANY.possible) return undefined;
  return { rest: strip(cut(piece, 0, employer.end - piece.start)), place: town };
}

const WORDINGS: readonly Wording[] = [
  throughAnother,
  employerAsTitle,
  atEmployer,
  employerInBrackets,
  besideSlash,
  ofTheEmployer,
  ofBody,
  beforeTown,
  aroundStop,
  withinEmployer,
  afterLegalForm,
  beforeTownOfState,
  beforePlace,
];

/** After a title's comma these name a field of work, not an employer. */
export const DEPARTMENT = new RegExp(
  String.raw`^(?:${anyOf(lexicon.titles.fields)})\b|\s(?:${anyOf(lexicon.employers.parts)})$`,
  'iu',
);

// A comma parts a title from an employer only where both sides say so: "Chief, Harbour Permits Unit" is one title.
function splitAtCommas(piece: Piece, titles: TitleLexicon): Phrase[] {
  if (placeScore(piece.text) >= PLACE.likely) return [{ piece, hint: 'place' }];
  const commas = [...piece.text.matchAll(/,\s*|\s{1,9}(?=\()/gu)];
  for (const comma of commas) {
    const left = strip(cut(piece, 0, comma.index));
    const right = strip(cut(piece, comma.index + comma[0].length));
    if (!left.text || !right.text || comma[0].trim() === '') continue;
    // "Supply sergeant (staff sergeant, E-6)": no comma in brackets parts two names.
    if (/\([^()]*$/u.test(piece.text.slice(0, comma.index))) continue;
    const title = [titles.isTitle(left.text), titles.isTitle(right.text)] as const;
    const unit = unitBehind(right);
    const company = [companyScore(left.text), companyScore(unit ? unit.text : right.text)] as const;
    if (left.text === right.text)
      return [
        { piece: left, hint: undefined },
        { piece: right, hint: undefined },
      ];
    const likely =
      company[1] >= COMPANY.likely ||
      (title[0] >= TITLE.clear &&
        title[1] <= TITLE.possible &&
        company[1] >= COMPANY.name &&
        !DEPARTMENT.test(right.text));
    // "Member, Harbour Council": weak alone, but beside a body that has members it is the office.
    const office = company[1] >= COMPANY.likely && BODY_OFFICE.test(left.text);
    const forward =
      (title[0] >= TITLE.arguable || office) && (title[1] < TITLE.arguable || company[1] >= COMPANY.certain) && likely;
    const backward = title[1] >= TITLE.likely && title[0] < TITLE.possible && company[0] >= COMPANY.name;
    if (forward) return [{ piece: left, hint: undefined }, ...splitAtCommas(unit ?? right, titles)];
    if (backward) return [...splitAtCommas(left, titles), ...splitAtCommas(right, titles)];
  }
  return splitGlued(piece, titles);
}

const UNIT_BEHIND = new RegExp(String.raw`,\s{1,3}(?:${anyOf(lexicon.employers.units)})(?!\p{L})[^,]{0,60}$`, 'u');

/** "CHU de Rennes, service de réanimation": the employer without the ward or the office behind it, which is written small. */
function unitBehind(piece: Piece): Piece | undefined {
  const unit = UNIT_BEHIND.exec(piece.text);
  const name = unit && strip(cut(piece, 0, unit.index));
  return name && companyScore(name.text) >= COMPANY.likely ? name : undefined;
}

const NAMED_PLACE_OF_WORK = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.employers.lastNouns)})$`, 'iu');

const BODY_OFFICE = new RegExp(`^(?:${anyOf(lexicon.titles.offices)})$`, 'iu');

// "Special education teacher Larkspur High School": nothing parts the two but what they are.
function splitGlued(piece: Piece, titles: TitleLexicon): Phrase[] {
  const words = [...piece.text.matchAll(/\S+/gu)];
  const certain = companyScore(piece.text) >= COMPANY.certain || NAMED_PLACE_OF_WORK.test(piece.text);
  if (!certain || words.length > 10) return [{ piece, hint: undefined }];
  for (let at = Math.min(5, words.length - 2); at >= 1; at -= 1) {
    const left = cut(piece, 0, words[at]!.index);
    const right = cut(piece, words[at]!.index);
    if (!/^\p{Lu}/u.test(right.text) || titles.isTitle(left.text) < TITLE.certain) continue;
    const employer = companyScore(right.text) >= (words.length - at >= 3 ? COMPANY.named : COMPANY.certain);
    if (employer && titles.isTitle(right.text) < TITLE.possible)
      return [
        { piece: left, hint: undefined },
        { piece: right, hint: undefined },
      ];
  }
  return [{ piece, hint: undefined }];
}

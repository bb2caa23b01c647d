import { companyScore, isNameLike } from '../names/company-evidence.js';
import { cut, splitPiece, strip, type Piece } from '../../text/piece.js';
import { placeAtEnd, placeScore } from '../places/places.js';
import type { LineContext } from './line-context.js';

const STRONG =
  /\s{0,9}\((?=\p{Lu}\p{L}*(?: \p{L}+){0,2}\s*:\s)|\s{0,9}\((?=[^()]*$)|\s{0,9}[|•·●▪■◆‖¦\uF000-\uF8FF\uFF0D]+\s*|\s{1,9}(?:[-–—]{1,3}|\/\/|::?)\s+|\t+| {3,}|\s{0,9};\s+|\s{0,9}[–—]\s*(?=\p{Lu})|:\s+|\s{1,9}ï¼\s*/gu;

const AT = /\s{1,9}(?:@|at|bei|chez)\s+(?:the\s+)?(?=\p{Lu})/u;
// "Secretary of the Lantern Makers' Association": behind "of the" stands who is served, where it looks like an organisation.
const OF_THE = /\s{1,9}(?:of|to|for|in)\s+the\s+(?=\p{Lu})/u;
// "Treasurer of Northern Lantern Society": nobody holds an office in a thing of that name but in the body itself.
const OF_BODY =
  /\s{1,9}of\s+(?=(?:\p{Lu}[\p{L}'’.-]*\s+|(?:of|for|and|the)\s+){1,6}(?:Association|Society|Organi[sz]ation|Council|Union|Federation|Foundation|League|University)(?:\s+\(\p{Lu}+\))?$)/u;
// "Drafter (contractor at Northwind)", "Clerk (temp via Northwind Staffing)": the bracket says where, not what.
const BRACKETED = /(\s{0,9}\((?:[\p{L}-]+\s+){0,3}(?:at|via|through)\s+(?:the\s+)?)(\p{Lu}[^()]{1,60})\)/u;
// "Drafter, Department of Lamps. Responsible for …": a sentence behind the names is no part of them.
const SENTENCE_BEHIND =
  /(?<=\p{Ll}{4}|\p{Lu}{2}|\))(?<!Assoc|LTD|PVT|INC|CORP|DEPT|UNIV|CO|ST|NO|DR|MR|MS|JR|SR)\.\s+(?=\p{Lu}\p{Ll})/gu;
const FULL_STOP = /(?<=\p{L}{3})(?<!(?<!\p{L})(?:inc|ltd|corp|dept|univ|assoc|assn|bros|mfg|intl|mgr|sr|jr))\.$/iu;

// "Glazier / Northwind, Farsund"
const SLASHED = /\s{1,9}\/\s{1,9}(?=\p{Lu})/u;

const MASKS =
  /Company Name|Name of Employer|City\s*,\s*State(?:\s*,\s*(?:Country|USA|US|United States))?|City\s*,\s*ST(?!\p{L})|(?<=Company Name[\s\p{P}]{0,5})City(?!\p{L})/gu;

const LABEL =
  /^(?:(job title|designation|position(?: held)?|occupation(?: or position held| held)?|position or occupation held|title|role|job role|post(?: held)?|rank|titre|poste|intitulé du poste|puesto|puesto de trabajo|cargo|stelle|funktion|tätigkeit als|beruf|functie|mansione|stanowisko)|(company(?: name)?|employer|organi[sz]ation|firm|name (?:and address )?of (?:the )?(?:company|employer|organi[sz]ation)|institution|unternehmen|firma|arbeitgeber|empresa|entreprise|société|employeur|betrieb|werkgever|bedrijf|azienda|datore di lavoro|pracodawca|firma)|(location|place|city|address|ort|lieu|ville|lugar|ciudad|localidad|standort)|(client|customer|kunde|cliente)|(?:duration|period|dates?|tenure|from|time|zeitraum|dauer|période|dates|periodo|período|fechas?|years?|working period|employment dates?))\s*[:=]\s*/iu;

/** What these say about a position is neither its title nor its employer. */
const ASIDE =
  /^(?:type of (?:business|company|employment|contract)(?: or sector)?|(?:business or )?sector|main activities(?: and responsibilities)?|supervisor(?:['’]s name)?|okay to contact(?: this supervisor)?|may we contact.*|hours per week|hours|salary|starting salary|ending salary|series|pay plan|grade|gs level|reason for leaving|employment type|contract type|team size|reporting to|reports to)$/iu;

/** Behind a title's comma these name a field of work, not an employer. */
export const DEPARTMENT =
  /^(?:sales|marketing|operations|engineering|finance|human resources|hr|it|product|technology|customer|business|research|information|quality|corporate|public|global|north|south|east|west|regional|emea|apac|level|grade|class|part|full|phd|mba|accounts?|account|supply|strategic|strategy|communications?|development|design|training|advertising|programs?|projects?|risk|security|safety|legal|digital|data|software|web|systems?|network|credit|loans?|procurement|purchasing|logistics|warehouse|inventory|production|manufacturing|materials|special|general|senior|junior|team|division|department|unit)\b|\s(?:division|department|dept\.?|region|unit|team|section)$/iu;

/** What a label or a mask says a phrase is. */
export type Hint = 'title' | 'company' | 'client' | 'place' | undefined;

export interface Phrase {
  readonly piece: Piece;
  readonly hint: Hint;
}

/** A stretch of a header line, cut where one statement ends and the next begins. */
export function phrases(part: Piece, context: LineContext): Phrase[] {
  const out: Phrase[] = [];
  for (const unmasked of splitMasks(part)) {
    if (unmasked.hint) {
      out.push(unmasked);
      continue;
    }
    for (const strong of splitPiece(unmasked.piece, STRONG)) {
      const label = LABEL.exec(strong.text);
      if (label) {
        const hint: Hint = hintOf(label);
        out.push({ piece: strip(cut(strong, label[0].length)), hint });
        continue;
      }
      const whole = withoutEnumeration(strip(strong));
      for (const sentence of splitPiece(whole, SENTENCE_BEHIND))
        out.push(...splitWeak(withoutFullStop(strip(sentence)), context));
    }
  }
  return relabel(part, out).filter(({ piece }) => piece.text.length > 1);
}

// "1. Northwind Ltd Glazier 5 years 3 months": the row's number and the time spent are no part of the names.
function withoutEnumeration(piece: Piece): Piece {
  const number = /^(?:\d{1,2}[.)]|\.)\s+(?=\p{Lu})/u.exec(piece.text)?.[0].length ?? 0;
  const time =
    /(?<![\s,(])[\s,(]+\d{1,2}(?:\.\d)?\+?\s*(?:years?|yrs?|months?|mos?)(?!\p{L})[\s\p{L}\d.)]{0,14}$/iu.exec(
      piece.text,
    );
  return number === 0 && !time
    ? piece
    : strip(cut(piece, number, time && time.index > number ? time.index : undefined));
}

function hintOf(label: RegExpExecArray): Hint {
  return label[1] ? 'title' : label[2] ? 'company' : label[3] ? 'place' : label[4] ? 'client' : undefined;
}

function withoutFullStop(piece: Piece): Piece {
  const stop = FULL_STOP.exec(piece.text);
  return stop ? cut(piece, 0, stop.index) : piece;
}

// A label and its value may have been parted by the split at ": ".
function relabel(whole: Piece, parts: readonly Phrase[]): Phrase[] {
  const out: Phrase[] = [];
  let label: RegExpExecArray | null = null;
  let set = false;
  for (const [at, part] of parts.entries()) {
    const named = label;
    const follows = /^(?:\s*:|\s{2,}\S|\s*\t)/u.test(whole.text.slice(part.piece.end - whole.start));
    const aside: boolean = set;
    set = follows && ASIDE.test(part.piece.text);
    if (set || aside) continue;
    label = follows && at < parts.length - 1 ? LABEL.exec(`${part.piece.text}:`) : null;
    if (label && label[0].length === label.input.length) continue;
    label = null;
    if (named) out.push(...labelled(part, hintOf(named) ?? part.hint));
    else out.push(part);
  }
  return out;
}

// "Employer: Northwind Ltd, Leeds, UK"
function labelled({ piece, hint: own }: Phrase, hint: Hint): Phrase[] {
  const placed = hint === 'company' && own !== 'place' ? placeAtEnd(piece) : undefined;
  return placed && placed.rest.text !== ''
    ? [
        { piece: placed.rest, hint },
        { piece: placed.place, hint: 'place' },
      ]
    : [{ piece, hint }];
}

function splitMasks(part: Piece): Phrase[] {
  const out: Phrase[] = [];
  let from = 0;
  for (const match of part.text.matchAll(MASKS)) {
    out.push({ piece: strip(cut(part, from, match.index)), hint: undefined });
    const to = match.index + match[0].length;
    out.push({ piece: cut(part, match.index, to), hint: match[0].startsWith('City') ? 'place' : 'company' });
    from = to;
  }
  out.push({ piece: strip(cut(part, from)), hint: undefined });
  return out.filter(({ piece }) => piece.text !== '');
}

function splitWeak(piece: Piece, context: LineContext): Phrase[] {
  const where = BRACKETED.exec(piece.text);
  if (where?.[2] && context.titles.isTitle(piece.text.slice(0, where.index)) >= 0.5) {
    const from = where.index + where[1]!.length;
    const named = strip(cut(piece, from, from + where[2].length));
    const rest = strip(cut(piece, where.index + where[0].length));
    return [
      { piece: cut(piece, 0, where.index), hint: undefined },
      { piece: named, hint: companyScore(named.text) >= 0.45 ? 'client' : undefined },
      ...(rest.text === '' ? [] : splitWeak(rest, context)),
    ];
  }
  const at = AT.exec(piece.text);
  if (at) {
    const left = cut(piece, 0, at.index);
    const said = strip(cut(piece, at.index + at[0].length));
    if (said.text === left.text)
      return [
        { piece: left, hint: undefined },
        { piece: said, hint: 'company' },
      ];
    if (context.titles.isTitle(left.text) >= 0.5) {
      const right = splitWeak(strip(cut(piece, at.index + at[0].length)), context);
      return [
        { piece: left, hint: undefined },
        ...right.map((part, i) => (i === 0 && !part.hint ? { ...part, hint: 'company' as const } : part)),
      ];
    }
  }
  const enclosed = employerInBrackets(piece, context);
  if (enclosed) return enclosed;
  const beside = SLASHED.exec(piece.text);
  if (beside) {
    const left = cut(piece, 0, beside.index);
    const right = strip(cut(piece, beside.index + beside[0].length));
    const head = right.text.split(/\s{0,9},\s*/u)[0] ?? '';
    const named = isNameLike(head) && !DEPARTMENT.test(head) && context.titles.isTitle(head) < 0.3;
    if (named && context.titles.isTitle(left.text) >= 0.85)
      return [{ piece: left, hint: undefined }, ...splitWeak(right, context)];
  }
  const served = OF_THE.exec(piece.text);
  if (served) {
    const left = cut(piece, 0, served.index);
    const right = splitWeak(strip(cut(piece, served.index + served[0].length)), context);
    const [first, ...others] = right;
    if (first && context.titles.isTitle(left.text) >= 0.6 && companyScore(first.piece.text) >= 0.7)
      return [{ piece: left, hint: undefined }, { ...first, hint: 'company' }, ...others];
  }
  const member = OF_BODY.exec(piece.text);
  if (member && context.titles.isTitle(piece.text.slice(0, member.index)) >= 0.85) {
    const body = strip(cut(piece, member.index + member[0].length));
    return [
      { piece: cut(piece, 0, member.index), hint: undefined },
      { piece: body, hint: 'company' },
    ];
  }
  const inTown = partedAtTown(piece, context) ?? partedAtStop(piece, context) ?? partedWithin(piece, context);
  if (inTown) return inTown;
  // The legal form ends an employer's name, whatever follows.
  const legal =
    /^.{3,60}?(?<!\p{L})(?:(?:Pty|Pvt|Pte|Co)\.?,? Ltd|Inc|LLC|Ltd|GmbH(?: & Co\.? KG)?|Corp|L\.P|Pty(?!\.?,? Ltd)|PLC|S\.L|S\.A\. de C\.V|S\. de R\.L|S\.A(?!\.? de)|SARL|SAS|S\.r\.l|S\.p\.A|e\.\s?V|e\.\s?K)\.?(?=[\s,]+\p{Lu})[\s,]+/u.exec(
      piece.text,
    );
  if (legal) {
    const rest = splitWeak(strip(cut(piece, legal[0].length)), context);
    return [{ piece: strip(cut(piece, 0, legal[0].length)), hint: undefined }, ...rest];
  }
  const place = placeAtEnd(piece);
  if (place && place.rest.text !== '')
    return [...splitCommas(place.rest, context), { piece: place.place, hint: 'place' }];
  return splitCommas(piece, context);
}

/** "Kfz-Mechatroniker (Autohaus Pleißental GmbH, Leipzig)". */
function employerInBrackets(piece: Piece, context: LineContext): Phrase[] | undefined {
  const bracket = /\s{0,9}\(([^()]{4,80})\)$/u.exec(piece.text);
  const before = piece.text.slice(0, bracket?.index ?? 0);
  if (!bracket?.[1] || before.includes(',') || context.titles.isTitle(before) < 0.85) return undefined;
  const at = piece.text.length - bracket[1].length - 1;
  const inside = cut(piece, at, at + bracket[1].length);
  const place = placeAtEnd(inside);
  if (!place || companyScore(place.rest.text) < 0.3) return undefined;
  return [
    { piece: cut(piece, 0, bracket.index), hint: undefined },
    { piece: place.rest, hint: 'company' },
    { piece: place.place, hint: 'place' },
  ];
}

const IN_TOWN = /\s{1,9}(?:in|à|en)\s+(\p{Lu}[^,]{2,40})$/u;
const AT_TOWN = [/\s{0,9}\(([^()]{2,40})\)$/u, /\s{1,9}\/\s{1,9}([^/]{2,40})$/u, /\.\s+(\p{Lu}[^.,]{2,40})$/u, IN_TOWN];

/** "Papelería La Pluma (Huesca)", "Pension Müggelturm / Berlin", "Kanzlei Brodersen in Kiel": a town behind what stands there. */
function partedAtTown(piece: Piece, context: LineContext): Phrase[] | undefined {
  for (const pattern of AT_TOWN) {
    const town = pattern.exec(piece.text);
    const name = town?.[1];
    if (!town || !name || town.index < 3 || placeScore(name) < 0.8) continue;
    const left = strip(cut(piece, 0, town.index));
    const certain = companyScore(left.text) >= 0.7 || context.titles.isTitle(left.text) >= 0.85;
    if (pattern === IN_TOWN && !certain) continue;
    const at = town.index + town[0].lastIndexOf(name);
    return [...splitWeak(left, context), { piece: cut(piece, at, at + name.length), hint: 'place' }];
  }
  return undefined;
}

/** "Dependienta. Calzados Timanfaya, Arrecife": a full stop between the title and the employer. */
function partedAtStop(piece: Piece, context: LineContext): Phrase[] | undefined {
  for (const stop of piece.text.matchAll(
    /(?<=\p{L}{4})(?<!(?<!\p{L})(?:corp|dept|univ|assoc|assn|bros|intl|asst|engr|govt|natl))\.\s+(?=\p{Lu})/giu,
  )) {
    const left = strip(cut(piece, 0, stop.index));
    const right = strip(cut(piece, stop.index + stop[0].length));
    const titles = [context.titles.isTitle(left.text), context.titles.isTitle(right.text)] as const;
    if (Math.max(...titles) >= 0.85 && Math.min(...titles) < 0.6)
      return [...splitWeak(left, context), ...splitWeak(right, context)];
  }
  return undefined;
}

/** "Carretillero en Frutas Peñalba", "Sous Chef im Hotel Hirsch": behind the word stands an employer, where it looks like one. */
function partedWithin(piece: Piece, context: LineContext): Phrase[] | undefined {
  const within =
    /\s{1,9}(?:en|im|in der|in einem|in einer|au|à la|aux|dans|presso|bij)\s+(?:(?:el|la|los|las)\s+)?(?=\p{Lu})|\s{1,9}à l['’](?=\p{Lu})/u.exec(
      piece.text,
    );
  if (!within || context.titles.isTitle(piece.text.slice(0, within.index)) < 0.85) return undefined;
  const [employer, ...others] = splitWeak(strip(cut(piece, within.index + within[0].length)), context);
  if (!employer || companyScore(employer.piece.text) < 0.7) return undefined;
  return [{ piece: cut(piece, 0, within.index), hint: undefined }, { ...employer, hint: 'company' }, ...others];
}

// A comma parts a title from an employer only where both sides say so: "Chief, Harbour Permits Unit" is one title.
function splitCommas(piece: Piece, context: LineContext): Phrase[] {
  if (placeScore(piece.text) >= 0.75) return [{ piece, hint: 'place' }];
  const commas = [...piece.text.matchAll(/,\s*|\s{1,9}(?=\()/gu)];
  for (const comma of commas) {
    const left = strip(cut(piece, 0, comma.index));
    const right = strip(cut(piece, comma.index + comma[0].length));
    if (!left.text || !right.text || comma[0].trim() === '') continue;
    // "Supply sergeant (staff sergeant, E-6)": no comma in brackets parts two names.
    if (/\([^()]*$/u.test(piece.text.slice(0, comma.index))) continue;
    const title = [context.titles.isTitle(left.text), context.titles.isTitle(right.text)] as const;
    const company = [companyScore(left.text), companyScore(right.text)] as const;
    if (left.text === right.text)
      return [
        { piece: left, hint: undefined },
        { piece: right, hint: undefined },
      ];
    const likely =
      company[1] >= 0.7 || (title[0] >= 0.9 && title[1] <= 0.5 && company[1] >= 0.3 && !DEPARTMENT.test(right.text));
    // "Member, Harbour Council": weak alone, but beside a body that has members it is the office.
    const office = company[1] >= 0.7 && /^(?:member|fellow|partner|chair|head|deputy|volunteer)$/iu.test(left.text);
    const forward = (title[0] >= 0.6 || office) && (title[1] < 0.6 || company[1] >= 0.95) && likely;
    const backward = title[1] >= 0.8 && title[0] < 0.5 && company[0] >= 0.3;
    if (forward) return [{ piece: left, hint: undefined }, ...splitCommas(right, context)];
    if (backward) return [...splitCommas(left, context), ...splitCommas(right, context)];
  }
  return splitGlued(piece, context);
}

const NAMED_PLACE_OF_WORK =
  /(?<!\p{L})(?:school|university|college|hospital|academy|institute|bank|church|clinic|hotel|restaurant|museum|library)$/iu;

// "Special education teacher Larkspur High School": nothing parts the two but what they are.
function splitGlued(piece: Piece, context: LineContext): Phrase[] {
  const words = [...piece.text.matchAll(/\S+/gu)];
  const certain = companyScore(piece.text) >= 0.95 || NAMED_PLACE_OF_WORK.test(piece.text);
  if (!certain || words.length > 10) return [{ piece, hint: undefined }];
  for (let at = Math.min(5, words.length - 2); at >= 1; at -= 1) {
    const left = cut(piece, 0, words[at]!.index);
    const right = cut(piece, words[at]!.index);
    if (!/^\p{Lu}/u.test(right.text) || context.titles.isTitle(left.text) < 0.95) continue;
    const employer = companyScore(right.text) >= (words.length - at >= 3 ? 0.75 : 0.95);
    if (employer && context.titles.isTitle(right.text) < 0.5)
      return [
        { piece: left, hint: undefined },
        { piece: right, hint: undefined },
      ];
  }
  return [{ piece, hint: undefined }];
}

import { DEGREE } from '../lexicons/education-words.js';
import { cut, strip, type Piece } from '../text/piece.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';

// In brackets after a degree: its short form or its class, not a field of study.
const NO_FIELD =
  /^(?:hons?\.?|honou?rs|[\p{Lu}.]{2,6}|m\.?b\.?a\.?|b\.?\s?tech\.?|m\.?\s?tech\.?|ph\.?d\.?|with .*|class .*|distinction|first class.*|full[- ]time|part[- ]time|progress|cum laude|\d.*)$/iu;

// "Pursuing a PhD …", "Progressive certification to attain National Certificate …": how somebody came by the degree.
const LEAD =
  /^(?:(?:\p{L}+ ){0,4}?(?:to (?:attain|obtain|earn|receive)|pursuing|completed|obtained|received|earned|holds?|eligible for|working towards?|studying for|enrolled (?:in|for)|graduated with|candidate for)\s+(?:(?:my|an?|the|one)\s+)?)(?=[\p{L}\d])/iu;
// What came with it, or that something is lacking.
const TAIL =
  /\s{1,9}(?:complete(?:d)? except .*|all but .*|with (?:an? )?(?:major|minor|speciali[sz]ation|concentration|emphasis) (?:in|on) .*|(?:issued |awarded )?by \p{Lu}.*)$/iu;

// "BSc (Hons) Zoology": a short form and a field with nothing between them.
const SHORT_WITH_FIELD =
  /^((?:[BM]\.?\s?Sc|[BM]\.?\s?Eng|[BM]\.?\s?Tech|[BM]\.?\s?Com|BA|MA|B\.A|M\.A)\.?(?:\s+\(?Hons\.?\)?)?)\s+((?!Hons|Honours|Honors|Degree|[Ff]irst)\p{Lu}[\p{L}&, -]{3,60}?)(?:\s*\([^()]*\))?$/u;

const FIELD_AFTER = new RegExp(
  String.raw`(?:\s(?:${anyOf(lexicon.education.beforeField)})\s{1,9}|\s{0,9}[(:]\s{0,9})([^()]{3,200})\)?$`,
  'iu',
);

export interface Degree {
  readonly piece: Piece;
  /** The field of study that is named with it: "Bachelor of Arts in *History*". */
  readonly area?: Piece;
}

/** A degree, and the field of study that is named with it. */
export function recognizeDegree(whole: Piece): Degree {
  const piece = bare(whole);
  const area = FIELD_AFTER.exec(piece.text);
  const at = area?.[1] === undefined ? -1 : piece.text.indexOf(area[1], area.index);
  const field = at >= 0 ? strip(cut(piece, at)) : undefined;
  const bracketed = area !== null && /[(:]/u.test(area[0].slice(0, 3));
  if (!field || !field.text || (bracketed && NO_FIELD.test(field.text))) {
    const beside = SHORT_WITH_FIELD.exec(piece.text);
    if (!beside?.[1] || !beside[2]) return { piece };
    const from = beside[1].length;
    const named = strip(cut(piece, from, from + beside[0].slice(from).indexOf(beside[2]) + beside[2].length));
    return { piece: strip(cut(piece, 0, from)), area: named };
  }
  const head = strip(cut(piece, 0, area!.index));
  // "B.Tech in Physics" is a degree and a field; a degree that is spelled out stays as it is written.
  const short =
    /^[\p{L}\d. -]{2,9}(?: (?:hons?\.?|honou?rs))?$/iu.test(head.text) &&
    /^\p{L}{1,2}\b|\.|^\p{Lu}+(?: \d)?$/u.test(head.text);
  return { piece: short ? head : piece, area: field };
}

function bare(whole: Piece): Piece {
  const lead = LEAD.exec(whole.text)?.[0].length ?? 0;
  const from = lead > 0 && DEGREE.test(whole.text.slice(lead)) ? lead : 0;
  const tail = TAIL.exec(whole.text);
  const to = tail && tail.index > from + 2 && DEGREE.test(whole.text.slice(from, tail.index)) ? tail.index : undefined;
  return from === 0 && to === undefined ? whole : cut(whole, from, to);
}

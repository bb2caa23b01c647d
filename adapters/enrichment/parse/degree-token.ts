import type { EducationToken } from './education-tokens.js';
import type { Line } from './lines.js';
import { cut, strip, type Piece } from './piece.js';

// In brackets behind a degree: its short form or its class, not a field of study.
const NO_FIELD =
  /^(?:hons?\.?|honou?rs|[\p{Lu}.]{2,6}|m\.?b\.?a\.?|b\.?\s?tech\.?|m\.?\s?tech\.?|ph\.?d\.?|with .*|class .*|distinction|first class.*|full[- ]time|part[- ]time|progress|cum laude|\d.*)$/iu;

/** A degree, and the field of study that is named with it. */
export function degreeToken(piece: Piece, line: Line): EducationToken {
  const area =
    /(?:\s(?:in|en|im|für|with (?:a )?major in|majoring in|major in|of (?=(?:commerce|computer|business|engineering|information)))\s+|\s*[(:]\s*)([^()]{3,})\)?$/iu.exec(
      piece.text,
    );
  const at = area?.[1] === undefined ? -1 : piece.text.indexOf(area[1], area.index);
  const field = at >= 0 ? strip(cut(piece, at)) : undefined;
  const bracketed = area !== null && /[(:]/u.test(area[0].slice(0, 3));
  if (!field || !field.text || (bracketed && NO_FIELD.test(field.text))) return { kind: 'degree', piece, line };
  const head = strip(cut(piece, 0, area!.index));
  // "B.Tech in Physics" is a degree and a field; a degree that is spelled out stays as it is written.
  const short = /^[\p{L}\d. -]{2,9}$/u.test(head.text) && /^\p{L}{1,2}\b|\.|^\p{Lu}+(?: \d)?$/u.test(head.text);
  return { kind: 'degree', piece: short ? head : piece, line, area: field };
}

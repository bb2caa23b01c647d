import { cut, splitPiece, strip, type Piece } from '../../text/piece.js';
import { hintOf, LABEL, relabel } from './labelled-phrases.js';
import type { LineContext } from './line-context.js';
import type { Hint, Phrase } from './phrase.js';
import { splitTitleAndEmployer } from './split-title-and-employer.js';

const STRONG =
  /\s{0,9}\((?=\p{Lu}\p{L}*(?: \p{L}+){0,2}\s*:\s)|\s{0,9}\((?=[^()]*$)|\s{0,9}[|•·●▪■◆‖¦\uF000-\uF8FF\uFF0D]+\s*|\s{1,9}(?:[-–—]{1,3}|\/\/|::?)\s+|\t+| {3,}|\s{0,9};\s+|\s{0,9}[–—]\s*(?=\p{Lu})|:\s+|\s{1,9}ï¼\s*/gu;

// "Drafter, Department of Lamps. Responsible for …": a sentence after the names is no part of them.
const SENTENCE_AFTER =
  /(?<=\p{Ll}{4}|\p{Lu}{2}|\))(?<!Assoc|LTD|PVT|INC|CORP|DEPT|UNIV|CO|ST|NO|DR|MR|MS|JR|SR)\.\s+(?=\p{Lu}\p{Ll})/gu;
const FULL_STOP = /(?<=\p{L}{3})(?<!(?<!\p{L})(?:inc|ltd|corp|dept|univ|assoc|assn|bros|mfg|intl|mgr|sr|jr))\.$/iu;

const MASKS =
  /Company Name|Name of Employer|City\s*,\s*State(?:\s*,\s*(?:Country|USA|US|United States))?|City\s*,\s*ST(?!\p{L})|(?<=Company Name[\s\p{P}]{0,5})City(?!\p{L})/gu;

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
      for (const sentence of splitPiece(whole, SENTENCE_AFTER))
        out.push(...splitTitleAndEmployer(withoutFullStop(strip(sentence)), context.titles));
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

function withoutFullStop(piece: Piece): Piece {
  const stop = FULL_STOP.exec(piece.text);
  return stop ? cut(piece, 0, stop.index) : piece;
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

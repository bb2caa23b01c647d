import type { Piece } from '../../text/piece.js';
import { placeAtEnd } from '../places/places.js';
import type { Hint, Phrase } from './phrase.js';

/** "Employer: ", "Position held: ": what a form writes before a value. The groups are a title, an employer, a place and a client. */
export const LABEL =
  /^(?:(job title|designation|position(?: held)?|occupation(?: or position held| held)?|position or occupation held|title|role|job role|post(?: held)?|rank|titre|poste|intitulé du poste|puesto|puesto de trabajo|cargo|stelle|funktion|tätigkeit als|beruf|functie|mansione|stanowisko)|(company(?: name)?|employer|organi[sz]ation|firm|name (?:and address )?of (?:the )?(?:company|employer|organi[sz]ation)|institution|unternehmen|firma|arbeitgeber|empresa|entreprise|société|employeur|betrieb|werkgever|bedrijf|azienda|datore di lavoro|pracodawca|firma)|(location|place|city|address|ort|lieu|ville|lugar|ciudad|localidad|standort)|(client|customer|kunde|cliente)|(?:duration|period|dates?|tenure|from|time|zeitraum|dauer|période|dates|periodo|período|fechas?|years?|working period|employment dates?))\s*[:=]\s*/iu;

/** What these say about a position is neither its title nor its employer. */
const ASIDE =
  /^(?:type of (?:business|company|employment|contract)(?: or sector)?|(?:business or )?sector|main activities(?: and responsibilities)?|supervisor(?:['’]s name)?|okay to contact(?: this supervisor)?|may we contact.*|hours per week|hours|salary|starting salary|ending salary|series|pay plan|grade|gs level|reason for leaving|employment type|contract type|team size|reporting to|reports to)$/iu;

export function hintOf(label: RegExpExecArray): Hint {
  return label[1] ? 'title' : label[2] ? 'company' : label[3] ? 'place' : label[4] ? 'client' : undefined;
}

// A label and its value may have been parted by the split at ": ".
export function relabel(whole: Piece, parts: readonly Phrase[]): Phrase[] {
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

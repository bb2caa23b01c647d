import type { Piece } from '../../text/piece.js';
import { placeAtEnd } from '../places/places.js';
import type { Hint, Phrase } from './phrase.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

/** "Employer: ", "Position held: ": what a form writes before a value. The groups are a title, an employer, a place and a client. */
export const LABEL = new RegExp(
  String.raw`^(?:(${anyOf(lexicon.labels.position)})|(${anyOf(lexicon.labels.employer)})|(${anyOf(lexicon.labels.place)})|(${anyOf(lexicon.labels.client)})|(?:${anyOf(lexicon.labels.dates)}))\s*[:=]\s*`,
  'iu',
);

/** What these say about a position is neither its title nor its employer. */
const ASIDE = new RegExp(`^(?:${anyOf(lexicon.labels.aside)})$`, 'iu');

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

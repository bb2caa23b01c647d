import type { Line } from '../text/line.js';
import { strip, cut, splitPiece, type Piece } from '../text/piece.js';
import { placeScore } from '../recognizers/places/places.js';
import { isProse } from '../recognizers/prose.js';
import type { ResumeDocument } from '../document/resume-document.js';
import type { Section } from '../sections/section.js';
import { HEADLINE_LEAST, PLACE, TITLE } from '../thresholds.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';

/** What the person calls himself or herself at the top: "Senior backend developer". */
export function findHeadline(
  document: ResumeDocument,
  top: readonly Line[],
  name: Piece | undefined,
): Piece | undefined {
  let best: { piece: Piece; score: number } | undefined;
  // Where a sidebar was read first, the head of the page begins further down.
  const first = top[0]?.index ?? 0;
  for (const line of top.slice(0, 12)) {
    const bare = headlineOf(line, name);
    if (!bare) continue;
    const own = beforeContacts(bare);
    if (own.text.length > 100 || /@|\d{4}/u.test(own.text)) continue;
    const title = withoutStory(own);
    for (const piece of [title, strip(cut(title, 0, Math.max(0, title.text.indexOf(','))))]) {
      if (piece.text === '') continue;
      const likeTitle = document.titles.isTitle(piece.text.replace(/\s{0,9}[|/•].*/u, ''));
      // "Responsable de contabilidad" opens as a duty does, and is a title.
      const isSureTitle = likeTitle >= TITLE.sure && piece.text.length < 50;
      if (isProse(piece.text) && !isSureTitle && !isShortTitle(document, line, piece)) continue;
      if (title.text.length < own.text.length && (NO_OCCUPATION.test(piece.text) || piece.text.includes(','))) continue;
      // The rest of a sentence further down.
      if (/^\p{Ll}/u.test(piece.text) && line.index > 3) continue;
      const score = likeTitle - (line.index - first) * 0.03;
      if (score >= HEADLINE_LEAST && score > (best?.score ?? 0)) best = { piece, score };
    }
  }
  return best?.piece;
}

// "Driver • Amarillo, Texas • (806) 555-0191": what is before the town, the number and the address.
function beforeContacts(bare: Piece): Piece {
  const [first, ...rest] = splitPiece(bare, /\s{1,9}[|•·●▪■◆]\s+/gu);
  const contact = rest.some(({ text }) => /@|\d{3}/u.test(text) || placeScore(text) >= PLACE.likely);
  return first && contact && first.start === bare.start ? first : bare;
}

const NO_TITLE_BEFORE =
  /^(?:(?:an?|the|sample|example(?: of)?)\s+)?(?:(?:r[eé]sum[eé]|cv)\s+(?:for|of)\s+(?:an?\s+)?)?(?:(?:well|very|\p{L}{4,}ly|qualified|experienced|motivated|dedicated|reliable|focused|energetic|enthusiastic|hard-?working|talented|seasoned|accomplished|skilled|passionate|dynamic|outstanding|results?[- ](?:driven|oriented)|and|&),?\s+)*/iu;
const STORY =
  /\s{1,9}(?:with|who|having|looking (?:for|to)|seeking|offering)\s|\s{1,9}(?:at|@)\s|\s{1,9}:|\s{1,9}[-–—|]\s*(?:sample|example|r[eé]sum[eé]|cv)(?!\p{L})|\s{1,9}(?:r[eé]sum[eé]|cv)$/iu;

// "A glazier with ten years of experience looking for …", "Glazier - sample resume": the title is what is between.
function withoutStory(bare: Piece): Piece {
  const from = NO_TITLE_BEFORE.exec(bare.text)?.[0].length ?? 0;
  const story = STORY.exec(bare.text);
  return strip(cut(bare, from, story && story.index > from ? story.index : undefined));
}

// Written small, right under the name: "head of lamps and lanterns".
function isShortTitle(document: ResumeDocument, line: Line, piece: Piece): boolean {
  return line.index === 1 && piece.text.split(/\s+/u).length <= 6 && document.titles.isTitle(piece.text) >= TITLE.clear;
}

/** "Experienced software developer with …": the title that opens the summary, or a sentence under the name. */
export function selfDescription(document: ResumeDocument, sections: readonly Section[]): Piece | undefined {
  const summary = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)?.lines[0];
  const top = sections.find(({ kind }) => kind === 'top')?.lines.slice(0, 12) ?? [];
  const opening = top.filter(({ text }, at) => text.length > 40 && !((top[at - 1]?.text.length ?? 0) > 60));
  for (const line of [...(summary ? [summary] : []), ...opening]) {
    const title = openingTitle(document, line);
    if (title) return title;
  }
  return undefined;
}

const NO_OPENING = /^(?:\p{Ll}|(?:To|Seeking|Looking|Targeting|Eager|Work(?!ing as)\p{L}*)\s)/u;
// People, but no occupations.
const NO_OCCUPATION = /(?<!\p{L})(?:leader|graduate|member|candidate|individual|team player)$/iu;

const OPENING = new RegExp(
  String.raw`^(?:i am |i'm |an? |as |working as |currently |presently ){0,9}(.{4,140}?)(?:\s+(?:${anyOf(lexicon.prose.clauseOpeners)})(?!\p{L})|[.;]|$)`,
  'iu',
);

// The title begins where the praise ends, and ends with its own clause: "Trusted, versatile senior glazier and …".
function openingTitle(document: ResumeDocument, line: Line): Piece | undefined {
  if (NO_OPENING.test(line.text)) return undefined;
  const opening = OPENING.exec(line.text);
  if (!opening?.[1] || opening[0].length === opening[1].length) return undefined;
  const base = opening[0].indexOf(opening[1]);
  for (const word of opening[1].matchAll(/\S+/gu)) {
    if (PRAISE.test(word[0]) || /^[\p{L}-]+ly$/iu.test(word[0])) continue;
    const rest = cut(line, base + word.index, base + opening[1].length);
    const end = /,|\s{1,9}(?:and|&|in|of|at|for)\s/iu.exec(rest.text);
    const whole = strip(rest);
    const first = end && strip(cut(rest, 0, end.index));
    const second = end && /and|&/iu.test(end[0]) ? strip(cut(rest, end.index + end[0].length)) : undefined;
    const pieces = second && !isOccupation(document, second.text) ? [first!] : [whole, ...(first ? [first] : [])];
    return pieces.find(({ text }) => isOccupation(document, text));
  }
  return undefined;
}

function isOccupation(document: ResumeDocument, text: string): boolean {
  return text.split(/\s+/u).length <= 6 && document.titles.isTitle(text) >= TITLE.sure && !NO_OCCUPATION.test(text);
}

const PRAISE =
  /^(?:an?|the|i|am|and|&|well|highly|very|extremely|results?|result|driven|oriented|[\p{L}]+-(?:driven|oriented|focused|minded|motivated|working|performing)|motivated|dedicated|experienced|accomplished|skilled|talented|seasoned|proven|dynamic|creative|innovative|enthusiastic|energetic|passionate|professional|young|focused|trusted|personable|flexible|diligent|hands-on|outgoing|conscientious|detail-oriented|hardworking|reliable|qualified|successful|versatile|organized|ambitious|knowledgeable|competent|dependable|friendly|efficient|effective|resourceful|certified|self-motivated|self-starter|strong|excellent|top|analytical|strategic|visionary)[,]?$/iu;

function headlineOf(line: Line, name: Piece | undefined): Piece | undefined {
  if (line.bullet) return undefined;
  const inside = name && name.start >= line.start && name.end <= line.end;
  const after = inside ? strip(cut(line, name.end - line.start)) : strip(line, /[\s,;:|•·*\-–—_~]/u);
  const template = /\s{1,9}(?:cv\s+)?(?:resume|cv|curriculum vitae)(?:\s+(?:template|sample|example).*)?$/iu.exec(
    after.text,
  );
  const piece = template && template.index > 2 ? strip(cut(after, 0, template.index)) : after;
  return piece.text.length > 2 ? piece : undefined;
}

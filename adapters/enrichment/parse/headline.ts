import { type Line } from './lines.js';
import { strip, cut, type Piece } from './piece.js';
import { isProse } from './prose.js';
import type { Reading } from './reading.js';
import type { Section } from './sections.js';

/** What the person calls himself or herself at the top: "Senior backend developer". */
export function findHeadline(reading: Reading, top: readonly Line[], name: Piece | undefined): Piece | undefined {
  let best: { piece: Piece; score: number } | undefined;
  for (const line of top.slice(0, 12)) {
    const bare = headlineOf(line, name);
    if (!bare || bare.text.length > 100 || /@|\d{4}/u.test(bare.text)) continue;
    for (const piece of [bare, strip(cut(bare, 0, Math.max(0, bare.text.indexOf(','))))]) {
      if (piece.text === '' || isProse(piece.text)) continue;
      const score = reading.titles.isTitle(piece.text.replace(/\s*[|/•].*$/u, '')) - line.index * 0.03;
      if (score >= 0.45 && score > (best?.score ?? 0)) best = { piece, score };
    }
  }
  return best?.piece;
}

/** "Experienced software developer with …": the title that opens the summary. */
export function selfDescription(reading: Reading, sections: readonly Section[]): Piece | undefined {
  const line = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)?.lines[0];
  if (!line || /^(?:to |seeking|looking)/iu.test(line.text)) return undefined;
  const opening =
    /^(?:i am |an? )*(.{4,80}?)(?:\s+(?:with|who|having|offering|seeking|experienced|specializing|specialising|skilled|looking|possessing)(?!\p{L})|[,.;])/iu.exec(
      line.text,
    );
  if (!opening?.[1]) return undefined;
  const words = [...opening[1].matchAll(/\S+/gu)];
  const base = opening[0].indexOf(opening[1]);
  for (let at = 0; at < words.length; at += 1) {
    const piece = strip(cut(line, base + words[at]!.index, base + opening[1].length));
    if (PRAISE.test(words[at]![0])) continue;
    return piece.text.split(/\s+/u).length <= 6 && reading.titles.isTitle(piece.text) >= 0.9 ? piece : undefined;
  }
  return undefined;
}

const PRAISE =
  /^(?:an?|the|i|am|and|&|highly|very|extremely|results?|result|driven|oriented|[\p{L}]+-(?:driven|oriented|focused|minded|motivated|working|performing)|motivated|dedicated|experienced|accomplished|skilled|talented|seasoned|proven|dynamic|creative|innovative|enthusiastic|energetic|passionate|professional|detail-oriented|hardworking|reliable|qualified|successful|versatile|organized|ambitious|knowledgeable|competent|dependable|friendly|efficient|effective|resourceful|certified|self-motivated|self-starter|strong|excellent|top|analytical|strategic|visionary)[,]?$/iu;

function headlineOf(line: Line, name: Piece | undefined): Piece | undefined {
  if (line.bullet) return undefined;
  const inside = name && name.start >= line.start && name.end <= line.end;
  const after = inside ? strip(cut(line, name.end - line.start)) : strip(line, /[\s,;:|•·*\-–—_~]/u);
  const template = /\s+(?:cv\s+)?(?:resume|cv|curriculum vitae)(?:\s+(?:template|sample|example).*)?$/iu.exec(
    after.text,
  );
  const piece = template && template.index > 2 ? strip(cut(after, 0, template.index)) : after;
  return piece.text.length > 2 ? piece : undefined;
}

import type { Basics } from '../../../../core/index.js';
import type { ResumeDocument } from '../document/resume-document.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { titleInNormalCase } from '../lexicons/title-words.js';
import { findLinks, findPhone } from '../recognizers/contact.js';
import { findHome, likelyCountry, placeScore } from '../recognizers/places.js';
import type { Section } from '../sections/read-sections.js';
import { isProse } from '../recognizers/headings.js';
import { cut, isCapitals, type Line, type Piece, pieceOf, plain, splitPiece, strip, valueOf } from '../text.js';
import { HEADLINE_LEAST, PLACE, TITLE } from '../thresholds.js';
import type { Facts } from './evidence.js';

const AT = '/profile/basics';

/** Their places are those of employers and schools. */
const ENTRIES: ReadonlySet<Section['kind']> = new Set(['work', 'education', 'volunteer', 'projects']);

/** Everything about the person: name, contact, place, headline, summary. */
export function buildBasics(document: ResumeDocument, sections: readonly Section[], facts: Facts): Basics {
  const contactLines = sections
    .filter(({ kind }) => kind === 'top' || kind === 'contact')
    .flatMap(({ lines }) => lines);
  const ofEntries = new Set(
    sections.filter(({ kind }) => ENTRIES.has(kind)).flatMap(({ lines }) => lines.map(({ start }) => start)),
  );
  const top = document.lines.slice(0, 14);
  const { name, email, visible, links } = document;
  const home = findHome([...contactLines.slice(0, 40), ...top.filter(({ start }) => !ofEntries.has(start))]);
  const phone = findPhone(visible, links, home?.location.countryCode ?? likelyCountry(home?.location.city, visible));
  const out: Basics = {};
  if (name) out.name = facts.take(`${AT}/name`, name.piece, name.confidence, name.written ?? writtenName(name.piece));
  const label = headlineOf(document, sections, top, name?.piece) ?? selfDescription(document, sections);
  if (label) out.label = facts.take(`${AT}/label`, label, 0.7, titleInNormalCase(valueOf(label)));
  if (email) {
    out.email = email.address;
    if (email.piece) facts.note(`${AT}/email`, email.piece.start, email.piece.end, 0.98);
  }
  if (phone) {
    out.phone = phone.number;
    if (phone.piece) facts.note(`${AT}/phone`, phone.piece.start, phone.piece.end, phone.valid ? 0.95 : 0.7);
  }
  addLinks(out, visible, links, contactLines, facts);
  const summary = summaryOf(document, sections);
  if (summary) out.summary = facts.take(`${AT}/summary`, summary, 0.8);
  if (home) {
    out.location = home.location;
    for (const { key, piece } of home.fields) facts.note(`${AT}/location/${key}`, piece.start, piece.end, 0.8);
  }
  return out;
}

// Capital letters set apart ("J O") are closed up, a surname before a comma comes last, and a name in capitals is written as names are.
function writtenName(piece: Piece): string {
  const given = piece.text.replace(/\s+/gu, ' ');
  const [surname, first, ...more] = given.split(', ');
  const text = surname && first && more.length === 0 ? `${first} ${surname}` : given;
  if (!/^(?:\S ){3,}\S$/u.test(text)) return nameInNormalCase(text);
  const closed = piece.text.split(/\s{2,}/u).map((word) => word.replace(/\s/gu, ''));
  return nameInNormalCase(closed.join(' '));
}

const PARTICLE = new RegExp(`^(?:${anyOf(lexicon.names.particles)})$`, 'iu');

/** "MARA VAN DER LIND-MCKAY" → "Mara van der Lind-McKay". */
function nameInNormalCase(name: string): string {
  if (!isCapitals(name) || !/\p{L}{3}/u.test(name)) return name;
  return name.replace(/(?<!\p{L})\p{L}{1,40}\.?/gu, (word, at: number) => {
    const isInitial = word.endsWith('.') || word.length === 1 || /^(?:II|III|IV|JR|SR)$/u.test(word);
    if (isInitial && !/^(?:JR|SR)\.?$/u.test(word)) return word;
    if (at > 0 && PARTICLE.test(word)) return word.toLowerCase();
    const written = word.charAt(0) + word.slice(1).toLowerCase();
    return written.replace(/^(Mc)(\p{Ll})(?=\p{Ll}{2})/u, (_, mc: string, next: string) => mc + next.toUpperCase());
  });
}

/** Whose lines may be those of the head of the page, which a sidebar was read before. */
const HOLDS_HEADLINES: ReadonlySet<Section['kind']> = new Set(['top', 'contact', 'summary', 'other']);

// Beside a sidebar the head of the page has two parts: the name in one column, what the person is in the other.
function headlineOf(
  document: ResumeDocument,
  sections: readonly Section[],
  top: readonly Line[],
  name: Piece | undefined,
): Piece | undefined {
  const heads = sections.filter(({ kind, lines }) => kind === 'top' && lines.length > 0).map(({ lines }) => lines);
  // "Executive Profile" heads a section, and "Employee relations" is one of the skills.
  const ofSections = new Set(
    sections.flatMap(({ kind, heading, lines }) => [
      ...(heading ? [heading.start] : []),
      ...(HOLDS_HEADLINES.has(kind) ? [] : lines.map(({ start }) => start)),
    ]),
  );
  const free = top.filter(({ start }) => !ofSections.has(start));
  for (const lines of heads.length > 0 && sections[0]?.kind === 'top' ? heads : [...heads, free]) {
    const found = findHeadline(document, lines, name);
    if (found) return found;
  }
  // The personal data of a form may have a heading of their own, so that they are no head of a page.
  const data = sections.filter(({ kind }) => kind === 'contact').flatMap(({ lines }) => lines);
  return findHeadline(
    document,
    data.filter(({ text }) => WANTED.test(text)),
    name,
  );
}

function addLinks(
  out: Basics,
  visible: string,
  links: readonly string[],
  contact: readonly Line[],
  facts: Facts,
): void {
  const end = Math.max(1500, ...contact.map((line) => line.end));
  const found = findLinks(visible, links, Math.min(end, visible.length));
  const profiles = found.filter(({ profile }) => profile !== undefined).slice(0, 10);
  const own = found.find(
    ({ profile, url }) =>
      !profile &&
      !(out.email && url.toLowerCase().includes(out.email.split('@')[1]!.toLowerCase()) && !/\/|www/u.test(url)),
  );
  if (own) {
    out.url = own.url;
    if (own.piece) facts.note(`${AT}/url`, own.piece.start, own.piece.end, 0.7);
  }
  if (profiles.length === 0) return;
  out.profiles = profiles.map(({ profile, piece }, i) => {
    if (piece) facts.note(`${AT}/profiles/${i}/url`, piece.start, piece.end, 0.95);
    return profile!;
  });
}

function summaryOf(document: ResumeDocument, sections: readonly Section[]): Piece | undefined {
  const section =
    sections.find(
      ({ kind, lines, wording }) => kind === 'summary' && lines.length > 0 && !OBJECTIVE.test(wording ?? ''),
    ) ?? sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0);
  if (!section) return undefined;
  const first = section.lines[0]!;
  const last = section.lines[Math.min(section.lines.length, 14) - 1]!;
  const piece = pieceOf(document.source, first.start, last.end);
  return piece.text.length > 2 ? { ...piece } : undefined;
}

/** How candidates describe themselves at the top: "Senior backend developer". */
function findHeadline(document: ResumeDocument, top: readonly Line[], name: Piece | undefined): Piece | undefined {
  let best: { piece: Piece; score: number } | undefined;
  // Where a sidebar was read first, the head of the page begins further down.
  const first = top[0]?.index ?? 0;
  for (const line of top.slice(0, 12)) {
    const bare = afterName(line, name);
    if (!bare) continue;
    const own = beforeContacts(bare);
    if (own.text.length > 100 || isPostNominal(line, own, name) || /@|\d{4}/u.test(own.text)) continue;
    const title = wholeHeadline(document, line, own, name) ?? overTwoLines(document, line, own) ?? withoutStory(own);
    for (const piece of [title, strip(cut(title, 0, Math.max(0, title.text.indexOf(','))))]) {
      if (piece.text === '' || (name && plain(piece.text) === plain(name.text))) continue;
      if (!isWholeTitle(piece.text) || endsSentence(document, line, piece)) continue;
      // "Dover, DE": a town.
      if (piece.text.length < title.text.length && placeScore(title.text) >= PLACE.likely) continue;
      const likeTitle = document.titles.isTitle(piece.text.replace(/\s{0,9}[|/•].*/u, ''));
      if (!name && line.index === 0 && likeTitle < TITLE.likely && MAY_BE_PERSON.test(piece.text)) continue;
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

/** "Dean Perry", at the top of a page without a name. */
const MAY_BE_PERSON = /^\p{Lu}[\p{L}'’-]{1,24} \p{Lu}[\p{L}'’-]{1,24}$/u;

/** "Creditors) Supervisor" is half of something, "25 years glazier" and "Glazes. Proficient" say more than a title does. */
function isWholeTitle(text: string): boolean {
  const opened = text.split('(').length;
  return opened === text.split(')').length && !/^\d|\p{Ll}{4}\.\s/u.test(text);
}

/** "students.", "Harbour Master roles.": below a line that goes on. */
function endsSentence({ lines }: ResumeDocument, line: Line, { text }: Piece): boolean {
  if (/^\p{Ll}[^\n]{0,99}\p{Ll}\.$/u.test(text)) return true;
  const above = lines[line.index - 1]?.text ?? '';
  return /\s[^\n]{0,99}\p{Ll}{3}\.$/u.test(text) && above.length > LONG_LINE && !/[.!?:]$/u.test(above);
}

/** In characters: lines of the head of a page that say one thing each are shorter. */
const LONG_LINE = 50;

/** "Ann Lee - Senior Quantity" / "Surveyor": what opens as a title behind the name goes on in the next line, where only both together are one. */
function wholeHeadline(document: ResumeDocument, line: Line, own: Piece, name: Piece | undefined): Piece | undefined {
  const next = document.lines[line.index + 1];
  if (!name || name.start < line.start || name.end > own.start || own.end < line.end || !next) return undefined;
  if (
    next.gap > 0 ||
    next.bullet ||
    next.text.split(/\s+/u).length > MOST_WORDS_BROKEN_OFF ||
    /[@\d:|]/u.test(next.text)
  )
    return undefined;
  const whole = pieceOf(document.source, own.start, next.end);
  const opens = document.titles.isTitle(own.text);
  const isOne = opens > TITLE.none && opens < TITLE.arguable && document.titles.isTitle(valueOf(whole)) >= TITLE.sure;
  return isOne && next.start >= own.end ? whole : undefined;
}

/** What does not find room beside a name. */
const MOST_WORDS_BROKEN_OFF = 3;

/** "Head of Lamps and deputy" / "Master of the Harbour": lines of a headline in one type and larger letters, of which the upper one ends where no title does. */
function overTwoLines(document: ResumeDocument, line: Line, own: Piece): Piece | undefined {
  const next = document.lines[line.index + 1];
  const size = line.layout.fontSize;
  if (!next || size === undefined || next.layout.fontSize !== size || next.layout.bold !== line.layout.bold)
    return undefined;
  const below = document.lines[next.index + 1]?.layout.fontSize;
  const goesOn = OPEN_END.test(own.text) || /^\p{Ll}/u.test(next.text);
  if (own.text !== line.text || below === undefined || below >= size || !goesOn || /[@\d:|]/u.test(next.text))
    return undefined;
  const whole = pieceOf(document.source, own.start, next.end);
  return document.titles.isTitle(valueOf(whole)) >= TITLE.arguable ? whole : undefined;
}

const OPEN_END = new RegExp(
  String.raw`(?:[,&/–-]|\s(?:${anyOf([...lexicon.joining.openEndsOfLines, ...lexicon.joining.and, ...lexicon.titles.qualifiers])}))$`,
  'u',
);

/** "Ann Lee, RN, BSN": the letters behind a name are held, and are not what the candidate calls the post. */
function isPostNominal(line: Line, own: Piece, name: Piece | undefined): boolean {
  if (!name || name.start < line.start || name.end > line.end) return false;
  return own.text
    .split(/,\s*/u)
    .every((part) => /^\p{Lu}[\p{Lu}\p{Ll}\d.-]{1,6}$/u.test(part) && /\p{Lu}.*\p{Lu}/u.test(part));
}

// "Driver • Amarillo, Texas • (806) 555-0191": what is before the town, the number and the address.
function beforeContacts(bare: Piece): Piece {
  const [first, ...rest] = splitPiece(bare, /\s{1,9}[|•·●▪■◆]\s+/gu);
  const contact = rest.some(({ text }) => /@|\d{3}/u.test(text) || placeScore(text) >= PLACE.likely);
  return first && contact && first.start === bare.start ? first : bare;
}

const { articles, clauseOpeners, praise, praiseAtHead, selfOpeners, story, titleEnds, wishes } = lexicon.prose;
const { documents, documentOf, samples } = lexicon.person;

const NO_TITLE_BEFORE = new RegExp(
  String.raw`^(?:(?:${anyOf(selfOpeners)})\s+){0,9}(?:(?:${anyOf(articles)}|(?:${anyOf(samples)})(?: (?:${anyOf(documentOf)}))?)\s+)?(?:(?:${anyOf(documents)})\s+(?:${anyOf(documentOf)})\s+(?:(?:${anyOf(articles)})\s+)?)?(?:(?:${anyOf(praiseAtHead)}),?\s+)*`,
  'iu',
);
const STORY = new RegExp(
  String.raw`\s{1,9}[-–—|]\s*\d{1,2}\+?\s(?:${anyOf(lexicon.numbers.timeUnits)})(?!\p{L})|\s{1,9}(?:${anyOf(story)})\s|\s{1,9}(?:${anyOf(lexicon.contact.at)}|@)\s|\s{1,9}:|\s{1,9}[-–—|]\s*(?:${anyOf(samples)}|${anyOf(documents)})(?!\p{L})|\s{1,9}(?:${anyOf(documents)})$`,
  'iu',
);

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
function selfDescription(document: ResumeDocument, sections: readonly Section[]): Piece | undefined {
  const summary = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)?.lines[0];
  const top = sections.find(({ kind }) => kind === 'top')?.lines.slice(0, 12) ?? [];
  const opening = top.filter(({ text }, at) => text.length > 40 && !((top[at - 1]?.text.length ?? 0) > 60));
  for (const line of [...(summary ? [summary] : []), ...opening]) {
    const title = openingTitle(document, line);
    if (title) return title;
  }
  return undefined;
}

const NO_OPENING = new RegExp(String.raw`^(?:\p{Ll}|(?:${anyOf(wishes)})\s)`, 'u');
// People, but no occupations.
const NO_OCCUPATION = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.titles.noOccupations)})$`, 'iu');

const OPENING = new RegExp(
  String.raw`^(?:(?:${anyOf(selfOpeners)}) ){0,9}(.{4,140}?)(?:\s+(?:${anyOf(clauseOpeners)})(?!\p{L})|[.;]|$)`,
  'iu',
);

// The title begins where the praise ends, and ends with its own clause: "Trusted, versatile senior glazier and …".
function openingTitle(document: ResumeDocument, line: Line): Piece | undefined {
  if (NO_OPENING.test(line.text)) return undefined;
  const opening = OPENING.exec(line.text);
  if (!opening?.[1] || opening[0].length === opening[1].length) return undefined;
  const base = opening[0].indexOf(opening[1]);
  for (const word of opening[1].matchAll(/\S+/gu)) {
    if (PRAISE.test(word[0])) continue;
    const rest = cut(line, base + word.index, base + opening[1].length);
    const end = TITLE_END.exec(rest.text);
    const whole = strip(rest);
    const first = end && strip(cut(rest, 0, end.index));
    const second = end?.[1] !== undefined ? strip(cut(rest, end.index + end[0].length)) : undefined;
    const pieces = second && !isOccupation(document, second.text) ? [first!] : [whole, ...(first ? [first] : [])];
    return pieces.find(({ text }) => isWholeTitle(text) && !text.includes(':') && isOccupation(document, text));
  }
  return undefined;
}

function isOccupation(document: ResumeDocument, text: string): boolean {
  return text.split(/\s+/u).length <= 6 && document.titles.isTitle(text) >= TITLE.sure && !NO_OCCUPATION.test(text);
}

const PRAISE = new RegExp(String.raw`^(?:${anyOf(praise)}),?$`, 'iu');
/** What ends the title in a sentence; the group is what joins another one. */
const TITLE_END = new RegExp(String.raw`,|\s{1,9}(?:(${anyOf(lexicon.joining.and)}|&)|${anyOf(titleEnds)})\s`, 'iu');
const TEMPLATE = new RegExp(
  String.raw`\s{1,9}(?:(?:${anyOf(documents)})\s+)?(?:${anyOf(documents)})(?:\s+(?:${anyOf(samples)}).*)?$`,
  'iu',
);
const OBJECTIVE = new RegExp(anyOf(lexicon.headingWords.objective), 'u');

/** "JOB APPLIED FOR / POSITION   Site Engineer": a form offers several labels, and not everybody strikes out the others. */
const WANTED = new RegExp(
  String.raw`^(?:(?:${anyOf(lexicon.person.wanted)})(?![\p{L}])\s{0,3}\/?\s{0,3}){1,6}(?:(?<=\t| {3})|[:\t])\s*(?=\S)`,
  'iu',
);

function afterName(line: Line, name: Piece | undefined): Piece | undefined {
  if (line.bullet) return undefined;
  const wanted = WANTED.exec(line.text);
  if (wanted) return strip(cut(line, wanted[0].length));
  const inside = name && name.start >= line.start && name.end <= line.end;
  const end = inside ? name.end - line.start : endOfNameAgain(line, name);
  const after = end > 0 ? strip(cut(line, end)) : strip(line, /[\s,;:|•·*\-–—_~]/u);
  const template = TEMPLATE.exec(after.text);
  const piece = template && template.index > 2 ? strip(cut(after, 0, template.index)) : after;
  return piece.text.length > 2 ? piece : undefined;
}

const ADDRESS_BEFORE_NAME = new RegExp(String.raw`^(?:(?:${anyOf(lexicon.person.titles)})\.?\s{1,3}){0,3}$`, 'iu');

/** In characters: where the name ends in "Dr. Ann Lee · Glazier", a row that says once more who the resume is of; 0 in any other. */
function endOfNameAgain({ text }: Line, name: Piece | undefined): number {
  const at = name ? text.toLowerCase().indexOf(name.text.toLowerCase()) : -1;
  if (!name || at < 0 || !ADDRESS_BEFORE_NAME.test(text.slice(0, at))) return 0;
  const end = at + name.text.length;
  return /^\s{0,3}[|•·,:–—-]/u.test(text.slice(end)) && /^\s|^[|•·,:–—]/u.test(text.slice(end)) ? end : 0;
}

import type { Basics } from '../../../../core/index.js';
import { likelyCountry } from '../recognizers/places/likely-country.js';
import type { Facts } from './facts.js';
import { findHeadline, selfDescription } from './headline.js';
import { findHome } from '../recognizers/places/home-location.js';
import { findLinks } from '../recognizers/contact/links.js';
import type { Line } from '../text/line.js';
import { findPhone } from '../recognizers/contact/phone.js';
import { pieceOf, type Piece } from '../text/piece.js';
import type { ResumeDocument } from '../document/resume-document.js';
import type { Section } from '../sections/section.js';

const AT = '/profile/basics';

/** Everything about the person: name, contact, place, headline, summary. */
export function buildBasics(document: ResumeDocument, sections: readonly Section[], facts: Facts): Basics {
  const contactLines = sections
    .filter(({ kind }) => kind === 'top' || kind === 'contact')
    .flatMap(({ lines }) => lines);
  const top = document.lines.slice(0, 14);
  const { name, email, visible, links } = document;
  const home = findHome([...contactLines.slice(0, 40), ...top]);
  const phone = findPhone(visible, links, home?.location.countryCode ?? likelyCountry(home?.location.city, visible));
  const out: Basics = {};
  if (name) out.name = facts.take(`${AT}/name`, name.piece, name.confidence, writtenName(name.piece));
  const label = headlineOf(document, sections, top, name?.piece) ?? selfDescription(document, sections);
  if (label) out.label = facts.take(`${AT}/label`, label, 0.7);
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

// Capital letters set apart ("J O") are closed up; nothing else about a name is changed.
function writtenName(piece: Piece): string {
  const text = piece.text.replace(/\s+/gu, ' ');
  if (!/^(?:\S ){3,}\S$/u.test(text)) return text;
  return piece.text
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
}

// Beside a sidebar the head of the page has two parts: the name in one column, what the person is in the other.
function headlineOf(
  document: ResumeDocument,
  sections: readonly Section[],
  top: readonly Line[],
  name: Piece | undefined,
): Piece | undefined {
  const heads = sections.filter(({ kind, lines }) => kind === 'top' && lines.length > 0).map(({ lines }) => lines);
  for (const lines of heads.length > 0 && sections[0]?.kind === 'top' ? heads : [...heads, top]) {
    const found = findHeadline(document, lines, name);
    if (found) return found;
  }
  return undefined;
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
      ({ kind, lines, wording }) => kind === 'summary' && lines.length > 0 && !/objecti/u.test(wording ?? ''),
    ) ?? sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0);
  if (!section) return undefined;
  const first = section.lines[0]!;
  const last = section.lines[Math.min(section.lines.length, 14) - 1]!;
  const piece = pieceOf(document.source, first.start, last.end);
  return piece.text.length > 2 ? { ...piece } : undefined;
}

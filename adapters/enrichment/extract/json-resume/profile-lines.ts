import type { Profile } from '../../../../core/index.js';
import type { DraftLine } from '../draft-line.js';

type Entry = Readonly<Record<string, unknown>>;

/** For each section its heading and the fields of an entry that make its first line, in reading order. */
const SECTIONS: readonly (readonly [keyof Profile, string, readonly string[]])[] = [
  ['work', 'Work Experience', ['position', 'name', 'location']],
  ['volunteer', 'Volunteering', ['position', 'organization']],
  ['education', 'Education', ['studyType', 'area', 'institution', 'score']],
  ['projects', 'Projects', ['name', 'entity', 'type']],
  ['skills', 'Skills', ['name', 'level']],
  ['languages', 'Languages', ['language', 'fluency']],
  ['certificates', 'Certificates', ['name', 'issuer', 'date']],
  ['awards', 'Awards', ['title', 'awarder', 'date']],
  ['publications', 'Publications', ['name', 'publisher', 'releaseDate']],
];

/** A structured resume as the page that it means: the text that evidence and search refer to. */
export function profileLines(profile: Profile): DraftLine[] {
  const lines: DraftLine[] = [];
  const { location, profiles, ...basics } = profile.basics ?? {};
  const place = [location?.address, location?.postalCode, location?.city, location?.region, location?.countryCode];
  const contact = [basics.name, basics.label, basics.email, basics.phone, basics.url, join(place, ', ')];
  for (const text of contact) if (text) lines.push({ text });
  for (const online of profiles ?? []) lines.push({ text: join([online.network, online.username, online.url], ' ') });
  if (basics.summary) lines.push({ text: 'Summary', role: 'heading' }, { text: basics.summary });
  for (const [section, heading, fields] of SECTIONS) {
    const entries = (profile[section] ?? []) as readonly Entry[];
    if (entries.length === 0) continue;
    lines.push({ text: heading, role: 'heading' });
    for (const entry of entries) lines.push(...entryLines(entry, fields));
  }
  return lines;
}

function entryLines(entry: Entry, fields: readonly string[]): DraftLine[] {
  const keywords = list(entry['keywords']).join(', ');
  const head = join(
    fields.map((field) => text(entry[field])),
    ', ',
  );
  const lines: DraftLine[] = [{ text: keywords === '' ? head : join([head, keywords], ': ') }];
  const start = text(entry['startDate']);
  const end = text(entry['endDate']);
  if (start !== '' || end !== '') lines.push({ text: start === '' ? end : `${start} – ${end || 'present'}` });
  for (const field of ['url', 'description', 'summary']) lines.push({ text: text(entry[field]) });
  for (const field of ['highlights', 'courses', 'roles']) {
    for (const item of list(entry[field])) lines.push({ text: `• ${item}`, role: 'list-item' });
  }
  return lines.filter((line) => line.text !== '');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function join(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

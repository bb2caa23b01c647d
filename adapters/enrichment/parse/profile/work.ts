import type { Volunteer, Work } from '../../../../core/index.js';
import { readBody } from './body-text.js';
import type { Facts } from './facts.js';
import type { ResumeDocument } from '../document/resume-document.js';
import type { WorkEntry } from '../entries/work/work-entries.js';

/** Entries as the profile's `work`, with evidence. */
export function buildWork(document: ResumeDocument, entries: readonly WorkEntry[], facts: Facts): Work[] {
  return entries.map((entry, index) => {
    const at = `/profile/work/${index}`;
    return { ...names(entry, `${at}/name`, facts, 'name'), ...rest(document, entry, at, facts) };
  });
}

export function buildVolunteer(document: ResumeDocument, entries: readonly WorkEntry[], facts: Facts): Volunteer[] {
  return entries.map((entry, index) => {
    const at = `/profile/volunteer/${index}`;
    const { location: _none, ...fields } = rest(document, entry, at, facts);
    return { ...names(entry, `${at}/organization`, facts, 'organization'), ...fields };
  });
}

function names<K extends string>(entry: WorkEntry, fact: string, facts: Facts, key: K): { [P in K]?: string } {
  if (!entry.company) return {};
  const value = facts.take(fact, entry.company, entry.inherited ? entry.confidence * 0.8 : entry.confidence);
  return { [key]: value } as { [P in K]?: string };
}

function rest(document: ResumeDocument, entry: WorkEntry, at: string, facts: Facts): Work {
  const out: Work = {};
  if (entry.title) out.position = facts.take(`${at}/position`, entry.title, entry.confidence);
  if (entry.place) out.location = facts.take(`${at}/location`, entry.place, 0.8);
  const { dates, datePiece } = entry;
  if (dates && datePiece) {
    if (dates.from !== undefined) out.startDate = facts.take(`${at}/startDate`, datePiece, 0.9, dates.from);
    if (dates.to !== undefined && !dates.current) out.endDate = facts.take(`${at}/endDate`, datePiece, 0.9, dates.to);
  }
  const body = readBody(document.source, entry.body);
  if (body.summary) out.summary = facts.take(`${at}/summary`, body.summary, 0.7);
  if (body.highlights.length > 0)
    out.highlights = body.highlights.map((piece, i) => facts.take(`${at}/highlights/${i}`, piece, 0.75));
  return out;
}

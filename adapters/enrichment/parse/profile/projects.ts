import type { Project } from '../../../../core/index.js';
import type { ResumeDocument } from '../document/resume-document.js';
import type { ProjectEntry } from '../entries/project-entries.js';
import { readBody } from './body-text.js';
import type { Facts } from './facts.js';

export function buildProjects(document: ResumeDocument, entries: readonly ProjectEntry[], facts: Facts): Project[] {
  return entries.map((entry, index) => {
    const at = `/profile/projects/${index}`;
    const out: Project = { name: facts.take(`${at}/name`, entry.name, 0.65) };
    const body = readBody(document.source, entry.body);
    if (body.summary) out.description = facts.take(`${at}/description`, body.summary, 0.65);
    if (body.highlights.length > 0)
      out.highlights = body.highlights.map((piece, i) => facts.take(`${at}/highlights/${i}`, piece, 0.7));
    if (entry.role) out.roles = [facts.take(`${at}/roles/0`, entry.role, 0.6)];
    const { hit, datePiece } = entry;
    if (hit && datePiece) {
      if (hit.from !== undefined) out.startDate = facts.take(`${at}/startDate`, datePiece, 0.8, hit.from);
      if (hit.to !== undefined) out.endDate = facts.take(`${at}/endDate`, datePiece, 0.8, hit.to);
    }
    return out;
  });
}

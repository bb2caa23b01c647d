import type {
  Award,
  Certificate,
  Education,
  Language,
  Profile,
  Project,
  Publication,
  Skill,
  Volunteer,
  Work,
} from '../../../../core/index.js';
import { statesTerms } from '../recognizers/headers/header-pieces.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { titleInNormalCase } from '../lexicons/title-words.js';
import type { ResumeDocument } from '../document/resume-document.js';
import type { EducationEntry } from '../entries/education/education-entries.js';
import type { ListedEntry } from '../entries/listed-entries.js';
import type { ProjectEntry, ResumeEntries } from '../entries/read-entries.js';
import type { SkillGroup } from '../entries/skill-groups.js';
import type { WorkEntry } from '../entries/work/work-entries.js';
import type { SpokenLanguage } from '../recognizers/qualifications.js';
import type { Section } from '../sections/read-sections.js';
import { isAdjacent, type Line, type Piece, pieceOf, valueOf } from '../text.js';
import { buildBasics } from './basics.js';
import type { Facts } from './evidence.js';

/** The last stage: values of the profile, each noted in `facts` with the place where it was read. */
export function buildProfile(
  document: ResumeDocument,
  sections: readonly Section[],
  entries: ResumeEntries,
  facts: Facts,
): Profile {
  const basics = buildBasics(document, sections, facts);
  const all: Profile = {
    ...(Object.keys(basics).length > 0 && { basics }),
    work: buildWork(document, entries.work, facts),
    volunteer: buildVolunteer(document, entries.volunteer, facts),
    education: buildEducation(entries.education, facts),
    awards: buildAwards(entries.awards, facts),
    certificates: buildCertificates(entries.certificates, facts),
    publications: buildPublications(entries.publications, facts),
    skills: buildSkills(entries.skills, facts),
    languages: buildLanguages(entries.languages, facts),
    projects: buildProjects(document, entries.projects, facts),
  };
  const filled = Object.entries(all).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(filled) as Profile;
}

/** Entries as the profile's `work`, with evidence. */
function buildWork(document: ResumeDocument, entries: readonly WorkEntry[], facts: Facts): Work[] {
  return entries.map((entry, index) => {
    const at = `/profile/work/${index}`;
    return { ...nameOfEmployer(entry, `${at}/name`, facts, 'name'), ...describeWork(document, entry, at, facts) };
  });
}

function buildVolunteer(document: ResumeDocument, entries: readonly WorkEntry[], facts: Facts): Volunteer[] {
  return entries.map((entry, index) => {
    const at = `/profile/volunteer/${index}`;
    const { location: _none, ...fields } = describeWork(document, entry, at, facts);
    return { ...nameOfEmployer(entry, `${at}/organization`, facts, 'organization'), ...fields };
  });
}

function nameOfEmployer<K extends string>(entry: WorkEntry, fact: string, facts: Facts, key: K): { [P in K]?: string } {
  if (!entry.company) return {};
  const value = facts.take(fact, entry.company, entry.inherited ? entry.confidence * 0.8 : entry.confidence);
  return { [key]: value } as { [P in K]?: string };
}

function describeWork(document: ResumeDocument, entry: WorkEntry, at: string, facts: Facts): Work {
  const out: Work = {};
  if (entry.title)
    out.position = facts.take(`${at}/position`, entry.title, entry.confidence, titleInNormalCase(valueOf(entry.title)));
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

/** Entries as the profile's `education`, with evidence. */
function buildEducation(entries: readonly EducationEntry[], facts: Facts): Education[] {
  return entries.map((entry, index) => {
    const at = `/profile/education/${index}`;
    const out: Education = {};
    // "univ." of a degree that is spelled out names no school.
    if (entry.institution && !/^\p{Ll}{1,5}\.?$/u.test(entry.institution.text))
      out.institution = facts.take(`${at}/institution`, entry.institution, 0.8);
    if (entry.area) out.area = facts.take(`${at}/area`, entry.area, 0.7);
    if (entry.degree) out.studyType = facts.take(`${at}/studyType`, entry.degree, 0.85);
    const { dates, datePiece } = entry;
    if (dates && datePiece) {
      if (dates.from !== undefined) out.startDate = facts.take(`${at}/startDate`, datePiece, 0.85, dates.from);
      if (dates.to !== undefined) out.endDate = facts.take(`${at}/endDate`, datePiece, 0.85, dates.to);
    }
    if (entry.score) out.score = facts.take(`${at}/score`, entry.score, 0.8);
    if (entry.courses.length > 0)
      out.courses = entry.courses.map((piece, i) => facts.take(`${at}/courses/${i}`, piece, 0.6));
    return out;
  });
}

function buildProjects(document: ResumeDocument, entries: readonly ProjectEntry[], facts: Facts): Project[] {
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

function buildSkills(groups: readonly SkillGroup[], facts: Facts): Skill[] {
  const seen = new Set<string>();
  const skills: Skill[] = [];
  for (const { name, level, items } of groups) {
    const at = `/profile/skills/${skills.length}`;
    const fresh = items.filter(({ piece }) => addIfNew(seen, piece.text));
    if (!name || (fresh.length === 0 && !addIfNew(seen, name.text))) continue;
    const skill: Skill = { name: facts.take(`${at}/name`, name, items.length > 0 ? 0.75 : 0.8) };
    if (level) skill.level = facts.take(`${at}/level`, level, 0.7);
    if (fresh.length > 0) skill.keywords = fresh.map(({ piece }, i) => facts.take(`${at}/keywords/${i}`, piece, 0.8));
    skills.push(skill);
  }
  return skills;
}

function addIfNew(seen: Set<string>, text: string): boolean {
  const key = text.toLowerCase().replace(/\s+/gu, ' ');
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function buildLanguages(spoken: readonly SpokenLanguage[], facts: Facts): Language[] {
  return spoken.map(({ language, fluency }, index) => ({
    language: facts.take(`/profile/languages/${index}/language`, language, 0.9),
    ...(fluency && { fluency: facts.take(`/profile/languages/${index}/fluency`, fluency, 0.8) }),
  }));
}

function buildCertificates(entries: readonly ListedEntry[], facts: Facts): Certificate[] {
  return entries.map((entry, i) => {
    const at = `/profile/certificates/${i}`;
    return {
      name: facts.take(`${at}/name`, entry.name, 0.75),
      ...dateOf(entry, `${at}/date`, facts, 'date'),
      ...(entry.by && { issuer: facts.take(`${at}/issuer`, entry.by, 0.6) }),
    };
  });
}

function buildAwards(entries: readonly ListedEntry[], facts: Facts): Award[] {
  return entries.map((entry, i) => {
    const at = `/profile/awards/${i}`;
    return {
      title: facts.take(`${at}/title`, entry.name, 0.7),
      ...dateOf(entry, `${at}/date`, facts, 'date'),
      ...(entry.by && { awarder: facts.take(`${at}/awarder`, entry.by, 0.6) }),
    };
  });
}

function buildPublications(entries: readonly ListedEntry[], facts: Facts): Publication[] {
  return entries.map((entry, i) => {
    const at = `/profile/publications/${i}`;
    return {
      name: facts.take(`${at}/name`, entry.name, 0.7),
      ...dateOf(entry, `${at}/releaseDate`, facts, 'releaseDate'),
      ...(entry.by && { publisher: facts.take(`${at}/publisher`, entry.by, 0.5) }),
    };
  });
}

function dateOf<K extends string>(entry: ListedEntry, fact: string, facts: Facts, key: K): { [P in K]?: string } {
  if (!entry.date || !entry.datePiece) return {};
  return { [key]: facts.take(fact, entry.datePiece, 0.8, entry.date) } as { [P in K]?: string };
}

/** What was done in an entry: running text first, then its points. */
interface BodyText {
  readonly summary?: Piece;
  readonly highlights: readonly Piece[];
}

const LABEL_ONLY = new RegExp(
  String.raw`^(?:${anyOf([...lexicon.labels.noHighlights, ...lexicon.labels.accounts, ...lexicon.labels.aside])})\s*:?$`,
  'iu',
);

/** Puts the lines of an entry's body together again where the page broke them. */
function readBody(source: string, lines: readonly Line[]): BodyText {
  const content = lines.filter(({ text }) => !LABEL_ONLY.test(text) && !statesTerms(text));
  const points: { start: number; end: number; bullet: boolean }[] = [];
  const anyBullet = content.some((line) => line.bullet);
  for (const line of content) {
    const last = points[points.length - 1];
    if (
      last &&
      !line.bullet &&
      isAdjacent(source, pieceOf(source, last.start, last.end), line) &&
      continuesPoint(last.end - last.start, source.charAt(last.end - 1), line, anyBullet && last.bullet)
    ) {
      last.end = line.end;
      continue;
    }
    points.push({ start: line.start, end: line.end, bullet: line.bullet });
  }
  const pieces = points
    .map((point) => ({ piece: pieceOf(source, point.start, point.end), bullet: point.bullet }))
    // Lines that a page's margin was sorted into may lie apart in the text.
    .filter(({ piece }) => piece.text !== '');
  const isRunning = ({ bullet }: { bullet: boolean }): boolean => (anyBullet ? !bullet : pieces.length === 1);
  const running = pieces.filter(isRunning);
  const highlights = pieces.filter((entry) => !isRunning(entry)).map(({ piece }) => piece);
  const first = running[0]?.piece;
  const rest = running.slice(1).map(({ piece }) => piece);
  return { ...(first && { summary: first }), highlights: [...highlights, ...rest].sort((a, b) => a.start - b.start) };
}

/** Whether a line goes on with the point before it, which has this length and this last character. */
function continuesPoint(length: number, last: string, line: Line, afterBullet: boolean): boolean {
  if (/[.!?:]/u.test(last)) return false;
  if (/^\p{Ll}/u.test(line.text) || /[,;&-]/u.test(last)) return true;
  return afterBullet ? length > 60 : length > 90;
}

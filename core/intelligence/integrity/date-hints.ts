import { monthIndex, monthsOf, type MonthInterval } from '../../candidate/partial-date.js';
import { employerForm } from '../../candidate/person-traits.js';
import type { Education, Profile, Work } from '../../candidate/profile.js';
import { EDUCATION_LEVELS } from '../../job/requirements.js';
import type { QualityFinding } from '../../candidate/candidate-intelligence.js';
import { educationLevelOf } from '../levels/education-level.js';

/** Months beside another employment from which on two full-time positions at once are not plausible. */
const LONG_OVERLAP = 36;

/** School ends at about 18, and nobody has a position to describe before 13. */
const MONTHS_FROM_WORK_TO_END_OF_SCHOOL = 5 * 12;

/** From 15 to 80. */
const LONGEST_WORKING_LIFE = 65 * 12;

/** Nobody says how far ahead the end of studies is planned further than this. */
const LONGEST_STUDIES_AHEAD = 8 * 12;

const MOST_OVERLAPS = 5;

/** Positions that are compared in pairs, the newest: as many as a caller may give. */
const MOST_COMPARED = 200;

/** What higher degrees are built on. */
const FOUNDATIONS: readonly number[] = [EDUCATION_LEVELS.indexOf('school'), EDUCATION_LEVELS.indexOf('bachelor')];

/** What is done beside a full-time position, as titles say it. */
const BESIDE_A_JOB =
  /part[- ]?time|freelanc|self[- ]employed|volunteer|consult|contract|advis|board|owner|founder|partner|adjunct|lectur|instructor|teach|tutor|trainer|coach|intern\b|student|per diem|prn|on[- ]call|seasonal|reserv|guard|mentor|teilzeit|freiberuf|selbst|ehrenamt|dozent|berat|neben|inhaber|gesellschafter|temps partiel|benevole|bénévole|indépendant|independant|tiempo parcial|voluntari|autonom|asesor/i;

type Note = (
  code: QualityFinding['code'],
  severity: QualityFinding['severity'],
  detail: string,
  pointer: string,
) => void;

/** Dates that cannot all be right. That a position ends before it starts, or starts in the future, is reported by `assessQuality`. */
export function dateHints({ work = [], education = [] }: Profile, referenceDate: string): QualityFinding[] {
  const findings: QualityFinding[] = [];
  const note: Note = (code, severity, detail, pointer) => void findings.push({ code, severity, detail, pointer });
  const now = monthIndex(referenceDate.slice(0, 7), 0) ?? 0;
  const levels = education.map(levelOf);
  noteEducation(education, levels, now, note);
  noteWork(work, firstEndOfEachLevel(education, levels).get(EDUCATION_LEVELS.indexOf('school')), now, note);
  noteOverlaps(work, referenceDate, note);
  return findings;
}

function noteEducation(education: readonly Education[], levels: Levels, now: number, note: Note): void {
  const firstEnds = firstEndOfEachLevel(education, levels);
  education.forEach((entry, index) => {
    const pointer = `/profile/education/${String(index)}`;
    const start = monthIndex(entry.startDate, 0);
    const end = monthIndex(entry.endDate, 11);
    if (start !== undefined && end !== undefined && end < start)
      note('integrity.education_ends_before_start', 'warning', 'This education ends before it starts.', pointer);
    else if (end !== undefined && end > now + LONGEST_STUDIES_AHEAD)
      note('integrity.ends_in_future', 'info', 'This education ends more than eight years ahead.', pointer);
    const level = levels[index];
    if (level === undefined || end === undefined) return;
    // The first degree of a lower level is what this one was built on; later ones may be second studies. Certificates and second
    // masters come at any time.
    const lower = FOUNDATIONS.filter((other) => other < level).map((other) => firstEnds.get(other) ?? Infinity);
    const first = Math.min(...lower);
    if (first !== Infinity && first > end)
      note('integrity.degrees_out_of_order', 'info', 'This degree ended before any lower one that is named.', pointer);
  });
}

/** Of each entry of education, worked out once: the level is recognized in text. */
type Levels = readonly (number | undefined)[];

function firstEndOfEachLevel(education: readonly Education[], levels: Levels): ReadonlyMap<number, number> {
  const first = new Map<number, number>();
  education.forEach((entry, index) => {
    const level = levels[index];
    const end = monthIndex(entry.endDate, 0);
    if (level !== undefined && end !== undefined) first.set(level, Math.min(end, first.get(level) ?? Infinity));
  });
  return first;
}

function noteWork(work: readonly Work[], schoolEnd: number | undefined, now: number, note: Note): void {
  const earliest = schoolEnd === undefined ? -Infinity : schoolEnd - MONTHS_FROM_WORK_TO_END_OF_SCHOOL;
  work.forEach((entry, index) => {
    const pointer = `/profile/work/${String(index)}`;
    const start = monthIndex(entry.startDate, 11);
    const end = monthIndex(entry.endDate, 0);
    if (end !== undefined && end > now + 1)
      note('integrity.ends_in_future', 'info', 'This position ends in the future.', pointer);
    if (start === undefined) return;
    if (start < earliest)
      note(
        'integrity.work_before_plausible_age',
        'info',
        'This position starts years before the end of school.',
        pointer,
      );
    else if (start < now - LONGEST_WORKING_LIFE)
      note('integrity.work_before_plausible_age', 'info', 'This position starts more than 65 years ago.', pointer);
  });
}

function noteOverlaps(work: readonly Work[], referenceDate: string, note: Note): void {
  const fullTime = work
    .flatMap((entry, index) => {
      const months = monthsOf(entry, referenceDate);
      const employer = employerForm(entry.name);
      const isBeside = BESIDE_A_JOB.test(`${entry.position ?? ''} ${entry.name ?? ''}`);
      return months && employer !== undefined && entry.position !== undefined && !isBeside
        ? [{ index, months, employer }]
        : [];
    })
    .slice(0, MOST_COMPARED);
  let reported = 0;
  for (const [at, one] of fullTime.entries()) {
    if (reported === MOST_OVERLAPS) return;
    let longest = 0;
    for (let later = at + 1; later < fullTime.length; later += 1) {
      const other = fullTime[later]!;
      if (other.employer !== one.employer) longest = Math.max(longest, overlap(one.months, other.months));
    }
    if (longest < LONG_OVERLAP) continue;
    reported += 1;
    const detail = `This position and one at another employer overlap by ${String(longest)} months.`;
    note('integrity.long_overlap', 'info', detail, `/profile/work/${String(one.index)}`);
  }
}

function overlap(one: MonthInterval, other: MonthInterval): number {
  return Math.max(0, Math.min(one.last, other.last) - Math.max(one.first, other.first) + 1);
}

function levelOf({ studyType, area, institution }: Education): number | undefined {
  const level =
    educationLevelOf(studyType ?? '') ?? educationLevelOf(area ?? '') ?? (isSchool(institution) ? 'school' : null);
  return level === null ? undefined : EDUCATION_LEVELS.indexOf(level);
}

function isSchool(institution: string | undefined): boolean {
  return educationLevelOf(institution ?? '') === 'school';
}

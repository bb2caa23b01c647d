import { parseResume, plainTextDocument } from '../../../../adapters/enrichment/parse/index.js';
import { languageCodeOf } from '../../../../core/intelligence/candidate/infer-languages.js';
import { languageLevelOf } from '../../../../core/intelligence/levels/language-level.js';
import { type Education, type Profile, type Work } from '../../../../core/index.js';
import { listed, parts, type Sample } from './corpus.js';
import type { Tally } from './tally.js';
import { taxonomy } from '../../../support/taxonomy.js';

/** Reads a resume and compares every field with the truth. */
export function gradeResume(sample: Sample, tally: Tally): void {
  const { profile } = parseResume(plainTextDocument(sample.text), { referenceDate: '2026-06-01' });
  const { basics } = profile;
  one(sample, tally, 'name', basics?.name, same);
  one(sample, tally, 'label', basics?.label, holds);
  one(sample, tally, 'email', basics?.email, same);
  one(sample, tally, 'phone', basics?.phone, samePhone);
  one(sample, tally, 'city', basics?.location?.city, same);
  gradeWork(sample, tally, profile.work ?? []);
  gradeEducation(sample, tally, profile.education ?? []);
  gradeSkills(sample, tally, profile);
  gradeLanguages(sample, tally, profile);
}

type Agrees = (found: string, truth: string) => boolean;

function one(sample: Sample, tally: Tally, field: string, found: string | undefined, agrees: Agrees): void {
  for (const truth of sample.truth(field))
    tally.note(field, agrees(found ?? '', truth), () => `${sample.id}: "${truth}", not "${found ?? ''}"`);
}

function gradeWork(sample: Sample, tally: Tally, read: readonly Work[]): void {
  const stated = sample.truth('work').map(parts);
  // Nobody has more positions than there are: what was read beyond them was invented.
  tally.note(
    'work precision',
    read.length <= stated.length,
    () =>
      `${sample.id}: ${stated.length} positions, not ${read.map((work) => `${work.position} @ ${work.name}`).join('; ')}`,
  );
  for (const [title = '', employer = '', place = '', start = '', end = ''] of stated) {
    const titled = read.filter(({ position }) => holds(position ?? '', title));
    const work = titled.find(({ name }) => same(name ?? '', employer)) ?? titled[0];
    const line = (): string =>
      `${sample.id}: "${title} | ${employer} | ${place} | ${start} | ${end}" among ${read.map((w) => `${w.position ?? ''} | ${w.name ?? ''} | ${w.location ?? ''} | ${w.startDate ?? ''} | ${w.endDate ?? ''}`).join(' // ')}`;
    tally.note('title', work !== undefined, line);
    tally.note(
      'employer',
      read.some(({ name }) => same(name ?? '', employer)),
      line,
    );
    const entry = work ?? read.find(({ name }) => same(name ?? '', employer));
    if (place) tally.note('place', holds(entry?.location ?? '', place), line);
    tally.note('start', work?.startDate === start, line);
    tally.note('end', work !== undefined && (work.endDate ?? 'now') === end, line);
  }
}

function gradeEducation(sample: Sample, tally: Tally, read: readonly Education[]): void {
  const stated = sample.truth('education').map(parts);
  for (const [institution = '', degree = '', field = '', start = '', end = ''] of stated) {
    const fits = (each: Education): number =>
      [
        holds(each.institution ?? '', institution) ? 2 : 0,
        holds(each.studyType ?? '', degree) ? 2 : 0,
        each.endDate === end ? 1 : 0,
      ].reduce((sum, each) => sum + each, 0);
    const [best] = [...read].sort((a, b) => fits(b) - fits(a));
    const line = (): string =>
      `${sample.id}: "${institution} | ${degree} | ${field} | ${start} | ${end}" among ${read.map((e) => `${e.institution ?? ''} | ${e.studyType ?? ''} | ${e.area ?? ''} | ${e.startDate ?? ''} | ${e.endDate ?? ''}`).join(' // ')}`;
    if (institution) tally.note('institution', same(best?.institution ?? '', institution), line);
    // Where the degree names its field, the two may be stated as one.
    const degreeAndField = `${best?.studyType ?? ''} ${best?.area ?? ''}`;
    if (degree) tally.note('degree', holds(degreeAndField, degree), line);
    if (field) tally.note('field', holds(degreeAndField, field), line);
    tally.note('education end', best?.endDate === end, line);
  }
}

function gradeSkills(sample: Sample, tally: Tally, { skills = [] }: Profile): void {
  const read = skills.flatMap(({ name, keywords = [] }) => [name ?? '', ...keywords]);
  for (const skill of listed(sample.truth('skills')))
    tally.note(
      'skills',
      read.some((each) => holds(each, skill)),
      () => `${sample.id}: "${skill}" among ${read.join(', ')}`,
    );
}

function gradeLanguages(sample: Sample, tally: Tally, { languages = [] }: Profile): void {
  const read = languages.map(({ language = '', fluency = '' }) => ({
    code: languageCodeOf(language, taxonomy),
    level: languageLevelOf(fluency),
  }));
  for (const truth of listed(sample.truth('languages'))) {
    const [code, level] = truth.split(' ');
    const found = read.find((each) => each.code === code);
    const line = (): string =>
      `${sample.id}: ${truth} among ${languages.map(({ language, fluency }) => `${language} (${fluency})`).join(', ')}`;
    tally.note('language', found !== undefined, line);
    tally.note('language level', found?.level === level, line);
  }
}

function same(found: string, truth: string): boolean {
  return loose(found) === loose(truth);
}

function holds(found: string, truth: string): boolean {
  return loose(found).includes(loose(truth));
}

function samePhone(found: string, truth: string): boolean {
  const digits = (text: string): string => text.replace(/\D/gu, '').replace(/^0/u, '');
  return digits(found).length >= 7 && digits(found).endsWith(digits(truth).replace(/^(?:49|33|34)/u, ''));
}

/** Neither capitals nor marks count. */
function loose(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

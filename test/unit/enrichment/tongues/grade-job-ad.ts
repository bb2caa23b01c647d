import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { listed, type Sample } from './corpus.js';
import type { Tally } from './tally.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);

/** Reads a job ad and compares what it asks for with the truth. */
export function gradeJobAd(sample: Sample, tally: Tally): void {
  const title = sample.truth('title')[0] ?? '';
  const { requirements, occupation } = reader.readAtOnce({ title, description: sample.text });
  const family = sample.truth('family')[0] ?? '';
  tally.note('family', occupation?.family === family, () => `${sample.id}: ${family}, not ${occupation?.id}`);
  for (const importance of ['required', 'preferred'] as const) {
    const read = requirements.skills.filter((skill) => skill.importance === importance);
    for (const skill of listed(sample.truth(importance))) {
      const found = read.some(({ name, quote = '' }) => [name, quote].some((form) => touches(form, skill)));
      const all = requirements.skills.map((each) => `${each.name} (${each.importance}: ${each.quote})`).join(', ');
      tally.note(importance, found, () => `${sample.id}: "${skill}" among ${all}`);
    }
  }
  for (const years of sample.truth('years'))
    tally.note(
      'years',
      requirements.experience?.minMonths === Number(years) * 12,
      () => `${sample.id}: ${years}, not ${JSON.stringify(requirements.experience)}`,
    );
  const level = sample.truth('education')[0];
  tally.note(
    'education',
    requirements.education?.minLevel === level,
    () => `${sample.id}: ${level ?? 'none'}, not ${JSON.stringify(requirements.education)}`,
  );
  for (const language of listed(sample.truth('languages'))) {
    const [code, least = null] = language.split(' ');
    const found = requirements.languages.find((each) => each.code === code);
    const line = (): string => `${sample.id}: ${language} among ${JSON.stringify(requirements.languages)}`;
    tally.note('language', found !== undefined, line);
    tally.note('language level', found !== undefined && found.minLevel === least, line);
  }
}

function touches(found: string, wanted: string): boolean {
  const [a, b] = [found.toLowerCase(), wanted.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

import { readdirSync } from 'node:fs';
import { FORM_SOURCES } from '../../core/taxonomy/data/forms/index.js';
import { withForms, withTitles } from '../../core/taxonomy/loading/add-forms.js';
import { parseOccupations, parseSkills } from '../../core/taxonomy/loading/parse-lines.js';
import type { Occupation, Skill } from '../../core/taxonomy/model/model.js';

const DATA = new URL('../../core/taxonomy/data/', import.meta.url);

/** The skills of each file, by its name without the ending, with the forms of other languages. */
export async function skillFiles(): Promise<{ file: string; skills: Skill[]; substitutes: string }[]> {
  const files = await Promise.all(
    sourcesIn('skills/').map(async (file) => {
      const source = (await import(new URL(`skills/${file}.ts`, DATA).href)) as { skills: string; substitutes: string };
      return { file, skills: parseSkills(source.skills), substitutes: source.substitutes };
    }),
  );
  const all = withForms(
    files.flatMap(({ skills }) => skills),
    FORM_SOURCES,
  );
  return files.map((each) => ({ ...each, skills: sameIn(all, each.skills) }));
}

/** The occupations of each file, by its name without the ending, with the titles of other languages. */
export async function occupationFiles(): Promise<{ file: string; occupations: Occupation[] }[]> {
  const files = await Promise.all(
    sourcesIn('occupations/').map(async (file) => {
      const source = (await import(new URL(`occupations/${file}.ts`, DATA).href)) as { occupations: string };
      return { file, occupations: parseOccupations(source.occupations) };
    }),
  );
  const all = withTitles(
    files.flatMap(({ occupations }) => occupations),
    FORM_SOURCES,
  );
  return files.map(({ file, occupations }) => ({ file, occupations: sameIn(all, occupations) }));
}

function sameIn<T extends { id: string }>(all: readonly T[], some: readonly T[]): T[] {
  const ids = new Set(some.map(({ id }) => id));
  return all.filter(({ id }) => ids.has(id));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(folder, DATA), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.ts'.length))
    .sort();
}

import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { parseOccupations, parseSkills } from '../../core/taxonomy/loading/parse-lines.js';
import type { Occupation, Skill } from '../../core/taxonomy/model/model.js';

const DATA = new URL('../../core/taxonomy/data/', import.meta.url);

/** The skills of each file, by its name without the ending. */
export async function skillFiles(): Promise<{ file: string; skills: Skill[]; substitutes: string }[]> {
  const files = sourcesIn('skills/');
  return Promise.all(
    files.map(async (file) => {
      const source = (await import(new URL(`skills/${file}.ts`, DATA).href)) as { skills: string; substitutes: string };
      return { file, skills: parseSkills(source.skills), substitutes: source.substitutes };
    }),
  );
}

/** The occupations of each file, by its name without the ending. */
export async function occupationFiles(): Promise<{ file: string; occupations: Occupation[] }[]> {
  return Promise.all(
    sourcesIn('occupations/').map(async (file) => {
      const source = (await import(new URL(`occupations/${file}.ts`, DATA).href)) as { occupations: string };
      return { file, occupations: parseOccupations(source.occupations) };
    }),
  );
}

function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(folder, DATA))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => basename(name, '.ts'))
    .sort();
}

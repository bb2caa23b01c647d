// Draws forms of the taxonomy for a review by reading, as many of each file as it has of all:
//   npm run taxonomy:sample -- --seed 7 [--count 300] [--type tool] [--file technology/software-engineering] [--titles]
// Each line: file | type | kind of form | name of the entry | form. The question for each: would a recruiter of this trade accept the entry's name, or for a
// narrower form that form, printed on the CV of whoever wrote it?
import { parseArgs } from 'node:util';
import { occupationFiles, skillFiles } from './entries.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '300' },
    type: { type: 'string' },
    file: { type: 'string' },
    titles: { type: 'boolean', default: false },
  },
});
if (values.seed === undefined) throw new Error('Give a seed, so that the sample can be drawn again: --seed 7');
const random = seeded(Number(values.seed));
const count = Number(values.count);

const strata = values.titles ? await titles() : await forms();
const chosen = strata.filter(({ file }) => values.file === undefined || file === values.file);
const all = chosen.reduce((sum, { lines }) => sum + lines.length, 0);
for (const { lines } of chosen) {
  const share = Math.round((count * lines.length) / Math.max(1, all));
  for (const line of drawn(lines, Math.min(lines.length, share))) console.log(line);
}

interface Stratum {
  file: string;
  lines: string[];
}

async function forms(): Promise<Stratum[]> {
  return (await skillFiles()).map(({ file, skills }) => ({
    file,
    lines: skills
      .filter(({ type }) => values.type === undefined || type === values.type)
      .flatMap(({ name, type, aliases, narrower, ambiguous }) => {
        const isNarrower = new Set(narrower);
        const isAmbiguous = new Set(ambiguous);
        return aliases.map((form) => {
          const kind = `${isNarrower.has(form) ? 'narrower' : 'same'}${isAmbiguous.has(form) ? ', ambiguous' : ''}`;
          return [file, type, kind, name, form].join(' | ');
        });
      }),
  }));
}

async function titles(): Promise<Stratum[]> {
  return (await occupationFiles()).map(({ file, occupations }) => ({
    file,
    lines: occupations.flatMap(({ label, titles: others, isco }) =>
      others.map((title) => [file, isco, 'title', label, title].join(' | ')),
    ),
  }));
}

/** So many of them, each at most once. */
function drawn<T>(items: readonly T[], wanted: number): T[] {
  const left = [...items];
  for (let at = 0; at < wanted; at += 1) {
    const other = at + Math.floor(random() * (left.length - at));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left.slice(0, wanted);
}

/** The generator of Park and Miller: the same numbers from the same seed everywhere. */
function seeded(seed: number): () => number {
  let state = (Math.abs(Math.floor(seed)) % 2147483646) + 1;
  for (let at = 0; at < 10; at += 1) state = (state * 48271) % 2147483647;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

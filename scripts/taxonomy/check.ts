// Checks the taxonomy's data: `npm run taxonomy:check`. Each rule has a ceiling in ceilings.json that its count must not pass; the aim is 0.
// `-- --list "composite name"` shows what a rule found; `-- --lower` writes lower counts into the file. A ceiling is never raised.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ESCO_SOURCES } from '../../core/taxonomy/data/index.js';
import { parsePairs } from '../../core/taxonomy/loading/parse-lines.js';
import { occupationFiles, skillFiles } from './entries.js';
import { everydayWords } from './everyday-words.js';
import { RULES, substitutesOf } from './rules.js';

const { values } = parseArgs({ options: { list: { type: 'string' }, lower: { type: 'boolean', default: false } } });
const CEILINGS = new URL('ceilings.json', import.meta.url);
const ceilings = JSON.parse(readFileSync(CEILINGS, 'utf8')) as Record<string, number>;

const uris = new Map(ESCO_SOURCES.flatMap(parsePairs));
const files = await skillFiles();
const data = {
  skills: files
    .flatMap(({ skills }) => skills)
    .map((skill) => {
      const esco = uris.get(skill.id);
      return esco === undefined ? skill : { ...skill, esco };
    }),
  groups: substitutesOf(files.map(({ substitutes }) => substitutes)),
  occupations: (await occupationFiles()).flatMap(({ occupations }) => occupations),
  everyday: everydayWords(),
};

let hasFailed = false;
for (const [name, rule] of Object.entries(RULES)) {
  const faults = rule(data);
  const ceiling = ceilings[name] ?? 0;
  if (values.list === name) for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > ceiling) {
    hasFailed = true;
    console.log(`${name}: ${String(faults.length)}, at most ${String(ceiling)} allowed. The last of them:`);
    if (values.list !== name) for (const fault of faults.slice(-20)) console.log(`  ${fault}`);
  } else console.log(`${name}: ${String(faults.length)}${ceiling > 0 ? ` of at most ${String(ceiling)}` : ''}`);
  ceilings[name] = values.lower ? Math.min(ceiling, faults.length) : ceiling;
}
if (values.lower) writeFileSync(CEILINGS, `${JSON.stringify(ceilings, null, 2)}\n`);
if (hasFailed) process.exitCode = 1;

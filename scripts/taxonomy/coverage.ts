// How much of other classifications the taxonomy knows: `npm run taxonomy:coverage -- FOLDER`, where FOLDER holds JSON Lines that you have brought along:
// onet-technology.jsonl { name, occupations }, tech-names.jsonl { name, alt }, esco-occupations.jsonl { label, alt, isco } and
// onet-occupations.jsonl { id, title, alternate }. `--misses` also lists what is not known.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPackagedTaxonomy } from '../../adapters/taxonomy-files/index.js';
import { tokenize } from '../../core/taxonomy/phrases/tokens.js';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { misses: { type: 'boolean' } } });
const folder = positionals[0];
if (folder === undefined) throw new Error('Name the folder with the JSON Lines: npm run taxonomy:coverage -- FOLDER');

const { taxonomy, occupations } = await openPackagedTaxonomy();
/** Technologies that fewer occupations use are not counted. */
const LEAST_OCCUPATIONS = 10;

function read<T>(file: string): T[] {
  const path = join(folder!, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

/** Known and shown under a name of which all words are in the own name, or the other way round. */
function isOwnName(name: string): boolean {
  const found = taxonomy.named(name);
  return found !== undefined && isWithin(name, found.as ?? found.skill.name);
}

/** The same for a name that is read as a stated requirement is: the vendor, "software" or an abbreviation may stand beside it. */
function isOwnNameOfRequirement(name: string): boolean {
  const key = taxonomy.resolve(name);
  return isKnownKey(key) && (isWithin(name, taxonomy.skillName(key)) || isOwnName(name));
}

/** The same words, or those of one within the other's. With or without "software", a blank or a hyphen it is the same name: "e-MDs software" is eMDs. */
function isWithin(name: string, shown: string): boolean {
  const [own, other] = [name, shown].map((each) => wordsOf(each));
  if (own!.join('') === other!.join('')) return true;
  return other!.every((word) => own!.includes(word)) || own!.every((word) => other!.includes(word));
}

function wordsOf(name: string): string[] {
  const words = tokenize(name).map(({ form }) => form);
  const others = words.filter((word) => word !== 'software');
  return others.length === 0 ? words : others;
}

const isKnownKey = (key: string): boolean => !key.startsWith('~');

const misses: string[] = [];
function report(what: string, right: number, all: number): void {
  if (all > 0)
    console.log(
      `${what.padEnd(72)} ${String(right).padStart(6)} of ${String(all).padStart(6)}  ${((100 * right) / all).toFixed(1)} %`,
    );
}

function reportNames(what: string, names: readonly string[]): void {
  const isKnown = names.map((name) => taxonomy.named(name) !== undefined);
  const isOwn = names.map(isOwnName);
  report(`${what}: known`, isKnown.filter(Boolean).length, names.length);
  report(`${what}: known under their own name`, isOwn.filter(Boolean).length, names.length);
  const keys = names.map((name) => taxonomy.resolve(name));
  report(`${what}: known as requirements`, keys.filter(isKnownKey).length, names.length);
  report(`${what}: and under their own name`, names.filter(isOwnNameOfRequirement).length, names.length);
  names.forEach((name, at) => {
    if (!isOwn[at])
      misses.push(`${what}: ${name}${isKnown[at] ? ` -> ${taxonomy.skillName(taxonomy.skillKey(name))}` : ''}`);
  });
}

const technologies = read<{ name: string; occupations: number }>('onet-technology.jsonl');
reportNames(
  `O*NET technologies of ${String(LEAST_OCCUPATIONS)} occupations or more`,
  technologies.filter((each) => each.occupations >= LEAST_OCCUPATIONS).map(({ name }) => name),
);
reportNames(
  'technology names',
  read<{ name: string }>('tech-names.jsonl').map(({ name }) => name),
);

interface Titles {
  found: number;
  right: number;
  near: number;
  byPart: number;
  rightByPart: number;
}

/** `isRight` and `isNear` compare the codes of the occupation found with those of the title. */
function titles(
  all: readonly { title: string; isRight: (codes: Codes) => boolean; isNear: (codes: Codes) => boolean }[],
): Titles {
  const counts: Titles = { found: 0, right: 0, near: 0, byPart: 0, rightByPart: 0 };
  for (const { title, isRight, isNear } of all) {
    const hit = occupations.ofTitle(title);
    if (!hit) continue;
    counts.found += 1;
    if (isRight(hit.occupation)) counts.right += 1;
    if (isNear(hit.occupation)) counts.near += 1;
    else misses.push(`title: ${title} -> ${hit.occupation.label} (${String(hit.confidence)})`);
    if (hit.confidence === 1) continue;
    counts.byPart += 1;
    if (isNear(hit.occupation)) counts.rightByPart += 1;
  }
  return counts;
}
interface Codes {
  isco: string;
  onet: string;
}

function reportTitles(what: string, right: string, near: string, all: number, counts: Titles): void {
  report(`${what}: found`, counts.found, all);
  report(`${what}: found with the right ${right}`, counts.right, counts.found);
  report(`${what}: found with the right ${near}`, counts.near, counts.found);
  report(`${what}: answered by a part`, counts.byPart, counts.found);
  report(`${what}: answered by a part with the right ${near}`, counts.rightByPart, counts.byPart);
}

const esco = read<{ label: string; isco: string }>('esco-occupations.jsonl');
const byIsco =
  (digits: number, code: string) =>
  ({ isco }: Codes) =>
    isco.slice(0, digits) === code.slice(0, digits);
reportTitles(
  'ESCO occupations',
  'ISCO unit group',
  'ISCO minor group',
  esco.length,
  titles(esco.map(({ label, isco }) => ({ title: label, isRight: byIsco(4, isco), isNear: byIsco(3, isco) }))),
);

const onet = read<{ id: string; title: string; alternate: string[] }>('onet-occupations.jsonl');
const bySoc =
  (digits: number, code: string) =>
  ({ onet: soc }: Codes) =>
    soc.slice(0, digits) === code.slice(0, digits);
/** One title can belong to several occupations. */
const idsOf = new Map<string, string[]>();
for (const { id, alternate } of onet)
  for (const title of alternate) idsOf.set(title, [...(idsOf.get(title) ?? []), id]);
const alternates = [...idsOf].map(([title, ids]) => ({
  title,
  isRight: (codes: Codes) => ids.some((id) => bySoc(7, id)(codes)),
  isNear: (codes: Codes) => ids.some((id) => bySoc(4, id)(codes)),
}));
reportTitles('O*NET alternate titles', 'occupation', 'minor group', alternates.length, titles(alternates));

if (values.misses) for (const miss of misses) console.log(miss);

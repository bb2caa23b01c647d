// Runs dependency-cruiser over the sources, and fails when it has looked at too few files: with a compiler that it does not know it would
// pass without having read one.
import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../.dependency-cruiser.cjs';

const FOLDERS = ['core', 'adapters', 'bootstrap'];
const FEWEST_FILES = { core: 80, adapters: 60, bootstrap: 8 };

const { output } = await cruise(
  FOLDERS,
  { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const { summary, modules } = output;
for (const { rule, from, to } of summary.violations) console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
let failed = summary.error > 0;
for (const folder of FOLDERS) {
  const count = modules.filter(({ source }) => source.startsWith(`${folder}/`)).length;
  if (count >= FEWEST_FILES[folder]) continue;
  console.error(`Only ${count} files of ${folder}/ were looked at, ${FEWEST_FILES[folder]} at least were expected.`);
  failed = true;
}
// The rule on foreign text names folders: one that has moved would be guarded by nobody.
for (const folder of ['extract', 'parse', 'job-ad']) {
  if (modules.some(({ source }) => source.startsWith(`adapters/enrichment/${folder}/`))) continue;
  console.error(`There is no file in adapters/enrichment/${folder}/, which the rule on foreign text names.`);
  failed = true;
}
// So do the rules on the stages of reading. A folder there that grows beyond this holds more than one thing.
const MOST_FILES_OF_READING = 16;
const filesOfReading = new Map();
for (const { source } of modules) {
  const [, folder] = /^adapters\/enrichment\/parse\/(?:(.*)\/)?[^/]+$/.exec(source) ?? [];
  if (folder !== undefined) filesOfReading.set(folder, (filesOfReading.get(folder) ?? 0) + 1);
}
for (const stage of ['lexicons', 'recognizers', 'document', 'sections', 'entries', 'profile']) {
  if (filesOfReading.has(stage)) continue;
  console.error(`There is no file in adapters/enrichment/parse/${stage}/, which the rules on stages name.`);
  failed = true;
}
for (const stage of ['recognizers', 'sections', 'skills']) {
  if (modules.some(({ source }) => source.startsWith(`adapters/enrichment/job-ad/${stage}/`))) continue;
  console.error(`There is no file in adapters/enrichment/job-ad/${stage}/, which the rules on stages name.`);
  failed = true;
}
const MOST_FILES_OF_A_FOLDER = 24;
const filesOfFolders = new Map();
for (const top of [...FOLDERS, 'bench', 'test']) {
  for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    filesOfFolders.set(entry.parentPath, (filesOfFolders.get(entry.parentPath) ?? 0) + 1);
  }
}
for (const [folder, count] of filesOfFolders) {
  if (count <= MOST_FILES_OF_A_FOLDER) continue;
  console.error(`${folder}/ has ${count} files, more than ${MOST_FILES_OF_A_FOLDER}.`);
  failed = true;
}
// What reading a resume can cross: all code of parse/ but for the words of languages, the thresholds and the list of exports.
const MOST_FILES_CROSSED = 30;
const crossed = modules.filter(({ source }) =>
  /^adapters\/enrichment\/parse\/(?!lexicons\/|thresholds\.ts|index\.ts)/.test(source),
);
if (crossed.length > MOST_FILES_CROSSED) {
  console.error(
    `A resume crosses ${crossed.length} files of adapters/enrichment/parse/, more than ${MOST_FILES_CROSSED}.`,
  );
  failed = true;
}
for (const [folder, count] of filesOfReading) {
  if (count <= MOST_FILES_OF_READING) continue;
  console.error(`adapters/enrichment/parse/${folder}/ has ${count} files, more than ${MOST_FILES_OF_READING}.`);
  failed = true;
}
console.log(`${modules.length} modules, ${summary.totalDependenciesCruised} dependencies, ${summary.error} violations`);
process.exit(failed ? 1 : 0);

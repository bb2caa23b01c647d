// Reading invented resumes, from text and from PDF to intelligence, in this process and through the warm child process: the time of a
// document and the share of each step. Beside the times that passed, which grow when others use the machine, stands the processor time that
// was used, garbage collection and compilation included. BENCH_RESUMES=50 shortens it, BENCH_WORDS=2000 makes the resumes longer.
import { ChildResumeReader, EnrichmentChildren, InProcessResumeReader } from '../adapters/enrichment/index.js';
import { NodeDigest } from '../adapters/system/index.js';
import {
  loadTaxonomy,
  type ExtractedDocument,
  type ParsedResume,
  type ResumeReader,
  type Taxonomy,
} from '../core/index.js';
import { inferCandidate } from '../core/intelligence/infer-candidate.js';
import { countWords, inventedResume } from './invented-resumes.js';
import { resumePdf } from './resume-pdf.js';
import { candidateWith, seededRandom } from './talent-pool.js';

const RESUMES = Number(process.env['BENCH_RESUMES'] ?? '300');
const WORDS = Number(process.env['BENCH_WORDS'] ?? '1000');
const WARM_UP = 30;
const PDFS = Math.ceil(RESUMES / 3);
const CONTEXT = { referenceDate: '2026-11-01' };

const STEPS = ['extract', 'parse', 'find skills', 'infer the rest'] as const;
type Step = (typeof STEPS)[number];
/** Milliseconds. */
type Laps = Record<Step, number>;

const { taxonomy, occupations } = loadTaxonomy();

let findingSkills = 0;
/** The taxonomy, with the time that looking for skills takes added up. */
const timedTaxonomy = Object.assign(Object.create(taxonomy) as Taxonomy, {
  findSkills: timed((text: string) => taxonomy.findSkills(text)),
  named: timed((name: string) => taxonomy.named(name)),
});

function timed<T>(look: (text: string) => T): (text: string) => T {
  return (text) => {
    const from = performance.now();
    const found = look(text);
    findingSkills += performance.now() - from;
    return found;
  };
}

const tools = { taxonomy: timedTaxonomy, occupations, digest: new NodeDigest() };

async function read(reader: ResumeReader, bytes: Uint8Array): Promise<{ laps: Laps; pages: number }> {
  const from = performance.now();
  const document = await reader.extract({ bytes });
  const extracted = performance.now();
  const parsed = await reader.parse(document, CONTEXT);
  const done = performance.now();
  findingSkills = 0;
  infer(document, parsed);
  const inferred = performance.now() - done;
  const laps = {
    extract: extracted - from,
    parse: done - extracted,
    'find skills': findingSkills,
    'infer the rest': inferred - findingSkills,
  };
  return { laps, pages: document.pages };
}

function infer(document: ExtractedDocument, parsed: ParsedResume): void {
  const record = { ...candidateWith('cand_bench', NO_FEATURES), resumeLayer: parsed.profile };
  const about = { generatedAt: '2026-11-01T00:00:00.000Z' };
  const { intelligence } = inferCandidate(record, { document, parsed }, about, tools);
  if (intelligence.skills.length < 5 || intelligence.experience.totalMonths === null)
    throw new Error('A resume was not read.');
}

const NO_FEATURES = {
  skills: [],
  occupations: [],
  seniority: null,
  education: null,
  languages: [],
  certifications: [],
  experienceMonths: null,
  hasSkillData: false,
};

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

const total = (laps: Laps): number => STEPS.reduce((sum, step) => sum + laps[step], 0);

async function measure(what: string, reader: ResumeReader, files: readonly Uint8Array[]): Promise<void> {
  for (let at = 0; at < WARM_UP; at += 1) await read(reader, files[at % files.length]!);
  const runs: { laps: Laps; pages: number }[] = [];
  const before = process.cpuUsage();
  for (const file of files) runs.push(await read(reader, file));
  const { user, system } = process.cpuUsage(before);
  const used = (user + system) / 1000;
  const totals = runs.map(({ laps }) => total(laps));
  const sum = totals.reduce((a, b) => a + b, 0);
  const shares = STEPS.map((step) => runs.reduce((a, { laps }) => a + laps[step], 0) / sum);
  const pages = runs.map(({ laps, pages }) => laps.extract / pages);
  const isPaged = runs.some((run) => run.pages > 1);
  const isHere = reader instanceof InProcessResumeReader;
  const pageCount = runs.reduce((count, run) => count + run.pages, 0);
  const columns = [
    what,
    isHere ? (used / runs.length).toFixed(1) : '–',
    percentile(totals, 0.5).toFixed(1),
    percentile(totals, 0.99).toFixed(1),
    isHere && isPaged ? ((used * shares[0]!) / pageCount).toFixed(1) : '–',
    isPaged ? percentile(pages, 0.5).toFixed(1) : '–',
    isPaged ? percentile(pages, 0.99).toFixed(1) : '–',
    ...shares.map((share) => `${(share * 100).toFixed(0)} %`),
  ];
  console.log(`| ${columns.join(' | ')} |`);
}

const random = seededRandom(11);
const texts = Array.from({ length: RESUMES }, () => inventedResume(random, WORDS));
const textFiles = texts.map((text) => Buffer.from(text));
const pdfFiles = async (columns: 1 | 2): Promise<Uint8Array[]> => {
  const files: Uint8Array[] = [];
  for (const text of texts.slice(0, PDFS)) files.push(await resumePdf(text, columns));
  return files;
};
const oneColumn = await pdfFiles(1);
const twoColumns = await pdfFiles(2);
const words = texts.map(countWords);
console.log(
  `${String(RESUMES)} resumes of ${String(Math.min(...words))} to ${String(Math.max(...words))} words, ${String(PDFS)} of them as PDF.\n`,
);

const HEADS = [
  'what',
  'used ms',
  'p50 ms',
  'p99 ms',
  'a page used ms',
  'a page p50 ms',
  'a page p99 ms',
  ...STEPS.map((step) => `share of ${step}`),
];
console.log(`| ${HEADS.join(' | ')} |`);
console.log(
  `|---|${HEADS.slice(1)
    .map(() => '---:')
    .join('|')}|`,
);

const children = new EnrichmentChildren();
await children.background.start();
try {
  for (const [where, reader] of [
    ['in process', new InProcessResumeReader()],
    ['warm child', new ChildResumeReader(children)],
  ] as const) {
    await measure(`text, ${where}`, reader, textFiles);
    await measure(`PDF, one column, ${where}`, reader, oneColumn);
    await measure(`PDF, two columns, ${where}`, reader, twoColumns);
  }
} finally {
  await children.close();
}

// Reading invented resumes, from text and from PDF to intelligence, in this process and through the warm child process: the time of a
// document and the share of each step. Beside the times that passed, which grow when others use the machine, stands the processor time that
// was used, garbage collection and compilation included. BENCH_RESUMES=50 shortens it, BENCH_WORDS=2000 makes the resumes longer.
import { ChildEnricher, EnrichmentChildren, InProcessEnricher } from '../adapters/enrichment/index.js';
import { NodeDigest } from '../adapters/system/index.js';
import { openPackagedTaxonomy } from '../adapters/taxonomy-files/index.js';
import type { Enricher } from '../core/spi.js';
import { countWords, inventedResume } from './data/invented-resumes.js';
import { resumePdf } from './data/resume-pdf.js';
import { candidateWith, seededRandom } from './data/talent-pool.js';

const RESUMES = Number(process.env['BENCH_RESUMES'] ?? '300');
const WORDS = Number(process.env['BENCH_WORDS'] ?? '1000');
const WARM_UP = 30;
const PDFS = Math.ceil(RESUMES / 3);

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
const resume = {
  id: 'doc_bench',
  filename: null,
  contentType: 'text/plain',
  sizeBytes: 1,
  sha256: '',
  documentDate: '2026-11-01',
  receivedAt: '2026-11-01T00:00:00.000Z',
};
const candidate = { ...candidateWith('cand_bench', NO_FEATURES), resume };

/** `way`: to the child and back, and whatever else is no stage. */
const STEPS = ['extract', 'parse', 'infer', 'way'] as const;
/** Milliseconds. */
type Laps = Record<(typeof STEPS)[number], number>;

async function read(enricher: Enricher, bytes: Uint8Array): Promise<{ laps: Laps; pages: number }> {
  const from = performance.now();
  const input = { candidate, file: { bytes }, generatedAt: '2026-11-01T00:00:00.000Z' };
  const { intelligence, reading, durations } = await enricher.enrich(input);
  const passed = performance.now() - from;
  if (!reading || intelligence.skills.length < 5 || intelligence.experience.totalMonths === null)
    throw new Error('A resume was not read.');
  const { extract = 0, parse = 0, infer = 0 } = durations;
  return { laps: { extract, parse, infer, way: passed - extract - parse - infer }, pages: reading.document.pages };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

const total = (laps: Laps): number => STEPS.reduce((sum, step) => sum + laps[step], 0);

async function measure(what: string, enricher: Enricher, files: readonly Uint8Array[]): Promise<void> {
  for (let at = 0; at < WARM_UP; at += 1) await read(enricher, files[at % files.length]!);
  const runs: { laps: Laps; pages: number }[] = [];
  const before = process.cpuUsage();
  for (const file of files) runs.push(await read(enricher, file));
  const { user, system } = process.cpuUsage(before);
  const used = (user + system) / 1000;
  const totals = runs.map(({ laps }) => total(laps));
  const sum = totals.reduce((a, b) => a + b, 0);
  const shares = STEPS.map((step) => runs.reduce((a, { laps }) => a + laps[step], 0) / sum);
  const pages = runs.map(({ laps, pages }) => laps.extract / pages);
  const isPaged = runs.some((run) => run.pages > 1);
  const isHere = enricher instanceof InProcessEnricher;
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

const { file, taxonomy, occupations } = await openPackagedTaxonomy();
const children = new EnrichmentChildren({ tables: file });
await children.background.start();
try {
  for (const [where, enricher] of [
    ['in process', new InProcessEnricher({ taxonomy, occupations, digest: new NodeDigest() })],
    ['warm child', new ChildEnricher(children)],
  ] as const) {
    await measure(`text, ${where}`, enricher, textFiles);
    await measure(`PDF, one column, ${where}`, enricher, oneColumn);
    await measure(`PDF, two columns, ${where}`, enricher, twoColumns);
  }
} finally {
  await children.close();
}

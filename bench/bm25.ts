// BM25 over the raw texts of the sets `similar` and `fit`, with the measures that the running service is measured by: what matching on words alone
// reaches. The first argument is the folder with the sets; it is not part of this project. See docs/reference/quality.md.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Bm25Index } from './bm25-index.js';

const DATA = join(resolve(process.argv[2] ?? '../shared/quality'), 'data');
const RESUMES = 600;
const BEST = 10;
const RANDOM = 20;
const GOOD = 5;

interface Resume {
  id: string;
  text: string;
  category: string;
}

interface JobAd {
  id: string;
  text: string;
  role_terms: string[];
  skill_terms: string[];
}

interface Rating {
  job: string;
  candidate: string;
  /** 1–7 */
  score: number;
}

function read<T>(file: string): T[] {
  const lines = readFileSync(join(DATA, file), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}

function byHash<T>(rows: readonly T[], idOf: (row: T) => string): T[] {
  const hash = (row: T): string => createHash('sha1').update(idOf(row)).digest('hex');
  return [...rows].sort((a, b) => (hash(a) < hash(b) ? -1 : 1));
}

function show(set: string, measures: Record<string, number>): void {
  const figures = Object.entries(measures).map(([name, value]) => `${name} ${value.toFixed(3)}`);
  console.log(`${set.padEnd(10)} ${figures.join('  ')}`);
}

/** The same occupation family among the ten most similar, the headline cut off. */
function similar(): void {
  const rows = byHash(read<Resume>('similar/resumes.jsonl'), ({ id }) => id).slice(0, RESUMES);
  const texts = rows.map(({ text }) => text.split('\n').slice(1).join('\n'));
  const index = new Bm25Index();
  for (const text of texts) index.add(text);
  let hits = 0;
  let reciprocal = 0;
  texts.forEach((text, own) => {
    const scores = index.scores(text);
    const order = rows.map((_, at) => at).filter((at) => at !== own);
    const best = order.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, BEST);
    const same = best.map((at) => rows[at]!.category === rows[own]!.category);
    hits += same.filter(Boolean).length;
    const first = same.indexOf(true);
    if (first >= 0) reciprocal += 1 / (first + 1);
  });
  show('similar', { 'P@10': hits / (rows.length * BEST), MRR: reciprocal / rows.length });
}

/** Whether one is above the other: 1, 0.5 for equals, 0. */
function wins(one: number, other: number): number {
  return one > other ? 1 : one === other ? 0.5 : 0;
}

function gain(scores: readonly number[]): number {
  return scores.slice(0, 5).reduce((sum, score, at) => sum + (2 ** (score - 1) - 1) / Math.log2(at + 2), 0);
}

/** The order of the rated resumes within each job, and good ones against random resumes. */
function fit(): void {
  const resumes = byHash(read<Omit<Resume, 'category'>>('fit/resumes.jsonl'), ({ id }) => id);
  const ratings = read<Rating>('fit/pairs.jsonl');
  const index = new Bm25Index();
  const numbers = new Map(resumes.map(({ id, text }) => [id, index.add(text)]));
  const pairs = { won: 0, all: 0 };
  const random = { won: 0, all: 0 };
  const gains: number[] = [];
  for (const job of read<JobAd>('fit/jobs.jsonl')) {
    const rated = ratings.filter(({ job: id, candidate }) => id === job.id && numbers.has(candidate));
    if (rated.length < 2) continue;
    const scores = index.scores([job.role_terms[0] ?? '', job.text, ...job.skill_terms].join('\n'));
    const scored = rated.map(({ candidate, score }) => ({ ours: scores[numbers.get(candidate)!]!, theirs: score }));
    for (const one of scored) {
      for (const other of scored) {
        if (one.theirs <= other.theirs) continue;
        pairs.all += 1;
        pairs.won += wins(one.ours, other.ours);
      }
    }
    const ranked = [...scored].sort((a, b) => b.ours - a.ours).map(({ theirs }) => theirs);
    gains.push(gain(ranked) / gain([...ranked].sort((a, b) => b - a)));
    const mine = new Set(rated.map(({ candidate }) => candidate));
    const step = Math.max(1, Math.floor(resumes.length / RANDOM));
    const others = resumes.filter(({ id }) => !mine.has(id)).filter((_, at) => at % step === 0);
    for (const { ours } of scored.filter(({ theirs }) => theirs >= GOOD)) {
      for (const { id } of others.slice(0, RANDOM)) {
        random.all += 1;
        random.won += wins(ours, scores[numbers.get(id)!]!);
      }
    }
  }
  show('fit', {
    pairAUC: pairs.won / pairs.all,
    'nDCG@5': gains.reduce((sum, each) => sum + each, 0) / gains.length,
    'good against random': random.won / random.all,
  });
}

if (existsSync(DATA)) {
  similar();
  fit();
} else {
  console.log(`There are no sets in ${DATA}. Name their folder: npm run bench:bm25 -- FOLDER`);
}

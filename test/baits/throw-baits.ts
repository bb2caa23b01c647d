import { setTimeout as sleep } from 'node:timers/promises';
import type { Block } from '../../bench/loop-watch.js';
import { BaitClient, faultOf, type BaitAnswer } from './ask.js';
import { casts, type Sizes } from './casts.js';
import { Reader } from './reader.js';
import { json, type BaitWorld } from './request-bait.js';
import { RAW_BAITS } from './requests/index.js';
import type { WatchedService } from './watched-service.js';

export interface Timed {
  name: string;
  ms: number;
}

export interface BaitReport {
  requests: number;
  /** What was thrown, and why its answer was no good. */
  faults: string[];
  slowest: Timed[];
  /** Times in which the loop did not turn, the longest first, with what was being asked then. */
  blocks: (Block & { during: string })[];
  enrichments: { total: number; byStatus: Record<string, number>; unfinished: string[] };
  reader: { answers: number; slowestMs: number; faults: string[] };
  /** What the service held before and afterwards, with all garbage collected. */
  heldBefore: { bytes: number; connections: number };
  heldAfter: { bytes: number; connections: number };
}

export interface ThrowOptions {
  sizes: Sizes;
  /** Without an answer for so long, a bait counts as not answered. */
  answerWithinMs: number;
  /** Time for the enrichments after the last bait. */
  settleWithinMs: number;
  /** Only baits whose names have this. */
  only?: string;
}

interface Flight extends Timed {
  from: number;
}

/** For what is no bait: the first document waits for a process to start. */
const PATIENCE_MS = 60_000;
const RESUME =
  'Mara Lindqvist\nBaker\nmara.lindqvist@example.com\n\nEXPERIENCE\nBaker, Brotkorb Oven House\n2019 - 2022\n';
const JOB = {
  title: 'Baker',
  description: 'We bake bread and rolls every morning in our oven house. You have baked for at least three years.',
  jobLocationType: 'TELECOMMUTE',
};

/** Throws every bait at a service, one after the other, while another client reads and the enrichments go on behind. */
export async function throwBaits(service: WatchedService, options: ThrowOptions): Promise<BaitReport> {
  const client = new BaitClient(service.url, service.headers, options.answerWithinMs);
  const patient = new BaitClient(service.url, service.headers, PATIENCE_MS);
  const world = await aWorld(patient);
  const reader = new Reader(client, world);
  const enriching = new Map<string, string>();
  const flights: Flight[] = [];
  const faults: string[] = [];

  const fly = async (name: string, ask: () => Promise<BaitAnswer>): Promise<void> => {
    const from = performance.timeOrigin + performance.now();
    try {
      const answer = await ask();
      const fault = faultOf(answer);
      if (fault !== null) faults.push(`${name}: ${fault}`);
      if (answer.status === 201) noteCandidate(enriching, name, answer);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      if (service.hasEnded) throw new Error(`The service has ended at: ${name}`, { cause: error });
    }
    flights.push({ name, from, ms: performance.timeOrigin + performance.now() - from });
  };

  await waitUntilFinished(patient, new Map([[world.candidate, 'the first candidate']]), options.settleWithinMs);
  const heldBefore = await service.held();
  await service.watch();
  const reading = reader.read();
  const wanted = (name: string): boolean => options.only === undefined || name.includes(options.only);
  for (const { name, make } of casts(options.sizes)) {
    if (!wanted(name)) continue;
    const sent = await make(world);
    await fly(name, () => client.ask(sent));
  }
  for (const { name, make } of RAW_BAITS) if (wanted(name)) await fly(name, () => client.askRaw(make()));
  await fly('an enrichment once more', () => client.ask(json('POST', `/v1/candidates/${world.candidate}/enrich`, {})));
  enriching.set(world.candidate, 'the candidate that was patched');
  const enrichments = await waitUntilFinished(patient, enriching, options.settleWithinMs);
  reader.stop();
  await reading;
  const blocks = await service.blocks();
  client.close();
  patient.close();
  await sleep(200);
  return {
    requests: flights.length,
    faults,
    slowest: flights.sort((a, b) => b.ms - a.ms).slice(0, 15),
    blocks: blocks.map((block) => ({ ...block, during: nameOf(flights, block) })).sort((a, b) => b.ownMs - a.ownMs),
    enrichments,
    reader: reader.report(),
    heldBefore,
    heldAfter: await service.held(),
  };
}

function nameOf(flights: readonly Flight[], { until, ms }: Block): string {
  const names = flights.filter((flight) => flight.from <= until && flight.from + flight.ms >= until - ms);
  return names.length === 0 ? 'no request' : names.map(({ name }) => name).join(' + ');
}

function noteCandidate(enriching: Map<string, string>, name: string, { text }: BaitAnswer): void {
  const { id, object } = JSON.parse(text) as { id: string; object: string };
  if (object === 'candidate') enriching.set(id, name);
}

async function aWorld(client: BaitClient): Promise<BaitWorld> {
  const make = async (path: string, body: object): Promise<string> => {
    const { status, text } = await client.ask(json('POST', path, body));
    if (status !== 201) throw new Error(`${path}: ${text}`);
    return (JSON.parse(text) as { id: string }).id;
  };
  const candidate = await make('/v1/candidates', { resume: { text: RESUME } });
  const job = await make('/v1/jobs', JOB);
  const publishedJob = await make('/v1/jobs', JOB);
  await client.ask(json('POST', `/v1/jobs/${publishedJob}/publish`, {}));
  const webhook = await make('/v1/webhooks', { url: 'https://receiver.invalid/', eventTypes: ['webhook.disabled'] });
  return { candidate, job, publishedJob, webhook };
}

async function waitUntilFinished(
  client: BaitClient,
  candidates: ReadonlyMap<string, string>,
  withinMs: number,
): Promise<BaitReport['enrichments']> {
  const left = new Map(candidates);
  const byStatus: Record<string, number> = {};
  const until = Date.now() + withinMs;
  while (left.size > 0 && Date.now() < until) {
    for (const id of [...left.keys()]) {
      const { text } = await client.ask({ method: 'GET', path: `/v1/candidates/${id}` });
      const { enrichment } = JSON.parse(text) as { enrichment: { status: string; error: { code: string } | null } };
      if (['queued', 'running'].includes(enrichment.status)) break;
      const outcome = enrichment.error === null ? enrichment.status : `${enrichment.status} ${enrichment.error.code}`;
      byStatus[outcome] = (byStatus[outcome] ?? 0) + 1;
      left.delete(id);
    }
    await sleep(50);
  }
  return { total: candidates.size, byStatus, unfinished: [...left.values()] };
}

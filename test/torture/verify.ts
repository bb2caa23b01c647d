import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client.js';
import { nothingUnsure, type Entry, type Ledger } from './ledger.js';
import { hasResume, nameOf, type Writers } from './writers.js';

interface Stored {
  id: string;
  externalId: string;
  version: number;
  tags: string[];
  status: string;
  resume?: object | null;
  profile?: { basics?: { name?: string } };
  enrichment?: { status: string; error: { code: string } | null };
}

interface Event {
  type: string;
  sequence: number;
  resource: { id: string; version: number };
}

const SETTLES_WITHIN_MS = 60_000;
/** Searches for names of the erased, a round. */
const SEARCHED = 5;
const REPLAYED = 10;

/** Compares what a service shows with what it has acknowledged; the faults, in words. What it shows is from then on what it must keep showing. */
export async function verify(client: Client, ledger: Ledger, writers: Writers): Promise<string[]> {
  const faults: string[] = [];
  for (const entry of ledger.entries.filter(({ id }) => id === undefined)) await settleCreation(client, entry, writers);
  const candidates = await finished(client);
  if (!candidates) faults.push(`enrichments have not ended after ${String(SETTLES_WITHIN_MS / 1000)} s`);
  const stored = new Map<string, Stored>();
  for (const each of candidates ?? (await client.all<Stored>('/v1/candidates?limit=100'))) stored.set(each.id, each);
  for (const each of await client.all<Stored>('/v1/jobs?limit=100')) stored.set(each.id, each);
  const known = new Set(ledger.entries.map(({ id }) => id));
  for (const { id, externalId } of stored.values())
    if (!known.has(id)) faults.push(`${id} (${externalId}) was never acknowledged`);
  for (const entry of ledger.entries) if (entry.id !== undefined) faults.push(...compare(entry, stored.get(entry.id)));
  faults.push(...(await checkEvents(client, ledger, stored)));
  faults.push(...(await checkErased(client, ledger)), ...(await checkReplays(client, ledger, writers)));
  return faults;
}

/** A key whose request died with its process is free after a minute; until then the record is there under its external id, or was not made. */
async function settleCreation(client: Client, entry: Entry, writers: Writers): Promise<void> {
  if (await writers.create(entry)) return;
  const [found] = await client.all<Stored>(`/v1/${entry.kind}s?externalId=${encodeURIComponent(entry.key)}`);
  if (found) entry.id = found.id;
}

/** All candidates, when none is being read any more. */
async function finished(client: Client): Promise<Stored[] | undefined> {
  const until = Date.now() + SETTLES_WITHIN_MS;
  while (Date.now() < until) {
    const candidates = await client.all<Stored>('/v1/candidates?limit=100');
    if (candidates.every(({ enrichment }) => !['queued', 'running'].includes(enrichment?.status ?? '')))
      return candidates;
    await sleep(100);
  }
  return undefined;
}

function compare(entry: Entry, stored: Stored | undefined): string[] {
  const { id = '', version, unsure } = entry;
  if (entry.deleted) return stored ? [`${id} was erased, and is there`] : [];
  if (!stored) {
    if (!unsure.deleted) return [`${id} was acknowledged, and is gone`];
    entry.deleted = true;
    return [];
  }
  const faults: string[] = [];
  if (stored.version < version)
    faults.push(`${id} has version ${String(stored.version)}, ${String(version)} was acknowledged`);
  const tags = JSON.stringify(stored.tags);
  if (![entry.tags, ...unsure.tags].some((each) => JSON.stringify(each) === tags))
    faults.push(`${id} has the tags ${tags}, not ${JSON.stringify(entry.tags)}`);
  if (entry.kind === 'job' && ![entry.status, ...unsure.statuses].includes(stored.status))
    faults.push(`${id} is ${stored.status}, not ${entry.status}`);
  if (entry.kind === 'candidate') faults.push(...compareResume(entry, stored));
  Object.assign(entry, { version: stored.version, tags: stored.tags, status: stored.status, unsure: nothingUnsure() });
  return faults;
}

function compareResume(entry: Entry, { id, resume, profile, enrichment }: Stored): string[] {
  if (resume === null && hasResume(entry.key)) {
    if (!entry.withoutResume && !entry.unsure.withoutResume) return [`${id} has lost its resume`];
    entry.withoutResume = true;
    const name = profile?.basics?.name;
    return name === undefined ? [] : [`${id}: the resume was taken away, and the name ${name} is shown`];
  }
  if (entry.withoutResume) return [`${id}: the resume was taken away, and is there`];
  if (!hasResume(entry.key)) return [];
  const { status = 'none', error = null } = enrichment ?? {};
  return status === 'succeeded' ? [] : [`${id}: the enrichment is ${status} ${error?.code ?? ''}`];
}

/** Sequences have no gap, and each version of each record has one event. */
async function checkEvents(client: Client, ledger: Ledger, stored: ReadonlyMap<string, Stored>): Promise<string[]> {
  const faults: string[] = [];
  const since = `/v1/events?order=asc&limit=100&after=${String(ledger.lastSequence)}`;
  for (const { type, sequence, resource } of await client.all<Event>(since)) {
    if (sequence !== ledger.lastSequence + 1)
      faults.push(`event ${String(sequence)} follows event ${String(ledger.lastSequence)}`);
    ledger.lastSequence = sequence;
    if (type === 'candidate.deleted') ledger.deletions.set(resource.id, (ledger.deletions.get(resource.id) ?? 0) + 1);
    ledger.versions.set(resource.id, [...(ledger.versions.get(resource.id) ?? []), resource.version]);
  }
  for (const { id, version } of stored.values()) {
    const versions = [...new Set(ledger.versions.get(id))].sort((a, b) => a - b);
    if (versions.length !== version || versions.some((each, at) => each !== at + 1))
      faults.push(`${id} has version ${String(version)}, and events of ${versions.join(', ')}`);
  }
  for (const { id = '', deleted } of ledger.entries)
    if (id !== '' && (ledger.deletions.get(id) ?? 0) !== (deleted ? 1 : 0))
      faults.push(`${id} has ${String(ledger.deletions.get(id) ?? 0)} events of its erasure`);
  return faults;
}

async function checkErased(client: Client, { entries }: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (const { id = '', key } of entries.filter(({ deleted }) => deleted).slice(-SEARCHED)) {
    const reply = await client.send('GET', `/v1/candidates/${id}`);
    if (typeof reply === 'string' || reply.status !== 404)
      faults.push(`${id} was erased, and answers ${JSON.stringify(reply)}`);
    const found = await client.all<Stored>(`/v1/candidates?q=${encodeURIComponent(nameOf(key))}`);
    if (found.length > 0)
      faults.push(`${id} was erased, and its name finds ${found.map((each) => each.id).join(', ')}`);
  }
  return faults;
}

/** What was acknowledged under a key is answered again, and not done again. */
async function checkReplays(client: Client, { entries }: Ledger, writers: Writers): Promise<string[]> {
  const live = entries.filter(({ id, deleted }) => id !== undefined && !deleted).slice(-REPLAYED);
  for (const entry of live) await writers.create(entry);
  const counts = await Promise.all(
    live.map(({ kind, key }) => client.all(`/v1/${kind}s?externalId=${encodeURIComponent(key)}`)),
  );
  return counts.flatMap((found, at) =>
    found.length === 1 ? [] : [`${live[at]!.key} is there ${String(found.length)} times`],
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance.js';
import type { Client, NoReply, Reply } from './client.js';
import { nothingUnsure, type Entry, type Ledger } from './ledger.js';

const WAITS_MS = 50;
/** Answers that ask to come again: the change may have been made or not. */
const FOR_LATER = new Set([503, 409]);

/** One name for each key that a reader takes for a name: without digits, and with a mark between the numbers, since 1-11 and 11-1 are two. */
export function nameOf(key: string): string {
  const letters = key.replaceAll('-', 'x').replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  return `Somebody ${letters.charAt(0).toUpperCase()}${letters.slice(1)}`;
}

/** Every third turn. */
export const hasResume = (key: string): boolean => Number(key.slice(key.lastIndexOf('-') + 1)) % 3 === 0;

export function creation({ kind, key }: Pick<Entry, 'kind' | 'key'>): { path: string; body: object } {
  if (kind === 'job') {
    const description =
      'We bake bread and rolls every morning in our oven house. You have baked for at least three years.';
    return { path: '/v1/jobs', body: { externalId: key, title: 'Baker', description, jobLocationType: 'TELECOMMUTE' } };
  }
  // Reading takes most of the time of a run, and need not be tried with each record.
  if (!hasResume(key))
    return { path: '/v1/candidates', body: { externalId: key, profile: { basics: { name: nameOf(key) } } } };
  const text = `${nameOf(key)}\nBaker\n\nEXPERIENCE\nBaker, Brotkorb Oven House\n2019 - 2022\n- Baked bread`;
  return { path: '/v1/candidates', body: { externalId: key, resume: { text } } };
}

/** Writers that note what was acknowledged. Each changes only its own records, one after the other. */
export class Writers {
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();
  /** Set while a service that was asked to stop may close a connection, but not break one. */
  mindsResets = false;
  private round = 0;

  constructor(
    private readonly client: Client,
    private readonly ledger: Ledger,
    private readonly chance: Chance,
    /** The longest pause before a change. */
    private readonly pauseMs: number,
  ) {}

  start(count: number): void {
    this.stopped = false;
    this.round += 1;
    this.running = Promise.all(Array.from({ length: count }, (_, writer) => this.write(writer)));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  /** Sends what makes a record until it is answered; under its key it is made only once. */
  async create(entry: Entry): Promise<boolean> {
    const { path, body } = creation(entry);
    const reply = await this.client.send('POST', path, { body, headers: { 'Idempotency-Key': entry.key } });
    const made = this.taken(reply, `POST ${path}`);
    if (!made) return false;
    if (entry.id !== undefined && entry.id !== made['id']) this.ledger.strange.push(`${entry.key} was made twice`);
    entry.id = String(made['id']);
    entry.version = Math.max(entry.version, Number(made['version']));
    return true;
  }

  private async write(writer: number): Promise<void> {
    for (let turn = 0; !this.stopped; turn += 1) {
      const kind = this.chance.fraction() < 0.75 ? 'candidate' : 'job';
      const entry = this.ledger.add(kind, `${kind}-${String(this.round)}-${String(writer)}-${String(turn)}`);
      while (!(await this.create(entry))) {
        if (this.stopped) return;
        await sleep(WAITS_MS);
      }
      const changes = this.chance.between(0, 3);
      for (let at = 0; at < changes && !this.stopped; at += 1) {
        await sleep(this.chance.between(0, this.pauseMs));
        await this.change(entry, `${entry.key}-${String(at)}`);
      }
    }
  }

  private async change(entry: Entry, tag: string): Promise<void> {
    const path = `/v1/${entry.kind}s/${entry.id ?? ''}`;
    const choice = this.chance.fraction();
    if (entry.deleted || entry.unsure.deleted) return;
    if (entry.kind === 'candidate' && choice < 0.2) return this.delete(entry, path);
    if (entry.kind === 'candidate' && choice < 0.4 && hasResume(entry.key)) return this.takeResume(entry, path);
    if (entry.kind === 'job' && choice < 0.5) return this.move(entry, path);
    entry.unsure.tags.push([tag]);
    const changed = this.taken(await this.client.send('PATCH', path, { body: { tags: [tag] } }), `PATCH ${path}`);
    if (!changed) return;
    this.settle(entry, changed);
    entry.tags = [tag];
    entry.unsure.tags = [];
  }

  private async delete(entry: Entry, path: string): Promise<void> {
    entry.unsure.deleted = true;
    if (!this.taken(await this.client.send('DELETE', path), `DELETE ${path}`)) return;
    entry.deleted = true;
    entry.unsure = nothingUnsure();
  }

  private async takeResume(entry: Entry, path: string): Promise<void> {
    entry.unsure.withoutResume = true;
    const changed = this.taken(
      await this.client.send('PATCH', path, { body: { resume: null, profile: { basics: {} } } }),
      `PATCH ${path}`,
    );
    if (!changed) return;
    this.settle(entry, changed);
    entry.withoutResume = true;
  }

  private async move(entry: Entry, path: string): Promise<void> {
    if (entry.unsure.statuses.length > 0) return;
    const [step, status] = entry.status === 'draft' ? ['publish', 'published'] : ['close', 'closed'];
    if (entry.status === 'closed') return;
    entry.unsure.statuses.push(status);
    const changed = this.taken(await this.client.send('POST', `${path}/${step}`, { body: {} }), `POST ${path}/${step}`);
    if (!changed) return;
    this.settle(entry, changed);
    entry.status = status;
    entry.unsure.statuses = [];
  }

  private settle(entry: Entry, changed: Record<string, unknown>): void {
    entry.version = Math.max(entry.version, Number(changed['version']));
  }

  /** The body of a success; `undefined` where nothing is known of the outcome. */
  private taken(reply: Reply | NoReply, what: string): Record<string, unknown> | undefined {
    if (typeof reply === 'string') {
      if (reply === 'late') this.ledger.strange.push(`${what}: no answer`);
      if (reply === 'reset' && this.mindsResets) this.ledger.resets += 1;
      return undefined;
    }
    if (reply.status < 300) {
      this.ledger.acknowledged += 1;
      return reply.json;
    }
    const isForLater = FOR_LATER.has(reply.status) && reply.retryAfter !== undefined;
    if (!isForLater)
      this.ledger.strange.push(`${what}: ${String(reply.status)} ${JSON.stringify(reply.json).slice(0, 300)}`);
    return undefined;
  }
}

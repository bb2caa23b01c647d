import { setTimeout as sleep } from 'node:timers/promises';
import { Chance } from './chance.js';
import { Client } from './client.js';
import { Deployment, KEY, type StoreName } from './deployment.js';
import { FAULTS, type Fault } from './faults.js';
import { Ledger } from './ledger.js';
import { verify } from './verify.js';
import { Writers } from './writers.js';

export interface TortureOptions {
  store: StoreName;
  seed: number;
  writers: number;
  /** The longest pause of a writer before a change. */
  pauseMs: number;
  /** Each fault once where it is not given, else faults by chance for so long. */
  forMs?: number;
  /** Only faults whose names have this. */
  only?: string;
  say(line: string): void;
}

export interface TortureReport {
  rounds: number;
  acknowledged: number;
  /** What was lost, came back, or should not have been said. */
  faults: string[];
  /** Faults that could not be made here, and why. */
  left: string[];
}

const BEFORE_MS = 700;

/** Hurts a service under load, again and again, and compares what it shows after each time with what it has acknowledged. */
export async function torture(options: TortureOptions): Promise<TortureReport> {
  const { store, seed, say } = options;
  const chance = new Chance(seed);
  const ledger = new Ledger();
  const faults: string[] = [];
  const deployment = await Deployment.make(store);
  const client = new Client(deployment.url, KEY);
  const writers = new Writers(client, ledger, chance, options.pauseMs);
  const wanted = FAULTS[store].filter(({ name }) => name.includes(options.only ?? ''));
  const left = wanted.flatMap((fault) =>
    fault.impossible(deployment) === null ? [] : [`${fault.name}: ${String(fault.impossible(deployment))}`],
  );
  const possible = wanted.filter((fault) => fault.impossible(deployment) === null);
  const until = Date.now() + (options.forMs ?? 0);
  let rounds = 0;
  const another = (): Fault | undefined => {
    if (options.forMs === undefined) return possible[rounds];
    return Date.now() < until ? chance.pick(possible) : undefined;
  };
  try {
    for (let fault = another(); fault; fault = another()) {
      rounds += 1;
      const complain = (line: string): void => {
        faults.push(`round ${String(rounds)}, ${fault!.name}: ${line}`);
        say(`FAULT ${faults.at(-1) ?? ''}`);
      };
      writers.start(options.writers);
      await sleep(BEFORE_MS);
      await fault.happen({ deployment, writers, ledger, chance, complain });
      client.url = deployment.url;
      await writers.stop();
      for (const line of await verify(client, ledger, writers)) complain(line);
      for (const line of ledger.strange.splice(0)) complain(line);
      say(
        `${store}, round ${String(rounds)}, ${fault.name}: ${String(ledger.acknowledged)} writes acknowledged, ${String(faults.length)} faults so far`,
      );
    }
  } finally {
    await writers.stop();
    client.close();
    await deployment.clean();
  }
  return { rounds, acknowledged: ledger.acknowledged, faults, left };
}

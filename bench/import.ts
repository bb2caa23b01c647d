// How fast profiles are imported on SQLite beside the same profiles sent one by one, in one run, and how long the service's event loop is held up
// meanwhile: the service with its store, worker and reading children is a process of its own, which watches its own loop.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HEADERS } from './services/event-loop-service.js';
import type { LoopLag } from './event-loop.js';
import type { Block } from './loop-watch.js';

/** Of 10,000 lines each. */
const IMPORTS = Number(process.env['BENCH_IMPORTS'] ?? 10);
const LINES = 10_000;
const SINGLES = 2000;
const AT_ONCE = 16;

const service = fork(fileURLToPath(new URL('./services/event-loop-service.js', import.meta.url)), [], {
  execArgv: ['--max-semi-space-size=64'],
});
const said = (): Promise<unknown> => new Promise((resolve) => service.once('message', resolve));
const url = String(await said());

const EMPLOYERS = ['Lumenholt GmbH', 'Ostwind Logistics', 'Brotkorb', 'Falkenried Data'];
const SKILLS = ['TypeScript', 'PostgreSQL', 'Kafka', 'Python', 'Accounting', 'Welding'];

function profile(number: number): string {
  const pick = (list: string[], step: number): string => list[(number * step + step) % list.length]!;
  return JSON.stringify({
    externalId: `ats-${String(number)}`,
    profile: {
      basics: { name: `Somebody Number ${String(number)}`, email: `somebody.${String(number)}@example.org` },
      work: [
        {
          position: 'Backend Developer',
          name: pick(EMPLOYERS, 1),
          startDate: '2020-03',
          highlights: ['Payment services'],
        },
        { position: 'Developer', name: pick(EMPLOYERS, 3), startDate: '2016-09', endDate: '2020-02' },
      ],
      education: [{ institution: 'Falkenried University', studyType: 'Bachelor', area: 'Computer Science' }],
      skills: [{ name: pick(SKILLS, 1) }, { name: pick(SKILLS, 2) }],
    },
  });
}

async function watched<T>(work: () => Promise<T>): Promise<{ lag: LoopLag; longestOwnMs: number; answer: T }> {
  service.send('begin');
  await said();
  const answer = await work();
  service.send('blocks');
  const blocks = (await said()) as Block[];
  service.send('end');
  const lag = (await said()) as LoopLag;
  return { lag, longestOwnMs: Math.max(0, ...blocks.map(({ ownMs }) => ownMs)), answer };
}

async function singles(from: number): Promise<number> {
  const since = performance.now();
  let next = from;
  const send = async (): Promise<void> => {
    while (next < from + SINGLES) {
      const body = profile(next++);
      const answer = await fetch(`${url}/v1/candidates`, { method: 'POST', headers: HEADERS, body });
      await answer.arrayBuffer();
      if (answer.status !== 201) throw new Error(`POST answered ${String(answer.status)}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return SINGLES / ((performance.now() - since) / 1000);
}

async function imported(from: number): Promise<{ received: number; perSecond: number }> {
  const body = Array.from({ length: LINES }, (_, at) => profile(from + at)).join('\n');
  const since = performance.now();
  const headers = { ...HEADERS, 'content-type': 'application/x-ndjson' };
  const answer = await fetch(`${url}/v1/candidates/import`, { method: 'POST', headers, body });
  const { id } = (await answer.json()) as { id: string };
  const received = performance.now() - since;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const operation = (await (await fetch(`${url}/v1/operations/${id}`, { headers: HEADERS })).json()) as {
      status: string;
      progress: { succeeded: number };
    };
    if (operation.status === 'queued' || operation.status === 'running') continue;
    if (operation.progress.succeeded !== LINES) throw new Error(JSON.stringify(operation));
    return { received, perSecond: LINES / ((performance.now() - since) / 1000) };
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const lagOf = ({ p50, p99, max }: LoopLag): string => [p50, p99, max].map((ms) => ms.toFixed(1)).join(' / ');
const first = await watched(() => singles(10_000_000));
print(
  `singles, ${String(AT_ONCE)} at once: ${first.answer.toFixed(0)}/s, loop p50/p99/max ms ${lagOf(first.lag)}, longest own ${first.longestOwnMs.toFixed(0)}`,
);
for (let number = 0; number < IMPORTS; number += 1) {
  const { lag, longestOwnMs, answer } = await watched(() => imported(number * LINES));
  print(
    `import ${String(number + 1)}: ${answer.perSecond.toFixed(0)}/s, received in ${answer.received.toFixed(0)} ms, loop p50/p99/max ms ${lagOf(lag)}, longest own ${longestOwnMs.toFixed(0)}`,
  );
}
const last = await watched(() => singles(20_000_000));
print(
  `singles afterwards: ${last.answer.toFixed(0)}/s, loop p50/p99/max ms ${lagOf(last.lag)}, longest own ${last.longestOwnMs.toFixed(0)}`,
);
service.kill('SIGTERM');

import { expect } from 'chai';
import { createMemoryStore } from '../../../adapters/memory/index.js';
import { createLogger } from '../../../bootstrap/logger.js';
import { readConfig } from '../../../bootstrap/config.js';
import { WorkLoop } from '../../../bootstrap/work-loop.js';
import { eventually } from '../../support/a-service.js';
import { someWork } from '../../support/builders.js';

const logger = createLogger(readConfig({ STORE: 'memory', LOG_LEVEL: 'silent' }));
const HOSTILE = 'tnt_hostile';

describe('A work loop', () => {
  let loop: WorkLoop | undefined;
  const finish: (() => void)[] = [];
  afterEach(async () => {
    for (const done of finish.splice(0)) done();
    await loop?.stop(1000);
  });

  /** Items of the hostile tenant end when the test ends; `begun` names whose items were begun. */
  function aLoop(options: { concurrency: number; spare?: number }) {
    const { work } = createMemoryStore({ clock: { now: () => new Date() } });
    const begun: string[] = [];
    loop = new WorkLoop(
      work,
      {
        kind: 'enrichment',
        ...options,
        leaseMs: 60_000,
        maxAttempts: 5,
        idleMs: 20,
        async run({ tenantId }) {
          begun.push(tenantId);
          if (tenantId.startsWith(HOSTILE)) await new Promise<void>((resolve) => finish.push(resolve));
          return undefined;
        },
      },
      logger,
    );
    const runAt = new Date(0).toISOString();
    const ask = (tenantId: string, count = 1) =>
      work.enqueue(
        tenantId,
        Array.from({ length: count }, () => someWork({ runAt })),
      );
    const begunOf = (tenantId: string): number => begun.filter((each) => each === tenantId).length;
    return { loop, ask, begunOf };
  }

  it('serves a tenant while the items of another one hold all places', async () => {
    const { loop: started, ask, begunOf } = aLoop({ concurrency: 3, spare: 1 });
    await ask(HOSTILE, 30);
    started.start();
    await eventually(async () => begunOf(HOSTILE) === 3);
    for (let n = 1; n <= 5; n += 1) {
      await ask('tnt_small', 2);
      started.wake();
      await eventually(async () => begunOf('tnt_small') === 2 * n);
    }
    expect(begunOf(HOSTILE), 'the spare place is not for who has others').to.equal(3);
  });

  it('gives a place that becomes free to each tenant in turn', async () => {
    const { loop: started, ask, begunOf } = aLoop({ concurrency: 2, spare: 1 });
    await ask(HOSTILE, 10);
    await ask(`${HOSTILE}_2`, 10);
    started.start();
    await eventually(async () => begunOf(HOSTILE) === 1 && begunOf(`${HOSTILE}_2`) === 1);
    await ask('tnt_small');
    started.wake();
    await eventually(async () => begunOf('tnt_small') === 1);
    finish.shift()!();
    finish.shift()!();
    await eventually(async () => begunOf(HOSTILE) === 2 && begunOf(`${HOSTILE}_2`) === 2);
  });

  it('has no more places than it was given where none is spare', async () => {
    const { loop: started, ask, begunOf } = aLoop({ concurrency: 1 });
    await ask(HOSTILE, 2);
    await ask('tnt_small');
    started.start();
    await eventually(async () => begunOf(HOSTILE) === 1 || begunOf('tnt_small') === 1);
    await eventually(async () => begunOf(HOSTILE) === 1);
    expect(begunOf(HOSTILE)).to.equal(1);
  });
});

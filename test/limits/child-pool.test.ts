import { expect } from 'chai';
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ChildLost, ChildPool, TaskFailure, type ChildPoolOptions } from '../../adapters/enrichment/children/index.js';

const entry = new URL('./stubborn-child.ts', import.meta.url);

describe('Tasks in child processes', () => {
  const open: ChildPool[] = [];
  const pool = (options: Partial<ChildPoolOptions> = {}): ChildPool => {
    const made = new ChildPool({ entry, processorMs: { obey: 4_500 }, ...options });
    open.push(made);
    return made;
  };
  const pidFrom = async (from: ChildPool, order = 'ok', ms?: number): Promise<number> =>
    (await from.run('obey', { order, ms })) as number;
  const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
    try {
      await work;
    } catch (error) {
      return error;
    }
    throw new Error('It did not fail.');
  };
  const expectFailure = async (work: Promise<unknown>, code: TaskFailure['code']): Promise<TaskFailure> => {
    const error = await failureOf(work);
    expect(error, String(error)).to.be.instanceOf(TaskFailure);
    expect((error as TaskFailure).code).to.equal(code);
    return error as TaskFailure;
  };
  const untilBusy = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

  afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

  it('kills a child that has used up the processor time of its task, says what stage it had come to, and starts another', async () => {
    const children = pool({ processorMs: { obey: 300 } });
    const { stage } = await expectFailure(pidFrom(children, 'hang'), 'timeout');
    expect(stage).to.equal('second');
    expect(await pidFrom(children)).to.be.a('number');
  });

  it('lets the first task of a kind in a child be compiled beyond its processor time, and no other', async () => {
    const children = pool({ processorMs: { obey: 300 }, compilingMs: 2_000 });
    const first = await pidFrom(children, 'work', 900);
    expect(await pidFrom(children)).to.equal(first);
    await expectFailure(pidFrom(children, 'work', 900), 'timeout');
    expect(await pidFrom(children, 'work', 900)).to.not.equal(first);
  });

  it('answers small tasks together, each with its own outcome', async () => {
    const children = pool();
    const orders = ['ok', 'refuse', 'stumble', 'ok'];
    const outcomes = await Promise.allSettled(orders.map((order) => children.runSmall('obey', { order })));
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
    expect(reasons[0]).to.be.instanceOf(TaskFailure).and.include({ code: 'encrypted' });
    expect(String(reasons[1])).to.include('a fault of the program');
  });

  // On a busy machine memory fills slowly: only what hangs may meet the deadline.
  for (const [order, code, processorMs] of [
    ['hang', 'timeout', 300],
    ['eat', 'too_large', 10_000],
    ['die', 'corrupt', 10_000],
  ] as const) {
    it(`blames only the one of several small tasks that ends their child (${order})`, async () => {
      const children = pool({ processorMs: { obey: processorMs }, memoryLimitBytes: 200 * 1024 * 1024 });
      const orders = ['ok', 'ok', order, 'ok', 'ok'];
      const outcomes = await Promise.allSettled(orders.map((each) => children.runSmall('obey', { order: each })));
      const failed = outcomes.flatMap((each, at) => (each.status === 'rejected' ? [[at, each.reason as Error]] : []));
      expect(failed.map(([at]) => at)).to.deep.equal([2]);
      expect(failed[0]![1]).to.be.instanceOf(TaskFailure).and.include({ code });
    });
  }

  it('gives each of several small tasks its own processor time', async () => {
    const children = pool({ processorMs: { obey: 500 } });
    const work = Array.from({ length: 4 }, () => children.runSmall('obey', { order: 'work', ms: 250 }));
    const pids = await Promise.all(work);
    expect(new Set(pids).size).to.equal(1);
  });

  it('refuses small tasks that wait for a child when it is closed', async () => {
    const children = pool({ env: { STARTS_AFTER_MS: '3600000' } });
    const refusals = [1, 2, 3].map(() => failureOf(children.runSmall('obey', { order: 'ok' })));
    await children.close();
    for (const refusal of refusals) expect(String(await refusal)).to.match(/closed/);
  });

  it('lets a task wait longer than its processor time, as it does on a machine that is busy with something else', async () => {
    const children = pool({ processorMs: { obey: 300 } });
    expect(await pidFrom(children, 'sleep', 900)).to.be.a('number');
    expect(await pidFrom(children, 'work', 100)).to.be.a('number');
    await expectFailure(pidFrom(children, 'work', 2_000), 'timeout');
  });

  it('counts the processor time of each task for itself', async () => {
    const children = pool({ processorMs: { obey: 500 } });
    const pids = [];
    for (let n = 0; n < 4; n += 1) pids.push(await pidFrom(children, 'work', 250));
    expect(new Set(pids).size).to.equal(1);
  });

  it('gives up a child that does nothing for long, and does not blame the input', async () => {
    const children = pool({ wallClockMs: 300 });
    expect(await failureOf(pidFrom(children, 'sleep', 60_000))).to.be.instanceOf(ChildLost);
    expect(await pidFrom(children)).to.be.a('number');
  });

  it('runs a task again whose child was killed by somebody else', async () => {
    const children = pool();
    await children.start();
    const [killed] = children.pids;
    const work = pidFrom(children, 'sleep', 500);
    await untilBusy();
    process.kill(killed!, 'SIGKILL');
    expect(await work)
      .to.be.a('number')
      .that.does.not.equal(killed);
  });

  it('calls a task lost whose children are killed by somebody else twice in a row', async () => {
    const children = pool();
    const failure = failureOf(pidFrom(children, 'sleep', 60_000));
    for (let n = 0; n < 2; n += 1) {
      await children.start();
      await untilBusy();
      process.kill(children.pids[0]!, 'SIGKILL');
      await untilBusy();
    }
    expect(await failure).to.be.instanceOf(ChildLost);
  });

  it('does not stop for the signals of a terminal, which the service has to answer', async () => {
    const children = pool();
    await children.start();
    const [pid] = children.pids;
    const work = pidFrom(children, 'sleep', 400);
    await untilBusy();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid!, signal);
    expect(await work).to.equal(pid);
  });

  it('distinguishes memory, inside and outside of the heap, from a crash, a verdict and a fault of the program', async () => {
    const children = pool({ memoryLimitBytes: 140 * 1024 * 1024, children: 2 });
    await children.start();
    await Promise.all([
      expectFailure(pidFrom(children, 'eat'), 'too_large'),
      expectFailure(pidFrom(children, 'heap'), 'too_large'),
      expectFailure(pidFrom(children, 'die'), 'corrupt'),
      expectFailure(pidFrom(children, 'refuse'), 'encrypted'),
    ]);
    const fault = await failureOf(pidFrom(children, 'stumble'));
    expect(fault).not.to.be.instanceOf(TaskFailure);
    expect(String(fault)).to.include('a fault of the program');
  });

  it('replaces a child after its share of tasks, or when it has grown', async () => {
    const children = pool({ recycleAfter: 2, recycleRssBytes: 200 * 1024 * 1024 });
    const pids = [
      await pidFrom(children),
      await pidFrom(children),
      await pidFrom(children, 'grow'),
      await pidFrom(children),
    ];
    expect(pids[0]).to.equal(pids[1]);
    expect(new Set(pids).size).to.equal(3);
  });

  it('ends running work, refuses waiting and later work, and leaves no child when closed', async () => {
    const children = pool();
    const running = pidFrom(children);
    const waiting = pidFrom(children).then(
      () => 'read',
      (error: Error) => error.message,
    );
    await children.start();
    await children.close();
    const pid = await running;
    expect(await waiting).to.match(/closed/);
    expect(() => process.kill(pid, 0)).to.throw();
    expect(await pidFrom(children).catch((error: Error) => error.message)).to.match(/closed/);
    expect(await children.start().catch((error: Error) => error.message)).to.match(/closed/);
    expect(children.pids).to.deep.equal([]);
  });

  it('does not wait for a child that is still starting when closed, and refuses the task that does', async () => {
    const children = pool({ children: 2, env: { STARTS_AFTER_MS: '3600000' } });
    const refusals = Promise.all([failureOf(children.start()), failureOf(pidFrom(children))]);
    const { pids } = children;
    expect(pids).to.have.length(2);
    await children.close();
    for (const refusal of await refusals) expect(String(refusal)).to.match(/closed/);
    for (const pid of pids) expect(() => process.kill(pid, 0)).to.throw();
    expect(children.pids).to.deep.equal([]);
  });

  it('starts no child for a task that comes just before it is closed', async () => {
    const children = pool({ env: { STARTS_AFTER_MS: '3600000' } });
    const refusal = failureOf(pidFrom(children));
    await children.close();
    expect(String(await refusal)).to.match(/closed/);
    expect(children.pids).to.deep.equal([]);
  });

  it('refuses a child that serves something else than was expected', async () => {
    const children = pool({ serves: 'orders of today', env: { SERVES: 'orders of yesterday' } });
    expect(String(await failureOf(children.start()))).to.include('orders of yesterday instead of orders of today');
  });

  it('replaces a child that was started before it was known what it has to serve, where it serves something else', async () => {
    const children = pool({ env: { SERVES: 'orders of yesterday' } });
    await children.start();
    children.expect('orders of today');
    expect(String(await failureOf(pidFrom(children)))).to.include('orders of yesterday instead of orders of today');
  });

  it('keeps a child that was started before, where it serves what is expected', async () => {
    const children = pool({ env: { SERVES: 'orders of today' } });
    await children.start();
    const [pid] = children.pids;
    children.expect('orders of today');
    expect(await pidFrom(children)).to.equal(pid);
  });

  it('leaves when its parent does', async () => {
    const child = fork(entry, {
      execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await new Promise((resolve) => child.once('message', resolve));
    child.disconnect();
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).to.equal(0);
  });
});

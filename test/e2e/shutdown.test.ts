import { Agent, request } from 'node:http';
import { expect } from 'chai';
import { eventually, Workshop, type ServerUnderTest } from '../support/a-server.js';

interface Outcome {
  status: number;
  connection: string | undefined;
  error: string | undefined;
}

/** One request as a client with kept-alive connections makes it, which tries nothing again by itself. */
function send(server: ServerUnderTest, agent: Agent, method: string, path: string, body = ''): Promise<Outcome> {
  const headers = {
    authorization: `Bearer ${server.key ?? ''}`,
    ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve) => {
    const outgoing = request(`${server.url}${path}`, { method, agent, headers }, (incoming) => {
      incoming.on('error', (error: NodeJS.ErrnoException) => {
        resolve({ status: 0, connection: undefined, error: error.code });
      });
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, connection: incoming.headers.connection, error: undefined });
      });
      incoming.resume();
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ status: 0, connection: undefined, error: error.code ?? error.message });
    });
    outgoing.end(body);
  });
}

const JOB = JSON.stringify({ title: 'Backend developer' });

describe('A server that is asked to stop', function () {
  this.timeout(120_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  it('answers each of 32 writers until they leave, and resets none', async () => {
    const server = await workshop.server(workshop.folder(), { SHUTDOWN_DELAY_SECONDS: '10' });
    const outcomes: Outcome[] = [];
    let isLeaving = false;
    const writers = Array.from({ length: 32 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isLeaving) outcomes.push(await send(server, agent, 'POST', '/v1/jobs', JOB));
      agent.destroy();
    });
    await eventually(
      () => Promise.resolve(outcomes.length),
      (count) => count > 100,
    );
    const before = outcomes.length;
    const ended = server.program.kill('SIGTERM');
    // What a load balancer does: it looks whether the process is ready, and sends nobody there any more where it is not.
    const probe = new Agent({ keepAlive: false });
    await eventually(
      () => send(server, probe, 'GET', '/readyz'),
      ({ status }) => status === 503,
      8000,
    );
    const notReady = outcomes.length;
    await eventually(
      () => Promise.resolve(outcomes.length),
      (count) => count > notReady + 96,
    );
    isLeaving = true;
    await Promise.all(writers);
    expect(outcomes.filter(({ status }) => status !== 201)).to.deep.equal([]);
    expect(outcomes.slice(before + 64, notReady).concat(outcomes.slice(notReady + 32))).to.satisfy((late: Outcome[]) =>
      late.every(({ connection }) => connection === 'close'),
    );
    const { code } = await ended;
    expect(code).to.equal(0);
  });

  it('refuses writers that go on for ever only when its listener is closed', async () => {
    const server = await workshop.server(workshop.folder(), { SHUTDOWN_DELAY_SECONDS: '1' });
    const outcomes: Outcome[] = [];
    const writers = Array.from({ length: 32 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const outcome = await send(server, agent, 'POST', '/v1/jobs', JOB);
        outcomes.push(outcome);
        if (outcome.error !== undefined) break;
      }
      agent.destroy();
    });
    await eventually(
      () => Promise.resolve(outcomes.length),
      (count) => count > 100,
    );
    const { code } = await server.program.kill('SIGTERM');
    await Promise.all(writers);
    expect(code).to.equal(0);
    expect(outcomes.filter(({ status }) => status !== 201).map(({ error }) => error)).to.deep.equal(
      Array.from({ length: 32 }, () => 'ECONNREFUSED'),
    );
  });

  it('ends at once on SIGINT, whatever the delay', async () => {
    const server = await workshop.server(workshop.folder(), { SHUTDOWN_DELAY_SECONDS: '10' });
    const ended = server.program.kill('SIGINT');
    // Well before the ten seconds are over.
    const first = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 9000, 'still there'))]);
    expect(first).to.have.property('code', 0);
  });
});

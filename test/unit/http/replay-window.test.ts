import { expect } from 'chai';
import { Idempotency, parseIdempotencyKey } from '../../../adapters/http-koa/middleware/idempotency.js';
import { createMemoryStore, FixedClock } from '../../../adapters/memory/index.js';
import { NodeDigest } from '../../../adapters/system/index.js';
import { isDomainError, SYSTEM } from '../../../core/index.js';
import { aTenantId } from '../../../bootstrap/testing/builders/index.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Requests under one key, answered one after the other with the given status; says for each whether the work was done again. */
function aKey() {
  const clock = new FixedClock('2026-03-01T12:00:00.000Z');
  const keys = new Idempotency({
    idempotency: createMemoryStore({ clock }).idempotency,
    digest: new NodeDigest(),
    clock,
  });
  const caller = { tenantId: aTenantId(), actor: SYSTEM, requestId: null };
  let runs = 0;
  const send = async (status = 201, fingerprint = 'POST /v1/jobs'): Promise<{ runs: number; replayed: boolean }> => {
    const { headers } = await keys.once(
      caller,
      { key: 'k', fingerprint },
      () => Promise.resolve({ status, body: { run: (runs += 1) } }),
      () => ({ status, body: '', headers: {} }),
    );
    return { runs, replayed: headers['Idempotent-Replayed'] === 'true' };
  };
  /** A request that never comes to its end. */
  const cutOff = (): void => {
    const run = (): Promise<never> => new Promise(() => undefined);
    void keys.once(caller, { key: 'k', fingerprint: 'POST /v1/jobs' }, run, () => ({
      status: 0,
      body: '',
      headers: {},
    }));
  };
  return { clock, send, cutOff };
}

const codeOf = async (refused: Promise<unknown>): Promise<string> => {
  try {
    await refused;
  } catch (error) {
    if (isDomainError(error)) return error.code;
    throw error;
  }
  return 'not refused';
};

describe('The answer to a request with an Idempotency-Key', () => {
  it('is given again for 24 hours, and after that the key is free', async () => {
    const { clock, send } = aKey();
    expect(await send()).to.deep.equal({ runs: 1, replayed: false });
    clock.advance(24 * HOUR - 1);
    expect(await send()).to.deep.equal({ runs: 1, replayed: true });
    clock.advance(1);
    expect(await send()).to.deep.equal({ runs: 2, replayed: false });
  });

  it('is not lengthened by being given again', async () => {
    const { clock, send } = aKey();
    await send();
    for (let hours = 0; hours < 24; hours += 8) {
      expect((await send()).runs).to.equal(1);
      clock.advance(8 * HOUR);
    }
    expect((await send()).runs).to.equal(2);
  });

  it('is kept where the caller is at fault, and not where the service is or the caller is to wait', async () => {
    for (const status of [400, 404, 409, 422, 428]) {
      const { send } = aKey();
      await send(status);
      expect(await send(status), String(status)).to.deep.equal({ runs: 1, replayed: true });
    }
    for (const status of [429, 500, 503, 599]) {
      const { send } = aKey();
      await send(status);
      expect(await send(201), String(status)).to.deep.equal({ runs: 2, replayed: false });
    }
  });

  it('is waited for a minute; then whoever asks again goes on with what was cut off', async () => {
    const { clock, send, cutOff } = aKey();
    cutOff();
    clock.advance(MINUTE - 1);
    expect(await codeOf(send())).to.equal('idempotency.in_progress');
    clock.advance(1);
    expect(await send()).to.deep.equal({ runs: 1, replayed: false });
  });

  it('is for the same request alone', async () => {
    const { send } = aKey();
    await send();
    expect(await codeOf(send(201, 'POST /v1/candidates'))).to.equal('idempotency.key_reused');
  });
});

describe('The text of an Idempotency-Key', () => {
  it('has 1 to 255 visible ASCII characters, quoted or bare', () => {
    for (const key of ['a', 'x'.repeat(255), '!~', 'a,b;c']) {
      expect(parseIdempotencyKey(key)).to.equal(key);
      expect(parseIdempotencyKey(`"${key}"`)).to.equal(key);
    }
    expect(parseIdempotencyKey('"a\\"b\\\\c"')).to.equal('a"b\\c');
    for (const key of ['', '""', 'x'.repeat(256), 'a b', 'ä', 'a\u007f', '\t'])
      expect(() => parseIdempotencyKey(key), JSON.stringify(key)).to.throw('1 to 255 visible ASCII');
  });
});

import { expect } from 'chai';
import { isDomainError } from '../../../../core/index.js';
import { RevokeKey } from '../../../../core/spi.js';
import { anApplication, type TestApplication } from '../../../support/an-application.js';

describe('Authenticating', () => {
  let world: TestApplication;
  let tenant: string;
  let asked: number;
  beforeEach(async () => {
    world = anApplication();
    tenant = (await world.app.createTenant.execute({ name: 'harbour' })).id;
    asked = 0;
    const { access } = world.store;
    const find = access.findKeyByHash.bind(access);
    access.findKeyByHash = (hash) => {
      asked += 1;
      return find(hash);
    };
  });
  const aKey = async (about: { expiresAt?: string } = {}) =>
    world.app.createKey.execute({ tenant, name: 'test', scopes: ['read'], ...about });
  const codeOf = async (key: string): Promise<string> => {
    try {
      await world.app.authenticate.execute(key);
      return 'ok';
    } catch (error) {
      return isDomainError(error) ? error.code : String(error);
    }
  };

  it('refuses a key from the moment of its expiry on, even one that was good a moment before', async () => {
    const { key } = await aKey({ expiresAt: '2026-03-01T12:00:00.500Z' });
    world.clock.advance(499);
    expect(await codeOf(key)).to.equal('ok');
    world.clock.advance(1);
    expect(await codeOf(key)).to.equal('key.expired');
    world.clock.advance(3_600_000);
    expect(await codeOf(key)).to.equal('key.expired');
  });

  it('refuses a key that another process has revoked within a second, and asks the store once a second at most', async () => {
    const { key, record } = await aKey();
    for (let each = 0; each < 10; each += 1) expect(await codeOf(key)).to.equal('ok');
    expect(asked).to.equal(1);
    await new RevokeKey(world.ports).execute({ id: record.id });
    world.clock.advance(1000);
    expect(await codeOf(key)).to.equal('key.revoked');
  });

  it('refuses a key that this process has revoked at once, also where a request was looking it up', async () => {
    const { key, record } = await aKey();
    expect(await codeOf(key)).to.equal('ok');
    await world.app.revokeKey.execute({ id: record.id });
    expect(await codeOf(key)).to.equal('key.revoked');

    const other = await aKey();
    const { access } = world.ports;
    const getTenant = access.getTenant.bind(access);
    access.getTenant = async (id) => {
      access.getTenant = getTenant;
      await world.app.revokeKey.execute({ id: other.record.id });
      return getTenant(id);
    };
    expect(await codeOf(other.key), 'was looked up before').to.equal('ok');
    expect(await codeOf(other.key)).to.equal('key.revoked');
  });

  it('notes the use of a key once a minute', async () => {
    const { key } = await aKey();
    const lastUse = async () => (await world.app.listKeys.execute({ tenant }))[0]!.lastUsedAt;
    expect(await lastUse()).to.equal(null);
    await codeOf(key);
    expect(await lastUse()).to.equal('2026-03-01T12:00:00.000Z');
    world.clock.advance(59_000);
    await codeOf(key);
    expect(await lastUse()).to.equal('2026-03-01T12:00:00.000Z');
    world.clock.advance(2000);
    await codeOf(key);
    expect(await lastUse()).to.equal('2026-03-01T12:01:01.000Z');
  });

  it('asks the store for nothing that has not the shape and checksum of a key', async () => {
    const { key } = await aKey();
    const last = key.at(-1) === 'a' ? 'b' : 'a';
    for (const junk of [
      'x',
      'tm_live_',
      `tm_live_${'a'.repeat(40)}`,
      key.slice(0, -1) + last,
      `${key}0`,
      key.toUpperCase(),
    ])
      expect(await codeOf(junk), junk).to.equal('key.invalid');
    expect(asked).to.equal(0);
    expect(await codeOf('')).to.equal('key.missing');
  });

  it('lets two keys overlap, so that one can take the place of the other', async () => {
    const [before, after] = [await aKey(), await aKey()];
    expect([await codeOf(before.key), await codeOf(after.key)]).to.deep.equal(['ok', 'ok']);
    await world.app.revokeKey.execute({ id: before.record.id });
    world.clock.advance(1000);
    expect([await codeOf(before.key), await codeOf(after.key)]).to.deep.equal(['key.revoked', 'ok']);
  });
});

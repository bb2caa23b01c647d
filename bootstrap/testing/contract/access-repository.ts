import { expect } from 'chai';
import { aKey, aTenant, at } from '../builders/index.js';
import { outcomes, refused } from './refused.js';
import { durable, itOverRestarts, freshStore, type StoreFactory } from './store-under-test.js';

export function describeAccessRepository(name: string, factory: StoreFactory): void {
  describe(`${name}: access repository`, () => {
    const store = freshStore(factory);

    it('finds tenants by id and by name, whole, and lists them in order of creation', async () => {
      const { access } = store();
      const limited = aTenant({ createdAt: at(2), rateLimits: { read: { requests: 5, seconds: 60 } } });
      const older = aTenant({ createdAt: at(1) });
      await access.insertTenant(limited);
      await access.insertTenant(older);
      expect(await access.getTenant(limited.id)).to.deep.equal(limited);
      expect(await access.findTenantByName(limited.name)).to.deep.equal(limited);
      expect(await access.getTenant('tnt_unknown')).to.equal(undefined);
      expect(await access.findTenantByName('unknown')).to.equal(undefined);
      expect(await access.listTenants()).to.deep.equal([older, limited]);
    });

    it('gives a name to one of two tenants that ask for it at once', async () => {
      const writes = [1, 2].map(() => store().access.insertTenant(aTenant({ name: 'Harbour' })));
      expect(await outcomes(writes)).to.deep.equal({ done: 1, codes: ['input.invalid'] });
      await refused(store().access.insertTenant(aTenant({ name: 'Harbour' })), 'input.invalid');
      expect(await store().access.listTenants()).to.have.length(1);
    });

    it('finds keys by hash and id, and lists those of a tenant in order of creation', async () => {
      const { access } = store();
      const late = aKey({ tenantId: 'tnt_a', createdAt: at(2), scopes: ['read', 'write'], expiresAt: at(99) });
      const early = aKey({ tenantId: 'tnt_a', createdAt: at(1) });
      const foreign = aKey({ tenantId: 'tnt_b' });
      for (const key of [late, early, foreign]) await access.insertKey(key);
      expect(await access.findKeyByHash(late.hash)).to.deep.equal(late);
      expect(await access.getKey(foreign.id)).to.deep.equal(foreign);
      expect(await access.findKeyByHash('0')).to.equal(undefined);
      expect(await access.getKey('key_unknown')).to.equal(undefined);
      expect(await access.listKeys('tnt_a')).to.deep.equal([early, late]);
    });

    it('revokes a key once and keeps the first time', async () => {
      const key = aKey();
      await store().access.insertKey(key);
      expect(await store().access.revokeKey(key.id, at(5))).to.deep.equal({ ...key, revokedAt: at(5) });
      expect(await store().access.revokeKey(key.id, at(9))).to.deep.equal({ ...key, revokedAt: at(5) });
      expect(await store().access.findKeyByHash(key.hash)).to.have.property('revokedAt', at(5));
      expect(await store().access.revokeKey('key_unknown', at(9))).to.equal(undefined);
    });

    it('notes when a key was used, which never undoes a revocation', async () => {
      const key = aKey();
      await store().access.insertKey(key);
      await Promise.all([store().access.revokeKey(key.id, at(5)), store().access.noteKeyUsed(key.id, at(6))]);
      expect(await store().access.getKey(key.id)).to.deep.equal({ ...key, revokedAt: at(5), lastUsedAt: at(6) });
      await store().access.noteKeyUsed('key_unknown', at(6));
    });

    it('starts an empty store once, however many ask', async () => {
      const starts = Array.from({ length: 4 }, () => {
        const tenant = aTenant({ name: 'default' });
        return store().access.bootstrap({ tenant, key: aKey({ tenantId: tenant.id }) });
      });
      expect((await Promise.all(starts)).filter(Boolean)).to.have.length(1);
      const [tenant, ...others] = await store().access.listTenants();
      expect(others).to.deep.equal([]);
      expect(await store().access.listKeys(tenant!.id)).to.have.length(1);
    });

    it('does not start a store that has a tenant', async () => {
      const tenant = aTenant();
      await store().access.insertTenant(tenant);
      const key = aKey({ tenantId: tenant.id });
      expect(await store().access.bootstrap({ tenant: aTenant(), key })).to.equal(false);
      expect(await store().access.listTenants()).to.deep.equal([tenant]);
      expect(await store().access.getKey(key.id)).to.equal(undefined);
    });

    it('makes a setting once for all who ask', async () => {
      const secrets = await Promise.all(
        ['a', 'b', 'c'].map((value) => store().access.getOrCreateSetting('secret', () => value)),
      );
      expect(new Set(secrets).size).to.equal(1);
      expect(await store().access.getOrCreateSetting('secret', () => 'd')).to.equal(secrets[0]);
      expect(await store().access.setting('other')).to.equal(undefined);
      expect(await store().access.getOrCreateSetting('other', () => 'e')).to.equal('e');
      expect(await store().access.setting('other')).to.equal('e');
    });

    it('replaces the value under a name', async () => {
      await store().access.putSetting('retention/tnt_1', '{"active":1}');
      await store().access.putSetting('retention/tnt_1', '{"active":2}');
      expect(await store().access.setting('retention/tnt_1')).to.equal('{"active":2}');
      expect(await store().access.setting('retention/tnt_2')).to.equal(undefined);
    });

    itOverRestarts(factory, 'keeps tenants, keys and settings over a restart', async () => {
      const { access, reopen } = durable(store());
      const tenant = aTenant();
      const key = aKey({ tenantId: tenant.id });
      await access.bootstrap({ tenant, key });
      await access.getOrCreateSetting('secret', () => 'a');
      const again = await reopen();
      expect(await again.access.findKeyByHash(key.hash)).to.deep.equal(key);
      expect(await again.access.bootstrap({ tenant: aTenant(), key: aKey() })).to.equal(false);
      expect(await again.access.getOrCreateSetting('secret', () => 'b')).to.equal('a');
      await again.close();
    });
  });
}

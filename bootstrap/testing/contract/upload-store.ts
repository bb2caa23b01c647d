import { expect } from 'chai';
import { anId, anOperation, aTenantId, at, NO_OUTBOX } from '../builders/index.js';
import { durable, freshStore, itOverRestarts, type StoreFactory } from './store-under-test.js';

export function describeUploadStore(name: string, factory: StoreFactory): void {
  describe(`${name}: upload store`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const put = (uploadId: string, part: number, bytes: number[], storedAt = at(0)) =>
      store().uploads.put(tenantId, { uploadId, part, bytes: Uint8Array.from(bytes), storedAt });
    const get = async (uploadId: string, part: number, tenant = tenantId) => {
      const bytes = await store().uploads.get(tenant, { uploadId, part });
      return bytes && [...bytes];
    };

    it('gives each part back, a part put again in its last state', async () => {
      const id = anId('upl');
      await put(id, 0, [1, 2]);
      await put(id, 1, [0, 255]);
      await put(id, 0, [3]);
      expect([await get(id, 0), await get(id, 1), await get(id, 2)]).to.deep.equal([[3], [0, 255], undefined]);
    });

    it('keeps what it was given, whatever becomes of the bytes afterwards', async () => {
      const id = anId('upl');
      const bytes = Uint8Array.of(1, 2);
      await store().uploads.put(tenantId, { uploadId: id, part: 0, bytes, storedAt: at(0) });
      bytes.fill(9);
      expect(await get(id, 0)).to.deep.equal([1, 2]);
    });

    it('shows and removes nothing of another tenant', async () => {
      const id = anId('upl');
      await put(id, 0, [1]);
      expect(await get(id, 0, aTenantId())).to.equal(undefined);
      await store().uploads.delete(aTenantId(), id);
      expect(await get(id, 0)).to.deep.equal([1]);
    });

    it('removes an upload with all of its parts, and nothing where there is none', async () => {
      const [gone, stays] = [anId('upl'), anId('upl')];
      for (const part of [0, 1, 2]) await put(gone, part, [part]);
      await put(stays, 0, [7]);
      await store().uploads.delete(tenantId, gone);
      await store().uploads.delete(tenantId, gone);
      expect([await get(gone, 0), await get(gone, 2), await get(stays, 0)]).to.deep.equal([undefined, undefined, [7]]);
    });

    it('sweeps what is old and no operation will work through', async () => {
      const [orphan, needed, done, recent, growing] = Array.from({ length: 5 }, () => anId('upl'));
      for (const id of [orphan!, needed!, done!]) await put(id, 0, [1], at(1));
      await put(recent!, 0, [1], at(9));
      await put(growing!, 0, [1], at(1));
      await put(growing!, 1, [1], at(9));
      for (const [id, finishedAt] of [
        [needed!, null],
        [done!, at(2)],
      ] as const) {
        const { task } = anOperation();
        const upload = { id, parts: 1, lines: 1, bytes: 1 };
        const status = finishedAt === null ? ('running' as const) : ('succeeded' as const);
        const operation = anOperation({ status, finishedAt, task: { ...task, upload } as typeof task });
        await store().operations.insert(tenantId, { operation, outbox: NO_OUTBOX });
      }
      expect(await store().uploads.sweepOrphans(at(5))).to.equal(2);
      const left = await Promise.all([orphan!, needed!, done!, recent!, growing!].map((id) => get(id, 0)));
      expect(left).to.deep.equal([undefined, [1], undefined, [1], [1]]);
    });

    itOverRestarts(factory, 'keeps uploads over a restart', async () => {
      const { reopen } = durable(store());
      const id = anId('upl');
      await put(id, 0, [1, 2, 3]);
      const again = await reopen();
      const bytes = await again.uploads.get(tenantId, { uploadId: id, part: 0 });
      expect(bytes && [...bytes]).to.deep.equal([1, 2, 3]);
      await again.close();
    });
  });
}

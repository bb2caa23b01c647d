import { expect } from 'chai';
import { aCandidate, aResume, aTenantId, anId, at, NO_OUTBOX } from '../builders/index.js';
import { aReading } from '../builders/a-reading.js';
import { durable, itOverRestarts, freshStore, type StoreFactory } from './store-under-test.js';

export function describeDocumentStore(name: string, factory: StoreFactory): void {
  describe(`${name}: document store`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const put = async ({
      id = anId('doc'),
      candidateId = anId('cand'),
      bytes = Buffer.from('cv'),
      storedAt = at(0),
    } = {}) => {
      await store().documents.put(tenantId, { id, candidateId, bytes, storedAt });
      return id;
    };
    const bytesOf = async (id: string) => {
      const bytes = await store().documents.get(tenantId, id);
      return bytes && Buffer.from(bytes).toString('latin1');
    };

    it('gives every byte back', async () => {
      const bytes = Buffer.from(Array.from({ length: 3000 }, (_, n) => (n * 7) % 256));
      expect(await bytesOf(await put({ bytes }))).to.equal(bytes.toString('latin1'));
      expect(await bytesOf(await put({ bytes: Buffer.alloc(0) }))).to.equal('');
    });

    it('keeps a file of ten megabytes', async () => {
      const bytes = Buffer.alloc(10 * 1024 * 1024, 'Each place of it is another. ');
      const id = await put({ bytes });
      expect(bytes.equals((await store().documents.get(tenantId, id))!)).to.equal(true);
    });

    it('gives any range of a file in parts', async () => {
      const megabyte = 1024 * 1024;
      const bytes = Buffer.from(Array.from({ length: 2 * megabyte + 77 }, (_, n) => (n * 7 + (n >> 8)) % 256));
      const small = Buffer.from('A short resume.');
      for (const [id, whole] of [[await put({ bytes }), bytes] as const, [await put({ bytes: small }), small] as const])
        for (const [start, end] of [
          [0, whole.length],
          [0, 1],
          [whole.length - 1, whole.length],
          [5, 9],
          [Math.min(megabyte - 1, 3), Math.min(megabyte + 1, whole.length)],
          [Math.min(megabyte, 2), whole.length - 3],
        ] as const) {
          const parts: Uint8Array[] = [];
          for await (const part of (await store().documents.open(tenantId, { id, range: { start, end } }))!)
            parts.push(part);
          expect(Buffer.concat(parts).equals(whole.subarray(start, end)), `${start}–${end}`).to.equal(true);
        }
    });

    it('opens no file of another tenant, and none that is not there', async () => {
      const range = { start: 0, end: 2 };
      const id = await put();
      expect(await store().documents.open(aTenantId(), { id, range })).to.equal(undefined);
      expect(await store().documents.open(tenantId, { id: anId('doc'), range })).to.equal(undefined);
      const empty = await put({ bytes: Buffer.alloc(0) });
      for await (const part of (await store().documents.open(tenantId, { id: empty, range: { start: 0, end: 0 } }))!)
        expect(part.length).to.equal(0);
    });

    it('keeps large files apart that come at once, and removes one alone', async () => {
      const files = ['a', 'b', 'c'].map((letter) => ({
        candidateId: anId('cand'),
        bytes: Buffer.alloc(3_000_000, letter),
      }));
      const ids = await Promise.all(files.map((file) => put(file)));
      const kept = async (): Promise<(boolean | undefined)[]> => {
        const found = await Promise.all(ids.map((id) => store().documents.get(tenantId, id)));
        return found.map((bytes, at) => bytes && files[at]!.bytes.equals(bytes));
      };
      expect(await kept()).to.deep.equal([true, true, true]);
      await store().documents.deleteOf(tenantId, { candidateId: files[1]!.candidateId });
      expect(await kept()).to.deep.equal([true, undefined, true]);
    });

    it('takes the same file twice', async () => {
      const candidateId = anId('cand');
      const id = await put({ candidateId });
      await put({ id, candidateId });
      expect(await bytesOf(id)).to.equal('cv');
    });

    it('keeps readings, short and long', async () => {
      for (const text of ['Zoë', 'Łódź and 東京. '.repeat(10_000)]) {
        const id = await put();
        expect(await store().documents.getReading(tenantId, id)).to.equal(undefined);
        await store().documents.putReading(tenantId, { id, reading: aReading('earlier') });
        await store().documents.putReading(tenantId, { id, reading: aReading(text) });
        expect(await store().documents.getReading(tenantId, id)).to.deep.equal(aReading(text));
      }
    });

    it('keeps no reading of a file that it does not have', async () => {
      const id = anId('doc');
      await store().documents.putReading(tenantId, { id, reading: aReading('x') });
      expect(await store().documents.getReading(tenantId, id)).to.equal(undefined);
    });

    it('shows and changes nothing of another tenant', async () => {
      const candidateId = anId('cand');
      const id = await put({ candidateId });
      await store().documents.putReading(tenantId, { id, reading: aReading('mine') });
      const other = aTenantId();
      const { documents } = store();
      expect(await documents.get(other, id)).to.equal(undefined);
      expect(await documents.getReading(other, id)).to.equal(undefined);
      await documents.deleteOf(other, { candidateId });
      await documents.putReading(other, { id, reading: aReading('theirs') });
      await documents.put(other, { id, candidateId, bytes: Buffer.from('theirs'), storedAt: at(0) });
      expect(await bytesOf(id)).to.equal('cv');
      expect(await documents.getReading(tenantId, id)).to.deep.equal(aReading('mine'));
    });

    it('removes those files and readings of a candidate that are named, or all, and of no other candidate', async () => {
      const candidateId = anId('cand');
      const ids = [await put({ candidateId }), await put({ candidateId }), await put({ candidateId })];
      const [old, older, current] = ids as [string, string, string];
      const stranger = await put();
      for (const id of [...ids, stranger]) await store().documents.putReading(tenantId, { id, reading: aReading(id) });
      await store().documents.deleteOf(tenantId, { candidateId, ids: [old, older, stranger] });
      for (const id of [old, older]) {
        expect(await bytesOf(id)).to.equal(undefined);
        expect(await store().documents.getReading(tenantId, id)).to.equal(undefined);
      }
      expect(await bytesOf(current)).to.equal('cv');
      expect(await store().documents.getReading(tenantId, current)).to.deep.equal(aReading(current));
      await store().documents.deleteOf(tenantId, { candidateId });
      expect(await bytesOf(current)).to.equal(undefined);
      expect(await bytesOf(stranger)).to.equal('cv');
    });

    it('sweeps what was stored before a time and is named by no candidate', async () => {
      const candidate = aCandidate({ resume: aResume() });
      const candidateId = candidate.id;
      const named = await put({ id: candidate.resume!.id, candidateId });
      const replaced = await put({ candidateId });
      const orphan = await put();
      const recent = await put({ storedAt: at(50) });
      await store().candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
      expect(await store().documents.sweepOrphans(at(50))).to.equal(2);
      expect(await Promise.all([named, replaced, orphan, recent].map(bytesOf))).to.deep.equal([
        'cv',
        undefined,
        undefined,
        'cv',
      ]);
      expect(await store().documents.sweepOrphans(at(51))).to.equal(1);
    });

    itOverRestarts(factory, 'keeps files and readings over a restart', async () => {
      const { reopen } = durable(store());
      const id = await put();
      await store().documents.putReading(tenantId, { id, reading: aReading('x') });
      const again = await reopen();
      expect(Buffer.from((await again.documents.get(tenantId, id))!).toString()).to.equal('cv');
      expect(await again.documents.getReading(tenantId, id)).to.deep.equal(aReading('x'));
      await again.close();
    });
  });
}

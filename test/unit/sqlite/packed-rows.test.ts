import { expect } from 'chai';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection, type Connection } from '../../../adapters/sqlite/connection/driver.js';
import { openSqliteStore, type SqliteStore } from '../../../adapters/sqlite/index.js';
import { FIRST_DICTIONARY } from '../../../adapters/sqlite/packed/dictionary.js';
import { packedJson, unpackedJson } from '../../../adapters/sqlite/packed/packed-json.js';
import { aCandidate, anEvent, someFeatures } from '../../../bootstrap/testing/builders/index.js';

const TENANT = 'tnt_1';

describe('Packed rows', () => {
  it('give back what was packed, in any letters', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), (value) => {
        const json = JSON.parse(JSON.stringify(value)) as object;
        expect(unpackedJson(packedJson(json))).to.deep.equal(json);
      }),
    );
  });

  it('are made with a dictionary that never changes, because stored rows need it', () => {
    expect(createHash('sha256').update(FIRST_DICTIONARY).digest('hex').slice(0, 16)).to.equal('6a9c9a4e39863fc4');
  });

  describe('in a file', () => {
    let directory: string;
    let store: SqliteStore;
    let file: Connection;
    beforeEach(async () => {
      directory = mkdtempSync(join(tmpdir(), 'packed-rows-'));
      store = openSqliteStore({ directory });
      file = openConnection(join(directory, 'talent.db'));
    });
    afterEach(async () => {
      file.close();
      await store.close();
      rmSync(directory, { recursive: true });
    });

    const candidate = aCandidate({ id: 'can_1', features: someFeatures(['kafka']) });
    const event = anEvent({
      id: 'evt_1',
      type: 'candidate.created',
      resource: { type: 'candidate', id: 'can_1', version: 1 },
    });
    const insert = (): Promise<void> => store.candidates.insert(TENANT, { candidate, outbox: { events: [event] } });
    const reopened = async (): Promise<SqliteStore> => {
      await store.close();
      store = openSqliteStore({ directory });
      return store;
    };

    it('are read after a restart as they were written', async () => {
      await insert();
      const { candidates, events } = await reopened();
      expect(await candidates.get(TENANT, 'can_1')).to.deep.equal(candidate);
      const scanned = await candidates.scan({ tenantId: TENANT, limit: 10 });
      expect(scanned).to.deep.equal([{ tenantId: TENANT, candidate }]);
      expect(await events.get(TENANT, 'evt_1')).to.deep.equal({ ...event, sequence: 1 });
    });

    it('are read beside those that earlier releases wrote as text', async () => {
      await insert();
      file.prepare('UPDATE candidates SET features = ?').run(JSON.stringify(candidate.features));
      file.prepare('UPDATE events SET event = ?').run(JSON.stringify(event));
      const { candidates, events } = await reopened();
      expect(await candidates.get(TENANT, 'can_1')).to.deep.equal(candidate);
      const [scanned] = await candidates.scan({ tenantId: TENANT, limit: 10, forMatching: true });
      expect(scanned?.candidate.features).to.deep.equal(candidate.features);
      expect(await events.get(TENANT, 'evt_1')).to.deep.equal({ ...event, sequence: 1 });
    });

    it('do not repeat in the JSON of an event what has a column', async () => {
      await insert();
      const row = file.prepare<{ event: string }>('SELECT event FROM events').get();
      expect(row?.event).not.to.match(/evt_1|can_1|candidate\.created/);
    });
  });
});

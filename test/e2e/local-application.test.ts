import { expect } from 'chai';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalApplication } from '../../bootstrap/local/index.js';

describe('A local application', () => {
  it('has enriched a candidate when it has settled', async function () {
    this.timeout(60_000);
    const { app, caller, settle, close, store } = await createLocalApplication({ enrichments: 1 });
    try {
      const { id } = await app.createCandidate.execute(caller, { profile: { work: [{ position: 'Baker' }] } });
      await settle();
      expect((await store.candidates.get(caller.tenantId, id))?.enrichment.status).to.equal('succeeded');
    } finally {
      await close();
    }
  });

  it('leaves no snapshot of the index that the service has made of the folder: it would outlive what is erased here', async function () {
    this.timeout(60_000);
    const directory = mkdtempSync(join(tmpdir(), 'talent-local-'));
    const snapshot = join(directory, 'index', 'tnt_1.snapshot');
    try {
      mkdirSync(join(directory, 'index'));
      writeFileSync(snapshot, 'what the service knew');
      const { close } = await createLocalApplication({ directory, enrichments: 1 });
      await close();
      expect(existsSync(snapshot)).to.equal(false);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

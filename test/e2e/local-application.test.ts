import { expect } from 'chai';
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
});

import { expect } from 'chai';
import { createMemoryStore, FixedClock } from '../../../../adapters/memory/index.js';
import type { DocumentStore } from '../../../../core/spi.js';
import { anApplication, textResume } from '../../../support/an-application.js';

describe('The place of an enrichment', () => {
  it('is free while what was read from the document is being stored', async () => {
    const store = createMemoryStore({ clock: new FixedClock('2026-03-01T12:00:00.000Z') });
    const documents: DocumentStore = store.documents;
    let release: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => (release = resolve));
    const put = documents.putReading.bind(documents);
    documents.putReading = async (...about) => {
      await stored;
      await put(...about);
    };
    const { app, caller } = anApplication({ store });
    const { id, enrichment } = await app.createCandidate.execute(caller, { resume: textResume('Nora Quist\nBaker') });
    const work = { candidateId: id, enrichmentId: enrichment.id!, attempt: 1 };
    let running: Promise<{ isCompleted?: boolean }> | undefined;
    // Never left, this would wait until the test is ended: the reading is stored only afterwards.
    await new Promise<void>((left) => {
      running = app.runEnrichment.execute(caller.tenantId, { ...work, attempted: left });
    });
    release();
    expect(await running).to.have.property('isCompleted', false);
  });

  it('is kept by a profile of many pages until it is inferred, and not needed by a small one', async () => {
    const { app, caller, ports } = anApplication();
    const order: string[] = [];
    const enrich = ports.enricher.enrich.bind(ports.enricher);
    ports.enricher.enrich = async (input) => {
      order.push(input.isSmall ? 'small' : 'large');
      return enrich(input);
    };
    for (const summary of ['Bakes bread.', 'Bakes bread. '.repeat(2_000)]) {
      const profile = { basics: { name: 'Nora Quist', summary } };
      const { id, enrichment } = await app.createCandidate.execute(caller, { profile });
      await app.runEnrichment.execute(caller.tenantId, {
        ...{ candidateId: id, enrichmentId: enrichment.id!, attempt: 1 },
        attempted: () => order.push('left'),
      });
    }
    expect(order).to.deep.equal(['left', 'small', 'left', 'large', 'left']);
  });
});

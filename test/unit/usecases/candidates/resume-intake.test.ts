import { expect } from 'chai';
import { MAX_RESUME_BYTES } from '../../../../core/index.js';
import { anApplication, textResume } from '../../../support/an-application.js';
import { refused } from '../../../../bootstrap/testing/contract/refused.js';

const resume = (bytes: number) => ({ ...textResume(''), bytes: new Uint8Array(bytes).fill(65) });

describe('A resume that comes in', () => {
  it('has at least one byte, and at most ten mebibytes', async () => {
    const { app, caller } = anApplication();
    await refused(app.createCandidate.execute(caller, { resume: resume(0) }), 'document.empty');
    await refused(app.createCandidate.execute(caller, { resume: resume(MAX_RESUME_BYTES + 1) }), 'document.too_large');
    const largest = await app.createCandidate.execute(caller, { resume: resume(MAX_RESUME_BYTES) });
    expect(largest.resume?.sizeBytes).to.equal(MAX_RESUME_BYTES);
  });

  it('is kept with what was said of it, and leaves no file where the record is refused', async () => {
    const { app, caller, clock, store } = anApplication();
    const given = { ...resume(3), filename: 'me.txt', documentDate: '2026-02-01' };
    const first = await app.createCandidate.execute(caller, { externalId: 'x', resume: given });
    expect(first.resume).to.include({
      filename: 'me.txt',
      documentDate: '2026-02-01',
      contentType: 'text/plain',
      sizeBytes: 3,
    });
    expect(first.resume?.receivedAt).to.equal(clock.now().toISOString());
    expect(first.resume?.sha256).to.match(/^[0-9a-f]{64}$/);
    expect(await store.documents.get(caller.tenantId, first.resume!.id)).to.deep.equal(given.bytes);
  });

  it('is asked for where there is no profile either', async () => {
    const { app, caller } = anApplication();
    await refused(app.createCandidate.execute(caller, { tags: ['a'] }), 'input.invalid');
  });
});

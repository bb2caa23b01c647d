import { expect } from 'chai';
import { CANDIDATE_KEYS_VERSION } from '../../../core/candidate/candidate-keys.js';
import { aService, pause } from '../../support/a-service.js';

describe('Keys of records that an earlier release has stored', () => {
  const mark = `candidate-keys-${String(CANDIDATE_KEYS_VERSION)}`;

  it('are made anew behind the start of a process that does work', async () => {
    const { store } = await aService();
    for (const end = Date.now() + 5000; (await store.access.setting(mark)) === undefined && Date.now() < end;) {
      await pause(5);
    }
    expect(await store.access.setting(mark)).to.be.a('string');
  });

  it('are left to the workers by one that answers requests alone', async () => {
    const { store } = await aService({ ROLE: 'api' });
    await pause(100);
    expect(await store.access.setting(mark)).to.equal(undefined);
  });
});

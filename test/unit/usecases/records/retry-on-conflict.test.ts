import { expect } from 'chai';
import { DomainError } from '../../../../core/index.js';
import { retryOnConflict } from '../../../../core/usecases/records/retry-on-conflict.js';
import { refused } from '../../../../bootstrap/testing/contract/refused.js';

const conflict = (details: object = {}) =>
  new DomainError('record.version_conflict', 'Another came first.', { ...details });

/** Fails so many times, then succeeds. */
function failing(times: number, error: unknown) {
  let tries = 0;
  const attempt = (): Promise<string> => {
    tries += 1;
    return tries > times ? Promise.resolve('done') : Promise.reject(error as Error);
  };
  return { attempt, tries: () => tries };
}

describe('A write that meets others at one record', () => {
  it('is tried again until it gets through, as long as at most fifty meet', async () => {
    const { attempt, tries } = failing(49, conflict());
    expect(await retryOnConflict(attempt)).to.equal('done');
    expect(tries()).to.equal(50);
  });

  it('ends with the conflict after fifty rounds', async () => {
    const { attempt, tries } = failing(50, conflict());
    await refused(retryOnConflict(attempt), 'record.version_conflict');
    expect(tries()).to.equal(50);
  });

  it('is not tried again where the caller stated the version that it is for', async () => {
    const { attempt, tries } = failing(1, conflict({ stated: true }));
    await refused(retryOnConflict(attempt), 'record.version_conflict');
    expect(tries()).to.equal(1);
  });

  it('is not tried again after any other failure', async () => {
    for (const error of [new DomainError('record.not_found', 'There is none.'), new Error('cut off')]) {
      const { attempt, tries } = failing(1, error);
      let thrown: unknown;
      await retryOnConflict(attempt).catch((reason: unknown) => (thrown = reason));
      expect(thrown).to.equal(error);
      expect(tries()).to.equal(1);
    }
  });
});

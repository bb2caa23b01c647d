import { expect } from 'chai';
import fc from 'fast-check';
import { isDomainError, JOB_STATUSES, type JobAction, type JobStatus } from '../../../core/index.js';
import { JOB_ACTIONS } from '../../../core/spi.js';
import { allowedActions, nextStatus } from '../../../core/job/job-status.js';

/** The table of the contract, written a second time on purpose. */
const TABLE: Record<JobStatus, Partial<Record<JobAction, JobStatus>>> = {
  draft: { publish: 'published', close: 'closed' },
  published: { close: 'closed' },
  closed: { reopen: 'draft' },
};

describe('The status of a job', () => {
  for (const status of JOB_STATUSES) {
    for (const action of JOB_ACTIONS) {
      const next = TABLE[status][action];
      it(`${action} on a ${status} job ${next ? `makes it ${next}` : 'is refused'}`, () => {
        if (next) expect(nextStatus(status, action)).to.equal(next);
        else expect(() => nextStatus(status, action)).to.throw(/cannot be/);
      });
    }
  }

  it('never leaves the three statuses, whatever is tried in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...JOB_ACTIONS)), (actions) => {
        let status: JobStatus = 'draft';
        for (const action of actions) {
          const allowed = allowedActions(status);
          try {
            status = nextStatus(status, action);
            expect(allowed).to.include(action);
          } catch (error) {
            expect(isDomainError(error) && error.code).to.equal('job.invalid_transition');
            expect(allowed).not.to.include(action);
          }
          expect(JOB_STATUSES).to.include(status);
        }
      }),
    );
  });

  it('is named with what was tried when it refuses', () => {
    for (const [status, action, message] of [
      ['published', 'publish', 'A published job cannot be published.'],
      ['closed', 'close', 'A closed job cannot be closed.'],
      ['draft', 'reopen', 'A draft job cannot be reopened.'],
    ] as const)
      expect(() => nextStatus(status, action)).to.throw(message);
  });

  it('says where the job is and what can be done when it refuses', () => {
    try {
      nextStatus('closed', 'publish');
      expect.fail('it was not refused');
    } catch (error) {
      expect(isDomainError(error) && error.details).to.deep.equal({ currentStatus: 'closed', allowed: ['reopen'] });
    }
  });
});

import { expect } from 'chai';
import { didYouMeanPath } from '../../../../adapters/http-koa/middleware/validation/nearest-path.js';

const PATTERNS = ['/v1/candidates', '/v1/candidates/:id', '/v1/candidates/:id/resume/text', '/v1/jobs/:id/publish'];

describe('The nearest path', () => {
  it('is named where one segment is a slip of that of a route', () => {
    expect(didYouMeanPath('/v1/candidate', PATTERNS)).to.equal(' Did you mean /v1/candidates?');
    expect(didYouMeanPath('/v1/candidtes/cand_1', PATTERNS)).to.equal(' Did you mean /v1/candidates/cand_1?');
    expect(didYouMeanPath('/v1/jobs/job_1/publsh', PATTERNS)).to.equal(' Did you mean /v1/jobs/job_1/publish?');
  });

  it('is not where nothing is near, more than one segment differs, or an id is left out', () => {
    for (const path of ['/v1/people', '/v1/candidate/x/resum/text', '/v1/candidates//resume/text', '/', ''])
      expect(didYouMeanPath(path, PATTERNS), path).to.equal('');
  });
});

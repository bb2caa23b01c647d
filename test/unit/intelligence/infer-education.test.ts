import { expect } from 'chai';
import { educationLevelOf } from '../../../core/intelligence/infer-education.js';

describe('The level of a degree', () => {
  for (const [written, level] of [
    ['B-Tech', 'bachelor'],
    ['B. Arch.', 'bachelor'],
    ['M.Tech', 'master'],
    ['Laurea magistrale', 'master'],
    ['BTEC in Glazing', 'associate'],
    ['NVQ 3', 'associate'],
    ['SSLC', 'school'],
    ['Class XII', 'school'],
    ['Ph.D. in Optics', 'doctorate'],
    ['PhD candidate', 'master'],
    ['Visiting PhD Student', 'master'],
    ['Visiting Student', null],
  ] as const)
    it(`of "${written}" is ${level ?? 'unknown'}`, () => {
      expect(educationLevelOf(written)).to.equal(level);
    });
});

import { expect } from 'chai';
import type { z } from 'zod';
import { createCandidateSchema, listCandidatesQuery } from '../../../../adapters/http-koa/candidates/schema.js';
import { nearestName } from '../../../../adapters/http-koa/middleware/validation/nearest-name.js';
import { validate } from '../../../../adapters/http-koa/middleware/validation/validate.js';

const detailsOf = (schema: z.ZodType, value: unknown, where?: 'parameter'): string => {
  try {
    validate(schema, value, where);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It was valid.');
};

describe('The nearest known name', () => {
  it('is the one that a slip of the hand, another case or a swap of letters makes', () => {
    const known = ['status', 'sort', 'createdAfter', 'externalId'];
    for (const [given, near] of [
      ['statsu', 'status'],
      ['Status', 'status'],
      ['external_id', 'externalId'],
      ['createdAftr', 'createdAfter'],
      ['srot', 'sort'],
    ] as const)
      expect(nearestName(given, known), given).to.equal(near);
    for (const given of ['surprise', 'x', 'filter', '', 'y'.repeat(1000)])
      expect(nearestName(given, known), given).to.equal(undefined);
  });

  it('is said of an unknown parameter, of a member at any depth, and of a value', () => {
    expect(detailsOf(listCandidatesQuery, { statsu: 'active' }, 'parameter')).to.contain('Did you mean "status"?');
    expect(detailsOf(listCandidatesQuery, { status: 'actve' }, 'parameter')).to.contain('Did you mean "active"?');
    expect(detailsOf(createCandidateSchema, { profile: { work: [{ positon: 'x' }] } })).to.contain(
      'Did you mean "position"?',
    );
    expect(detailsOf(createCandidateSchema, { profle: {} })).to.contain('Did you mean "profile"?');
    expect(detailsOf(createCandidateSchema, { profile: {}, preferences: { remote: 'requird' } })).to.contain(
      'Did you mean "required"?',
    );
    expect(detailsOf(createCandidateSchema, { profile: {}, preferences: { salary: { mn: 1 } } })).to.contain(
      'Did you mean "min"?',
    );
  });

  it('is not made up where nothing is near', () => {
    expect(detailsOf(createCandidateSchema, { profile: {}, surprise: 1 })).to.match(/"surprise" is not known here\.$/);
  });
});

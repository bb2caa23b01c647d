import { expect } from 'chai';
import { z } from 'zod';
import { isDomainError, type InputFault } from '../../../../core/index.js';
import { validate } from '../../../../adapters/http-koa/middleware/validation/validate.js';

function faultOf(schema: z.ZodType, value: unknown): [string, string] {
  try {
    validate(z.object({ it: schema }), { it: value });
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const [fault] = error.details['errors'] as InputFault[];
    return [fault!.code, fault!.detail];
  }
  throw new Error('It is valid.');
}

describe('The words for a fault in the input', () => {
  it('say what is to be sent, and of what was sent no more than its type, size or number', () => {
    const status = z.enum(['active', 'hired']);
    expect(faultOf(status, 'activ')).to.deep.equal([
      'invalid_value',
      'Must be one of `active`, `hired`. Did you mean "active"?',
    ]);
    expect(faultOf(status, undefined)).to.deep.equal(['invalid_value', 'Is required: `active`, `hired`.']);
    expect(faultOf(z.literal('DE'), 'secret')).to.deep.equal(['invalid_value', 'Must be `DE`.']);
    expect(faultOf(z.string(), undefined)).to.deep.equal(['required', 'Is required: a string.']);
    expect(faultOf(z.string(), ['secret'])).to.deep.equal(['invalid_type', 'Must be a string (got a list).']);
    expect(faultOf(z.array(z.string()), 'x')).to.deep.equal(['invalid_type', 'Must be a list (got a string).']);
    expect(faultOf(z.strictObject({}), null)).to.deep.equal(['invalid_type', 'Must be an object (got `null`).']);
    expect(faultOf(z.number().int(), 1.5)[1]).to.equal('Must be a whole number (got 1.5).');
    expect(faultOf(z.boolean(), 'true')[1]).to.equal('Must be `true` or `false` (got a string).');
    expect(faultOf(z.coerce.number().max(100), '1000')).to.deep.equal(['too_big', 'Must be at most 100 (got 1000).']);
    expect(faultOf(z.number().min(1), 0)).to.deep.equal(['too_small', 'Must be at least 1 (got 0).']);
    expect(faultOf(z.string().max(3), 'secret')).to.deep.equal(['too_big', 'Must have at most 3 characters (got 6).']);
    expect(faultOf(z.string().min(1), '')).to.deep.equal(['too_small', 'Must not be empty.']);
    expect(faultOf(z.array(z.number()).max(1), [1, 2])[1]).to.equal('Must have at most 1 entry (got 2).');
    expect(faultOf(z.email(), 'secret')).to.deep.equal(['invalid_format', 'Must be an e-mail address.']);
    expect(faultOf(z.iso.datetime(), 'yesterday')[1]).to.equal('Must be a time such as 2026-05-01T09:00:00Z.');
  });

  it('say of a parameter that is given twice that it is to be given once', () => {
    try {
      validate(z.strictObject({ limit: z.string() }), { limit: ['1', '2'] }, 'parameter');
      expect.fail('It is valid.');
    } catch (error) {
      if (!isDomainError(error)) throw error;
      expect(error.details['errors']).to.deep.equal([
        { parameter: 'limit', code: 'repeated', detail: 'Must be given once.' },
      ]);
    }
  });

  it('are those of the schema where it has some', () => {
    expect(faultOf(z.string().regex(/^a$/, 'Write a.'), 'b')[1]).to.equal('Write a.');
    expect(faultOf(z.string({ error: 'Write something.' }), 1)[1]).to.equal('Write something.');
  });
});

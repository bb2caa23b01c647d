import { expect } from 'chai';
import { FailureCauses } from '../../../bootstrap/commands/import/failure-table.js';

describe('Failures by cause', () => {
  it('are counted together where code and member are the same, wherever in a list', () => {
    const causes = new FailureCauses();
    for (const place of [0, 1])
      causes.add(
        { line: 1, code: 'validation_failed', detail: 'Write a day.', pointer: `/work/${String(place)}/startDate` },
        `a:${String(place)}`,
      );
    expect(causes.asJson()).to.deep.equal([
      { count: 2, code: 'validation_failed', pointer: '/work/*/startDate', detail: 'Write a day.', first: 'a:0' },
    ]);
  });

  it('of whole records are told apart by what is wrong, whatever figures are in it', () => {
    const causes = new FailureCauses();
    const add = (detail: string): void => {
      causes.add({ line: 1, code: 'validation_failed', detail, pointer: '' }, 'a');
    };
    add('Must be an object (got a list).');
    add('Send `profile`, `resume` or both.');
    add('Too long: 12 bytes.');
    add('Too long: 15 bytes.');
    expect(causes.asJson().map((cause) => (cause as { count: number }).count)).to.deep.equal([2, 1, 1]);
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { csvRecords, readGroupLabels } from '../../../adapters/group-labels/index.js';

const fieldsOf = (text: string): string[][] => csvRecords(text).map(({ fields }) => fields);

describe('Comma-separated values', () => {
  it('come back as they were written, whatever they hold', () => {
    const field = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('', '"', '""', ',', '\n', '\r\n', 'a "b", c', 'Zoë'),
    );
    const table = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
    const quoted = (value: string, always: boolean): string =>
      always || /[",\r\n\uFEFF]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
    fc.assert(
      fc.property(
        table,
        fc.boolean(),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.boolean(),
        (rows, always, end, hasMark, hasLast) => {
          const lines = rows.map((row) => row.map((value) => quoted(value, always)).join(','));
          const text = `${hasMark ? '\uFEFF' : ''}${lines.join(end)}${hasLast ? end : ''}`;
          expect(fieldsOf(text)).to.deep.equal(rows);
        },
      ),
    );
  });

  it('skip empty lines, and know in which line each record begins', () => {
    expect(csvRecords('\na,b\r\n\r\n"one\ntwo",c\nd,e\n\n')).to.deep.equal([
      { line: 2, fields: ['a', 'b'] },
      { line: 4, fields: ['one\ntwo', 'c'] },
      { line: 6, fields: ['d', 'e'] },
    ]);
  });

  it('are refused with line and column where a reader would have to guess', () => {
    const refused: Record<string, string> = {
      'a,b\nc,"d': 'line 2, column 2: the quote is never closed.',
      'a,b\n"c"d,e': 'line 2, column 1: a quoted field must end with its quote.',
      'a,b\nc,d"e': 'line 2, column 2: an unquoted field contains a quote; quote the whole field.',
      'a,b\r\n"c\r\nd",e\r\nf,g"h': 'line 4, column 2: an unquoted field contains a quote; quote the whole field.',
    };
    for (const [text, message] of Object.entries(refused)) expect(() => csvRecords(text), text).to.throw(message);
  });
});

describe('A file of group labels', () => {
  it('names people by either id, and their categories, where an empty one and "unknown" say nothing', () => {
    const text =
      '\uFEFFexternalId,sex,race_ethnicity\r\nats-1, Female ,"Black or African American"\r\nats-2,,Unknown\r\n';
    expect(readGroupLabels(text)).to.deep.equal({
      attributes: ['sex', 'race_ethnicity'],
      people: [
        {
          id: { kind: 'externalId', value: 'ats-1' },
          labels: { sex: 'Female', race_ethnicity: 'Black or African American' },
        },
        { id: { kind: 'externalId', value: 'ats-2' }, labels: { sex: null, race_ethnicity: null } },
      ],
    });
    expect(readGroupLabels('candidateId,sex\ncand_1,M').people[0]?.id.kind).to.equal('candidateId');
  });

  it('is refused with line and column where it is wrong', () => {
    const refused: Record<string, string> = {
      '': 'line 1, column 1: the file is empty.',
      'name,sex\na,b': 'line 1, column 1: the first column must be candidateId or externalId.',
      'candidateId\na': 'line 1, column 2: a column for at least one attribute is needed.',
      'candidateId,sex,\na,b,c': 'line 1, column 3: the attribute has no name.',
      'candidateId,sex,sex\na,b,c': 'line 1, column 3: "sex" is the name of two columns.',
      'candidateId,sex\na': 'line 2, column 2: 1 fields where the header has 2.',
      'candidateId,sex\na,b,c': 'line 2, column 3: 3 fields where the header has 2.',
      'candidateId,sex\n,b': 'line 2, column 1: there is no candidateId.',
      'candidateId,sex\na,F\n\na,M': 'line 4, column 1: a is in line 2 already.',
      'candidateId,sex\na,Female\nb,female': 'line 3, column 2: "female" is written "Female" in line 2.',
    };
    for (const [text, message] of Object.entries(refused)) expect(() => readGroupLabels(text), text).to.throw(message);
  });
});

import { expect } from 'chai';
import { joinBytes, jsonBytes } from '../../../adapters/http-koa/json-bytes.js';

const record = { name: 'Ilvara Quensell', city: 'Graz' };

describe('JSON that is kept as bytes', () => {
  it('is made once for each object', () => {
    let made = 0;
    const show = jsonBytes((value: typeof record) => {
      made += 1;
      return value;
    });
    expect(show(record)).to.equal(show(record));
    expect(show({ ...record })).not.to.equal(show(record));
    expect(made).to.equal(2);
  });

  it('is joined with commas, and counts bytes, not characters', () => {
    const show = jsonBytes((value: { name: string }) => value);
    const [start, end] = [Buffer.from('{"rows":['), Buffer.from(']}')];
    const joined = (rows: { name: string }[]) => joinBytes(start, rows.map(show), end).toString();
    expect(joined([])).to.equal('{"rows":[]}');
    expect(joined([{ name: 'é' }])).to.equal('{"rows":[{"name":"é"}]}');
    expect(joined([{ name: 'Łucja 李' }, { name: 'é' }])).to.equal('{"rows":[{"name":"Łucja 李"},{"name":"é"}]}');
  });
});

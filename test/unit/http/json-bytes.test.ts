import { expect } from 'chai';
import { joinedJson, jsonBytes } from '../../../adapters/http-koa/json-bytes.js';

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

  it('is never sent for another presentation of the same object or the same list', () => {
    const whole = jsonBytes((value: typeof record) => value);
    const masked = jsonBytes(({ city }: typeof record) => ({ city }));
    const rows = [record, record];
    expect(joinedJson(rows, whole).toString()).to.equal(JSON.stringify(rows).slice(1, -1));
    expect(joinedJson(rows, masked).toString()).to.equal('{"city":"Graz"},{"city":"Graz"}');
    expect(masked(record).toString()).to.equal('{"city":"Graz"}');
    expect(joinedJson(rows, whole)).to.equal(joinedJson(rows, whole));
  });

  it('is nothing for an empty list, and counts bytes, not characters', () => {
    const show = jsonBytes((value: { name: string }) => value);
    expect(joinedJson([], show)).to.have.length(0);
    const rows = [{ name: 'Łucja 李' }, { name: 'é' }];
    expect(joinedJson(rows, show).toString()).to.equal('{"name":"Łucja 李"},{"name":"é"}');
  });
});

import { expect } from 'chai';
import { parseIfMatch, matchesIfNoneMatch, versionTag } from '../../../adapters/http-koa/middleware/preconditions.js';

describe('If-Match', () => {
  it('names the versions that a change is for', () => {
    expect(parseIfMatch('"3"', false)).to.deep.equal([3]);
    expect(parseIfMatch('"3", "12"', true)).to.deep.equal([3, 12]);
  });

  it('lets any version pass where it is "*", or absent and not required', () => {
    expect(parseIfMatch('*', true)).to.equal(undefined);
    expect(parseIfMatch(' * ', false)).to.equal(undefined);
    expect(parseIfMatch(undefined, false)).to.equal(undefined);
    expect(() => parseIfMatch(undefined, true)).to.throw('Send If-Match');
  });

  it('matches nothing with tags that were never given out: weak, unquoted, zero, or no number', () => {
    for (const tag of ['W/"3"', '3', '"0"', '"03"', '"x"', '"3', '""', '"1234567890123456"'])
      expect(parseIfMatch(tag, false), tag).to.deep.equal([]);
  });
});

describe('The tag of a version', () => {
  it('is another one for each form of the record, and names the version in If-Match', () => {
    expect(versionTag(3)).to.equal('"3"');
    expect(versionTag(3, 'jsonresume')).to.equal('"3.jsonresume"');
    expect(parseIfMatch('"3.jsonresume", "4"', false)).to.deep.equal([3, 4]);
    expect(matchesIfNoneMatch('"3"', '"3.jsonresume"')).to.equal(false);
  });
});

describe('If-None-Match', () => {
  it('hits the version that it names, weak or strong, among others', () => {
    for (const header of ['"3"', 'W/"3"', '"2", W/"3"', '*', ' * '])
      expect(matchesIfNoneMatch(header, '"3"'), header).to.equal(true);
    for (const header of ['"2"', '3', 'W/"33"', undefined])
      expect(matchesIfNoneMatch(header, '"3"'), header).to.equal(false);
  });
});

import { expect } from 'chai';
import { describeJsonFault } from '../../../adapters/http-koa/middleware/body/describe-json-fault.js';

function faultOf(json: string): string {
  try {
    JSON.parse(json);
  } catch (error) {
    return describeJsonFault(error as SyntaxError, Buffer.from(json));
  }
  throw new Error('It is JSON.');
}

describe('A fault of a JSON body', () => {
  it('is described with its line and column, where the parser knows them', () => {
    expect(faultOf('{\n  "title": "Clerk",\n}')).to.match(
      /^The body is not valid JSON: expected .+ at line 3, column 1\.$/,
    );
    expect(faultOf('{"a":1')).to.contain('line 1, column 7');
  });

  it('is found where the parser names a character only', () => {
    expect(faultOf('{"profile":\n {"work":}}')).to.equal(
      'The body is not valid JSON: it has an unexpected "}" at line 2, column 10.',
    );
    expect(faultOf('{"title": "é", "tags": [1,]}')).to.contain('unexpected "]" at line 1, column 27.');
    expect(faultOf('{"a": tru, "b": "Unexpected token"}')).to.contain('unexpected "," at line 1, column 10.');
    expect(faultOf('{"a":\n\u0001}')).to.contain('at line 2, column 1.');
    expect(faultOf(`[${'1,'.repeat(40_000)}]`)).to.equal('The body is not valid JSON: it has an unexpected "]".');
  });

  it('is said to be the end, where the text is cut off', () => {
    expect(faultOf('{"a":')).to.equal('The body is not valid JSON: it ends too early.');
  });

  it('of a line of an import is described with its column', () => {
    try {
      JSON.parse('{"a": x}');
    } catch (error) {
      expect(describeJsonFault(error as SyntaxError, Buffer.from('{"a": x}'), 'line')).to.equal(
        'The line is not valid JSON: it has an unexpected "x" at column 7.',
      );
    }
  });

  it('is described with the character that is not expected, and quotes nothing else of the body', () => {
    const described = faultOf('{"email": secret@example.com}');
    expect(described).to.contain('"s"');
    expect(described).not.to.contain('secret');
  });
});

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

  it('is described with the character that is not expected, and quotes nothing else of the body', () => {
    const described = faultOf('{"email": secret@example.com}');
    expect(described).to.contain('"s"');
    expect(described).not.to.contain('secret');
  });
});

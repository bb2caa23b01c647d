import { expect } from 'chai';
import fc from 'fast-check';
import { fromUUID } from 'typeid-js';
import { TypeIdGenerator } from '../../../adapters/system/index.js';
import { typeIdSuffix } from '../../../adapters/system/type-id-suffix.js';

describe('TypeIdGenerator', () => {
  const ids = new TypeIdGenerator();

  it('makes ids of the shape of TypeID 0.3', () => {
    expect(ids.next('cand')).to.match(/^cand_[0-7][0-9abcdefghjkmnpqrstvwxyz]{25}$/);
  });

  it('makes later ids that sort after earlier ones, also within a millisecond', () => {
    const made = Array.from({ length: 2000 }, () => ids.next('evt'));
    expect([...made].sort()).to.deep.equal(made);
    expect(new Set(made).size).to.equal(made.length);
  });

  it('makes the same id each time for the same command', () => {
    const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';
    // The example of the TypeID specification.
    expect(ids.forCommand('cand', uuid)).to.equal('cand_01h455vb4pex5vsknk084sn02q');
    expect(ids.forCommand('job', uuid)).to.equal('job_01h455vb4pex5vsknk084sn02q');
  });

  it('writes each UUID as typeid-js does', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        const bytes = Buffer.from(uuid.replaceAll('-', ''), 'hex');
        expect(`cand_${typeIdSuffix(bytes)}`).to.equal(fromUUID(uuid, 'cand'));
      }),
    );
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { sourceRecords } from '../../../bootstrap/commands/import/source-records.js';

describe('The rows of a CSV file', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'talent-csv-'));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const read = async (text: string): Promise<unknown[]> => {
    const file = join(folder, 'rows.csv');
    writeFileSync(file, text);
    const mapping = [
      { path: ['externalId'], column: 'Ref' },
      { path: ['profile', 'basics', 'name'], column: 'Name, whole' },
    ];
    const found: unknown[] = [];
    for await (const { json } of sourceRecords(file, { of: 'candidates', mapping })) found.push(JSON.parse(json));
    return found;
  };
  const expected = [{ externalId: '1', profile: { basics: { name: 'Quist, Nora' } } }];

  it('are parted by commas, semicolons or tabs, whichever the names of the columns are parted by', async () => {
    expect(await read('Ref,"Name, whole"\n1,"Quist, Nora"\n')).to.deep.equal(expected);
    expect(await read('Ref;Name, whole\r\n1;Quist, Nora\r\n')).to.deep.equal(expected);
    expect(await read('\uFEFFRef\tName, whole\n1\tQuist, Nora\n')).to.deep.equal(expected);
  });
});

import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection } from '../../../adapters/sqlite/connection/driver.js';
import { openSqliteStore } from '../../../adapters/sqlite/index.js';
import { candidateScan } from '../../../adapters/sqlite/records/candidate-scan.js';
import type { CandidateScan } from '../../../core/spi.js';

describe('a slice of all candidates', () => {
  let directory: string;
  before(async () => {
    directory = mkdtempSync(join(tmpdir(), 'talent-scan-'));
    await openSqliteStore({ directory }).close();
  });
  after(() => {
    rmSync(directory, { recursive: true });
  });

  /** What SQLite looks up, and what it sorts by itself. */
  const planOf = (scan: CandidateScan): string[] => {
    const { sql, values } = candidateScan(scan);
    const connection = openConnection(join(directory, 'talent.db'));
    const plan = connection.prepare<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
    connection.close();
    return plan.map(({ detail }) => detail);
  };

  it('of one tenant is found where it begins, not by going through those before it', () => {
    const after = { tenantId: 'one', id: 'b' };
    const plan = ['SEARCH candidates USING INDEX candidates_by_id (tenant_id=? AND id>?)'];
    expect(planOf({ tenantId: 'one', after, limit: 10, forMatching: true })).to.deep.equal(plan);
    expect(planOf({ tenantId: 'one', limit: 10 })).to.deep.equal(plan);
  });

  it('of all tenants is found where it begins', () => {
    const plan = ['SEARCH candidates USING INDEX candidates_by_id ((tenant_id,id)>(?,?))'];
    expect(planOf({ after: { tenantId: 'one', id: 'b' }, limit: 10 })).to.deep.equal(plan);
    expect(planOf({ limit: 10 })).to.deep.equal(plan);
  });
});

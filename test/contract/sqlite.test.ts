import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../adapters/sqlite/index.js';
import type { Clock } from '../../core/ports/system/clock.js';
import { describeStore } from '../../bootstrap/testing/contract/describe-store.js';
import type { StoreUnderTest } from '../../bootstrap/testing/contract/store-under-test.js';

describe('a store on disk', () => {
  const root = mkdtempSync(join(tmpdir(), 'talent-sqlite-'));
  after(() => rmSync(root, { recursive: true }));

  describeStore('sqlite', async (clock) => open(mkdtempSync(join(root, 'store-')), clock));
});

function open(directory: string, clock?: Clock): StoreUnderTest {
  const store = openSqliteStore({ directory, ...(clock ? { clock } : {}) });
  return {
    ...store,
    reopen: async () => {
      await store.close();
      return open(directory, clock);
    },
  };
}

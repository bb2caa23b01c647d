import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../adapters/sqlite/index.js';
import { describeStore } from './store.js';
import type { StoreUnderTest } from './store-under-test.js';

describe('a store on disk', () => {
  const root = mkdtempSync(join(tmpdir(), 'talent-sqlite-'));
  after(() => rmSync(root, { recursive: true }));

  describeStore('sqlite', async () => open(mkdtempSync(join(root, 'store-'))));
});

function open(directory: string): StoreUnderTest {
  const store = openSqliteStore({ directory });
  return {
    ...store,
    reopen: async () => {
      await store.close();
      return open(directory);
    },
  };
}

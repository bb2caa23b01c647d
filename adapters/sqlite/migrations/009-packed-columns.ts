import type { Migration } from './migration.js';

/**
 * From here on intelligence and features are stored packed, and events without what has a column. Rows that are there stay as they are, and are read
 * as before; earlier releases cannot read the new ones.
 */
export const packedColumns: Migration = { version: 9, name: 'packed columns', sql: '' };

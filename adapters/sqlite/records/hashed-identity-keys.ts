import { identityKeyOf } from './term-index.js';

interface HashedKeys {
  keys: readonly string[];
  /** In the same order. */
  hashes: readonly number[];
}

/** The hashes of identity keys: made once for each list of keys, which a candidate is asked for with at every GET. */
export class HashedIdentityKeys {
  private readonly known = new WeakMap<readonly string[], { tenantId: string } & HashedKeys>();

  of(tenantId: string, keys: readonly string[]): HashedKeys {
    const known = this.known.get(keys);
    if (known?.tenantId === tenantId) return known;
    const distinct = [...new Set(keys)];
    const hashed = { tenantId, keys: distinct, hashes: distinct.map((key) => identityKeyOf(tenantId, key)) };
    this.known.set(keys, hashed);
    return hashed;
  }
}

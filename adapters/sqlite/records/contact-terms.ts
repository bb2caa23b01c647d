import { termOf } from './term-index.js';

interface KeyTerm {
  key: string;
  term: string;
}

/** The terms of identity keys: hashed once for each list of keys, which a candidate is asked for with at every GET. */
export class ContactTerms {
  private readonly known = new WeakMap<readonly string[], { tenantId: string; terms: KeyTerm[] }>();

  of(tenantId: string, keys: readonly string[]): readonly KeyTerm[] {
    const known = this.known.get(keys);
    if (known?.tenantId === tenantId) return known.terms;
    const terms = [...new Set(keys)].map((key) => ({ key, term: termOf(tenantId, 'contact', key) }));
    this.known.set(keys, { tenantId, terms });
    return terms;
  }
}

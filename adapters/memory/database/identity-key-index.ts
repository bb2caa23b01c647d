import type { Candidate } from '../../../core/index.js';
import { CandidateKeys } from '../../../core/spi.js';

/**
 * Which candidates have which identity key. Brought up to date when it is asked, so that writing many candidates does not pay
 * for it; what is erased is taken out at once.
 */
export class IdentityKeyIndex {
  /** Most keys have one holder: a set for each would be most of the memory. */
  private readonly idsByKey = new Map<string, string | Set<string>>();
  private readonly keysById = new Map<string, readonly string[]>();
  private readonly changed = new Set<string>();

  constructor(private readonly find: (id: string) => Candidate | undefined) {}

  noteChange(id: string): void {
    this.changed.add(id);
  }

  remove(id: string): void {
    this.changed.delete(id);
    this.take(id);
  }

  idsOf(key: string): ReadonlySet<string> {
    for (const id of this.changed) {
      this.take(id);
      const candidate = this.find(id);
      if (candidate) this.add(id, new CandidateKeys(candidate).identityKeys);
    }
    this.changed.clear();
    const ids = this.idsByKey.get(key);
    return typeof ids === 'string' ? new Set([ids]) : (ids ?? NONE);
  }

  private add(id: string, keys: readonly string[]): void {
    if (keys.length === 0) return;
    this.keysById.set(id, keys);
    for (const key of keys) {
      const ids = this.idsByKey.get(key);
      if (ids === undefined) this.idsByKey.set(key, id);
      else if (typeof ids === 'string') this.idsByKey.set(key, new Set([ids, id]));
      else ids.add(id);
    }
  }

  private take(id: string): void {
    for (const key of this.keysById.get(id) ?? []) {
      const ids = this.idsByKey.get(key);
      if (ids === undefined) continue;
      if (typeof ids === 'string' || (ids.delete(id) && ids.size === 0)) this.idsByKey.delete(key);
    }
    this.keysById.delete(id);
  }
}

const NONE: ReadonlySet<string> = new Set();

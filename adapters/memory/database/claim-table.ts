import type { StoredAnswer } from '../../../core/spi.js';

/** A key that a caller has used, and how far the request under it has got. */
export interface Claim {
  fingerprint: string;
  commandId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Who holds it until when; `null` if it is not held. */
  holder: { token: string; until: number } | null;
  /** `forgotten`: answered, but the record that the answer showed has been erased. */
  answer: StoredAnswer | 'forgotten' | null;
}

/** The claims of one tenant. */
export class ClaimTable {
  readonly claims = new Map<string, Claim>();
  private readonly keysByResource = new Map<string, Set<string>>();

  complete(key: string, claim: Claim, answer: StoredAnswer): void {
    Object.assign(claim, { answer, holder: null });
    if (answer.resourceId === null) return;
    const keys = this.keysByResource.get(answer.resourceId);
    if (keys) keys.add(key);
    else this.keysByResource.set(answer.resourceId, new Set([key]));
  }

  forget(resourceId: string): void {
    for (const key of this.keysByResource.get(resourceId) ?? []) {
      const claim = this.claims.get(key);
      if (claim) claim.answer = 'forgotten';
    }
    this.keysByResource.delete(resourceId);
  }

  delete(key: string): void {
    const answer = this.claims.get(key)?.answer;
    this.claims.delete(key);
    if (!answer || answer === 'forgotten' || answer.resourceId === null) return;
    const keys = this.keysByResource.get(answer.resourceId);
    keys?.delete(key);
    if (keys?.size === 0) this.keysByResource.delete(answer.resourceId);
  }
}

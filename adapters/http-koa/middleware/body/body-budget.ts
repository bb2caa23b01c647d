import { HttpProblem } from '../../problems/problem.js';

/** A tenant may hold at most this many times the free budget: the first gets three quarters, the second three quarters of the remainder. */
const SHARE_OF_FREE = 3;
const RETRY_AFTER_SECONDS = '2';

/** The bytes that one request holds. `take` throws the problem `unavailable` if the budget is exhausted. */
export interface BodyReservation {
  take(bytes: number): void;
  /** Releases a part that a copy has replaced. */
  giveBack(bytes: number): void;
  /** Releases all remaining bytes. */
  release(): void;
}

/**
 * Limits the memory for request bodies of a process: declared lengths, undeclared bytes as they arrive, decompressed bytes and decoded files, each until
 * the response is sent. Fair between tenants: one tenant cannot use up the whole budget.
 */
export class BodyBudget {
  private used = 0;
  private readonly usedBy = new Map<string, number>();

  constructor(private readonly bytes: number) {}

  get usedBytes(): number {
    return this.used;
  }

  open(tenantId: string): BodyReservation {
    let held = 0;
    const giveBack = (bytes: number): void => {
      const given = Math.min(bytes, held);
      held -= given;
      this.add(tenantId, -given);
    };
    return {
      take: (bytes) => {
        if (!this.hasRoom(tenantId, bytes)) throw noRoom();
        held += bytes;
        this.add(tenantId, bytes);
      },
      giveBack,
      release: () => {
        giveBack(held);
      },
    };
  }

  private hasRoom(tenantId: string, bytes: number): boolean {
    const free = this.bytes - this.used - bytes;
    return free >= 0 && (this.usedBy.get(tenantId) ?? 0) + bytes <= SHARE_OF_FREE * free;
  }

  private add(tenantId: string, bytes: number): void {
    const by = (this.usedBy.get(tenantId) ?? 0) + bytes;
    if (by === 0) this.usedBy.delete(tenantId);
    else this.usedBy.set(tenantId, by);
    this.used += bytes;
  }
}

function noRoom(): HttpProblem {
  return new HttpProblem(
    'unavailable',
    'The service is processing too many large bodies. Retry after Retry-After.',
    {},
    { 'Retry-After': RETRY_AFTER_SECONDS },
  );
}

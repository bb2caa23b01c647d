import { HttpProblem } from '../../problems/problem.js';

/** A tenant may hold this many times what it leaves free: one alone gets three quarters of the budget, the next three quarters of the rest. */
const SHARE_OF_FREE = 3;
const RETRY_AFTER_SECONDS = '2';

/** Counts what one request holds. Throws the problem `unavailable` where there is no room. */
export interface BodyReservation {
  take(bytes: number): void;
  /** Gives back a part, as soon as a copy has taken its place. */
  giveBack(bytes: number): void;
  /** Gives back all that is left. */
  release(): void;
}

/**
 * Bounds the bytes of bodies that a process holds at a time, from their announcement to their answer: what they say that they will have, what arrives
 * unannounced, what they unfold to, and the file that is decoded from them. Fair by tenant: however many bodies one sends, there is room for others.
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
    'Too many large bodies are being read at the moment. Send it again after Retry-After.',
    {},
    { 'Retry-After': RETRY_AFTER_SECONDS },
  );
}

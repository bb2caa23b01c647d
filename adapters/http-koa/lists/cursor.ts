import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '../../../core/index.js';

/**
 * Encodes a position in a list as an opaque, signed cursor: `base64url(position).signature`. The signature covers tenant, operation, record,
 * filters and sort, so a cursor that was modified or that belongs to another list is rejected.
 */
export class CursorCodec {
  constructor(private readonly secret: string) {}

  encode(position: unknown, binding: string): string {
    const payload = Buffer.from(JSON.stringify(position)).toString('base64url');
    return `${payload}.${this.sign(payload, binding)}`;
  }

  /** Throws `cursor.invalid`. */
  decode(cursor: string, binding: string): unknown {
    const [payload = '', signature = '', ...rest] = cursor.split('.');
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.sign(payload, binding));
    if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new DomainError(
        'cursor.invalid',
        'The cursor was modified or belongs to a list with other filters or another sort. Start again without a cursor.',
      );
    }
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  }

  private sign(payload: string, binding: string): string {
    return createHmac('sha256', this.secret)
      .update(binding)
      .update('\n')
      .update(payload)
      .digest('base64url')
      .slice(0, 22);
  }
}

export interface CursorBinding {
  tenantId: string;
  operationId: string;
  /** Path parameters: the record that the list belongs to. */
  params: object;
  query: object;
}

/** What a cursor is bound to: the whole request except for `cursor` and `limit`. */
export function serializeBinding({ tenantId, operationId, params, query }: CursorBinding): string {
  const sorted = (members: object): [string, unknown][] =>
    Object.entries(members)
      .filter(([name, value]) => name !== 'cursor' && name !== 'limit' && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([tenantId, operationId, sorted(params), sorted(query)]);
}

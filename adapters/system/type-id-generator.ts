import { randomFillSync } from 'node:crypto';
import { fromUUID } from 'typeid-js';
import { V7Generator } from 'uuidv7';
import type { IdGenerator, IdPrefix } from '../../core/spi.js';
import { typeIdSuffix } from './type-id-suffix.js';

/** Random words are drawn in blocks: a call of the system for each id would cost more than the id. */
const BLOCK = 1024;

export class TypeIdGenerator implements IdGenerator {
  private readonly random = new Uint32Array(BLOCK);
  private used = BLOCK;
  private readonly uuids = new V7Generator({ nextUint32: () => this.nextUint32() });

  next(prefix: IdPrefix): string {
    return `${prefix}_${typeIdSuffix(this.uuids.generate().bytes)}`;
  }

  /** `commandId` is a UUIDv7: it becomes the UUID part of the id. */
  forCommand(prefix: IdPrefix, commandId: string): string {
    return fromUUID(commandId, prefix);
  }

  private nextUint32(): number {
    if (this.used === BLOCK) {
      randomFillSync(this.random);
      this.used = 0;
    }
    this.used += 1;
    return this.random[this.used - 1] ?? 0;
  }
}

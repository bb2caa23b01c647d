import { fromUUID, typeidUnboxed } from 'typeid-js';
import type { IdGenerator, IdPrefix } from '../../core/ports/id-generator.js';

export class TypeIdGenerator implements IdGenerator {
  next(prefix: IdPrefix): string {
    return typeidUnboxed(prefix);
  }

  /** `commandId` is a UUIDv7: it becomes the UUID part of the id. */
  forCommand(prefix: IdPrefix, commandId: string): string {
    return fromUUID(commandId, prefix);
  }
}

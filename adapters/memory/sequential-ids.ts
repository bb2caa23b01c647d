import { fromUUID } from 'typeid-js';
import type { IdGenerator, IdPrefix } from '../../core/spi.js';

/** Well-formed ids that are the same in every run. */
export class SequentialIds implements IdGenerator {
  private last = 0;

  next(prefix: IdPrefix): string {
    this.last += 1;
    return this.forCommand(prefix, `0190163d-8694-7000-8000-${this.last.toString(16).padStart(12, '0')}`);
  }

  forCommand(prefix: IdPrefix, commandId: string): string {
    return fromUUID(commandId, prefix);
  }
}

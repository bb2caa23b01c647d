import { z } from 'zod';
import { invalidInput } from '../../../core/index.js';
import { text } from './text.js';

/** A caller's own id of a record. */
export const statedExternalId = text(255, 1);

export const externalIdParams = z.object({
  externalId: statedExternalId.meta({ description: 'Your own id of the record, percent-encoded.' }),
});

/** Throws `input.invalid` where the body names another id than the path. */
export function assertSameExternalId(inPath: string, inBody: string | null | undefined): void {
  if (inBody === undefined || inBody === inPath) return;
  throw invalidInput([
    { pointer: '/externalId', code: 'invalid_value', detail: 'Leave `externalId` out, or send the one of the path.' },
  ]);
}

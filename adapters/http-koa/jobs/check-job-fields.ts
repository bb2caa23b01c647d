import type { JobFields } from '../../../core/index.js';
import { validate } from '../middleware/validation/validate.js';
import { jobFieldsSchema } from './schema.js';

/** Validates a patched job as a whole: an incomplete salary or an empty location only shows in the result. Throws `input.invalid`. */
export function checkJobFields(fields: JobFields): void {
  validate(jobFieldsSchema, fields);
}

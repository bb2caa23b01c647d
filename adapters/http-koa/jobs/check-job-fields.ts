import type { JobFields } from '../../../core/index.js';
import { validate } from '../middleware/validation/validate.js';
import { jobFieldsSchema } from './schema.js';

/** A patched job is checked as a whole: half a salary or a location of nothing can only be seen then. Throws `input.invalid`. */
export function checkJobFields(fields: JobFields): void {
  validate(jobFieldsSchema, fields);
}

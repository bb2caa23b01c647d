import type { Migration } from './migration.js';
import { initial } from './001-initial.js';
import { fileParts } from './002-file-parts.js';
import { jobReadings } from './003-job-readings.js';
import { hashedClaimKeys } from './004-hashed-claim-keys.js';
import { audit } from './007-audit.js';
import { feedback } from './006-feedback.js';
import { workByEnqueuing } from './005-work-by-enqueuing.js';
import { operations } from './008-operations.js';
import { packedColumns } from './009-packed-columns.js';
import { auditPages } from './010-audit-pages.js';
import { identityKeys } from './011-identity-keys.js';

/** In order of version. */
export const MIGRATIONS: readonly Migration[] = [
  initial,
  fileParts,
  jobReadings,
  hashedClaimKeys,
  workByEnqueuing,
  feedback,
  audit,
  operations,
  packedColumns,
  auditPages,
  identityKeys,
];

import type { RequestBait } from '../request-bait.js';
import { BODY_BAITS } from './bodies.js';
import { ENCODING_BAITS } from './encodings.js';
import { HEADER_BAITS } from './headers.js';
import { MULTIPART_BAITS } from './multipart.js';
import { QUERY_BAITS } from './queries.js';

export { RAW_BAITS } from './headers.js';

export const REQUEST_BAITS: readonly RequestBait[] = [
  ...BODY_BAITS,
  ...QUERY_BAITS,
  ...ENCODING_BAITS,
  ...MULTIPART_BAITS,
  ...HEADER_BAITS,
];

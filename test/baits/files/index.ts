import type { FileBait } from '../file-bait.js';
import { HOSTILE_FILES } from './hostile.js';
import { PACKED_BAITS } from './packed.js';
import { PDF_BAITS } from './pdf.js';
import { WRITTEN_BAITS } from './written.js';

export const FILE_BAITS: readonly FileBait[] = [
  ...HOSTILE_FILES.map(([name, make]) => ({ name, filename: 'resume', make })),
  ...PDF_BAITS,
  ...PACKED_BAITS,
  ...WRITTEN_BAITS,
];

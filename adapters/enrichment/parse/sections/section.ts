import type { SectionKind } from '../lexicons/section-vocabulary.js';
import type { Line } from '../text/line.js';

/** Lines under one heading, or of one kind. */
export interface Section {
  /** `top` is what is before the first heading. */
  readonly kind: SectionKind | 'top';
  readonly heading?: Line;
  readonly wording?: string;
  readonly lines: Line[];
}

import { ExtractionFailure } from '../../extract/extraction-failure.js';

/** Pixels of a picture: A4 at 600 dots an inch has 35 million. A file of a kilobyte can claim any number. */
export const MOST_PIXELS = 40_000_000;

/** For the size that a file declares, before anything is decoded. */
export function refuseTooLarge(width: number, height: number): void {
  if (!(width >= 1 && height >= 1)) throw new ExtractionFailure('corrupt', 'The picture has no size.');
  if (width * height > MOST_PIXELS)
    throw new ExtractionFailure(
      'too_large',
      `The picture has more than ${MOST_PIXELS / 1e6} megapixels: scan the page with 300 dots an inch.`,
    );
}

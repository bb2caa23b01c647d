import type { RecognizedPage, RecognizedText } from '../../../../core/spi.js';

/**
 * Thrown where pages of a document are pictures and may be recognized: reading it goes on with what was found. `all` for a file that is nothing but
 * pictures, whose number its reader knows.
 */
export class PagesToRecognize extends Error {
  override readonly name = 'PagesToRecognize';

  constructor(readonly pages: readonly number[] | 'all') {
    super('Pages of the document are pictures.');
  }
}

/** Below this confidence of 0–1 what was recognized is not the text of the page: handwriting, a photograph of something else, another script. */
export const LEAST_CONFIDENCE = 0.6;

export function isLegible({ words, confidence }: RecognizedPage): boolean {
  return words.length > 0 && confidence >= LEAST_CONFIDENCE;
}

/** What an enrichment says of the pages whose recognized text it used. */
export function ocrOf(engine: string, pages: readonly RecognizedPage[]): RecognizedText {
  return { engine, confidence: confidenceOf(pages), pages: pages.length };
}

/** Mean over the pages by their letters, 0–1. */
function confidenceOf(pages: readonly RecognizedPage[]): number {
  const weights = pages.map(({ words }) => words.reduce((sum, { text }) => sum + text.length, 0));
  const letters = weights.reduce((sum, weight) => sum + weight, 0);
  const total = pages.reduce((sum, { confidence }, at) => sum + confidence * weights[at]!, 0);
  return letters === 0 ? 0 : Math.round((total / letters) * 100) / 100;
}

import type { RecognizedPage } from '../../../core/spi.js';
import { serveTasks } from '../children/task-server.js';
import { asExtractionFailure, ExtractionFailure } from '../extract/index.js';
import { inflateAtOnce } from '../extract/pdf/file/inflate-at-once.js';
import { loadPdfJs } from '../extract/pdf/file/open-pdf.js';
import { openPicture } from './open-picture.js';
import { recognizePage } from './recognize-page.js';
import { Tesseract } from './tesseract/tesseract.js';

/** What the child answers with; a child that serves another engine is refused. */
export const ENGINE = 'tesseract';

/** Makes the calling process the child that recognizes text in pictures. */
export function serveOcr(): void {
  inflateAtOnce();
  let engine: Tesseract | undefined;
  serveTasks({
    tasks: {
      async recognizePage({ bytes, number }: { bytes: Uint8Array; number: number }): Promise<RecognizedPage> {
        if (!engine) throw new Error('A task came before the child was ready.');
        const { of, ...picture } = await opened(bytes, number);
        return { number, of, ...recognizePage(picture, engine) };
      },
    },
    verdictOf: (error) => (error instanceof ExtractionFailure ? error : undefined),
    async warmUp() {
      engine = await Tesseract.start();
      await loadPdfJs();
      return ENGINE;
    },
  });
}

/** Decoders meet hostile input: any error of theirs means a damaged file. */
async function opened(bytes: Uint8Array, number: number): ReturnType<typeof openPicture> {
  try {
    return await openPicture(bytes, number);
  } catch (error) {
    throw asExtractionFailure(error);
  }
}

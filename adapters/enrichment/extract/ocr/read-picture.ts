import type { ExtractedDocument, Recognition } from '../../../../core/spi.js';
import { assembleDocument } from '../assemble-document.js';
import { ExtractionFailure } from '../extraction-failure.js';
import { isLegible, ocrOf, PagesToRecognize } from './recognition.js';
import { recognizedLines } from './recognized-lines.js';

const NOTHING_RECOGNIZED =
  'No text was recognized in the picture: send a sharper one, of 200 dots an inch or more, or a document with text.';

/** A file that is a picture, or several: PNG, JPEG, TIFF. */
export function readPicture(contentType: string, recognition: Recognition | undefined): ExtractedDocument {
  if (recognition === undefined) throw new PagesToRecognize('all');
  const legible = recognition.pages.filter(isLegible);
  if (legible.length === 0) throw new ExtractionFailure('no_text', NOTHING_RECOGNIZED);
  const pictures = recognition.pages.length - legible.length + recognition.unread;
  return assembleDocument({
    contentType,
    lines: legible.flatMap(recognizedLines),
    pages: recognition.pages.length + recognition.unread,
    unreadPages: { damaged: 0, pictures },
    ocr: ocrOf(recognition.engine, legible),
  });
}

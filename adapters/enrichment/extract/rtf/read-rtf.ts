import type { ExtractedDocument } from '../../../../core/spi.js';
import { assembleDocument } from '../assemble-document.js';
import { CONTENT_TYPES } from '../detect-format.js';
import { ExtractionFailure } from '../extraction-failure.js';
import { LIMITS } from '../limits.js';
import { RtfLines } from './rtf-lines.js';
import { tokenizeRtf } from './rtf-tokens.js';

/**
 * No npm package for RTF is maintained, and the part of the format that carries text is small: groups with a state that
 * they inherit, a few dozen control words, and destinations that are no text.
 */
export function readRtf(bytes: Uint8Array): ExtractedDocument {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const reader = new RtfLines();
  let depth = 0;
  for (const token of tokenizeRtf(source.slice(source.indexOf('{\\rtf')))) {
    if (token.kind === 'open' && ++depth > LIMITS.depth * 5) {
      throw new ExtractionFailure('too_large', 'The document is nested too deeply.');
    }
    if (token.kind === 'close' && --depth < 0) break;
    reader.take(token);
    if (depth === 0) break;
  }
  // Files cut off in transit end inside a group. What came before would look like a whole resume.
  if (depth > 0) throw new ExtractionFailure('corrupt', 'The RTF ends too early.');
  return assembleDocument({ contentType: CONTENT_TYPES.rtf, lines: reader.finish(), links: reader.links });
}

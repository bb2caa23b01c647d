import { PNG } from 'pngjs';
import { ExtractionFailure } from '../../extract/extraction-failure.js';
import { refuseTooLarge } from './limits.js';
import { fromRgba, type Raster } from './raster.js';

/** The first frame where there are more. */
export function decodePng(bytes: Uint8Array): Raster {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 33) throw new ExtractionFailure('corrupt', 'The PNG ends too early.');
  refuseTooLarge(view.getUint32(16), view.getUint32(20));
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes), { checkCRC: false });
  return fromRgba(width, height, data);
}

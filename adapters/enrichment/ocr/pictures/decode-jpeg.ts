import { decode } from 'jpeg-js';
import { ExtractionFailure } from '../../extract/extraction-failure.js';
import { MOST_PIXELS, refuseTooLarge } from './limits.js';
import { fromRgba, type Raster } from './raster.js';

const MEMORY_MB = 700;

export function decodeJpeg(bytes: Uint8Array): Raster {
  const size = frameSize(bytes);
  refuseTooLarge(size.width, size.height);
  const limits = { maxResolutionInMP: MOST_PIXELS / 1e6, maxMemoryUsageInMB: MEMORY_MB };
  const { width, height, data } = decode(bytes, { useTArray: true, tolerantDecoding: true, ...limits });
  return fromRgba(width, height, data);
}

/** The size in the first frame header, which follows segments of declared lengths. */
function frameSize(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    // C4, C8 and CC are tables; the others from C0 to CF begin a frame.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker < 0xff00) break;
  }
  throw new ExtractionFailure('corrupt', 'The JPEG has no frame.');
}

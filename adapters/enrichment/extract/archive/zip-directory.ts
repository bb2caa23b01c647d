import { ExtractionFailure } from '../extraction-failure.js';
import { LIMITS } from '../limits.js';

export interface ZipEntry {
  name: string;
  method: number;
  compressedSize: number;
  headerOffset: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** Reads the central directory, the part of a zip that says what counts. Sizes in it are not believed anywhere. */
export function listEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > LIMITS.archiveEntries) throw new ExtractionFailure('too_large', 'The archive has too many entries.');
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    if (at + 46 + nameLength > view.byteLength) throw damaged();
    if ((view.getUint16(at + 8, true) & 1) !== 0) {
      throw new ExtractionFailure('encrypted', 'The archive is protected with a password.');
    }
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      headerOffset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The end record is last, before a comment of at most 64 KiB. */
function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw damaged();
}

function damaged(): ExtractionFailure {
  return new ExtractionFailure('corrupt', 'The archive is damaged or incomplete.');
}

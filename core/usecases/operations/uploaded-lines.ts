import type { LinePosition } from '../../operation/operation.js';
import { LONGEST_LINE_BYTES, type Upload } from '../../operation/upload.js';
import type { UploadStore } from '../../ports/imports/upload-store.js';

export interface UploadedLine {
  /** Counted from 1, blank lines included. */
  number: number;
  /** `undefined` where the line is longer than a line may be. */
  bytes: Uint8Array | undefined;
  /** Where the next line begins. */
  end: LinePosition;
}

const NEWLINE = 0x0a;
const BLANK = new Set([0x09, 0x0d, 0x20]);

/** The lines of an upload that are not blank, from a position on. Holds one part, and a line that reaches over several. */
export class UploadedLines {
  private loaded: { part: number; bytes: Uint8Array } | undefined;

  constructor(
    private readonly uploads: Pick<UploadStore, 'get'>,
    private readonly tenantId: string,
    private readonly upload: Upload,
  ) {}

  async after(position: LinePosition): Promise<UploadedLine | undefined> {
    for (let from = position; ;) {
      const line = await this.lineAt(from);
      if (!line || !line.bytes || !isBlank(line.bytes)) return line;
      from = line.end;
    }
  }

  private async lineAt({ part, offset, line }: LinePosition): Promise<UploadedLine | undefined> {
    const pieces: Uint8Array[] = [];
    let length = 0;
    for (let at = { part, offset }; ; at = { part: at.part + 1, offset: 0 }) {
      if (at.part === this.upload.parts) {
        const end = { ...at, line: line + 1 };
        return length === 0 ? undefined : { number: line + 1, bytes: joined(pieces, length), end };
      }
      const bytes = await this.load(at.part);
      const newline = bytes.indexOf(NEWLINE, at.offset);
      const piece = bytes.subarray(at.offset, newline === -1 ? bytes.length : newline);
      length += piece.length;
      if (length <= LONGEST_LINE_BYTES) pieces.push(piece);
      if (newline === -1) continue;
      const end = { part: at.part, offset: newline + 1, line: line + 1 };
      return { number: line + 1, bytes: joined(pieces, length), end };
    }
  }

  private async load(part: number): Promise<Uint8Array> {
    if (this.loaded?.part === part) return this.loaded.bytes;
    const bytes = await this.uploads.get(this.tenantId, { uploadId: this.upload.id, part });
    if (!bytes) throw new Error('A part of an upload is not there.');
    this.loaded = { part, bytes };
    return bytes;
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array | undefined {
  if (length > LONGEST_LINE_BYTES) return undefined;
  if (pieces.length === 1) return pieces[0];
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => BLANK.has(byte));
}

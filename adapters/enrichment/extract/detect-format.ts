import { fileTypeFromBuffer } from 'file-type';
import { listEntries } from './archive/zip-directory.js';
import { ExtractionFailure } from './extraction-failure.js';
import { assertPlausibleText, decodeText } from './text/decode-text.js';

export type DocumentFormat = 'pdf' | 'docx' | 'odt' | 'rtf' | 'html' | 'markdown' | 'text' | 'json' | PictureFormat;

/** Read where text in pictures is recognized. */
export type PictureFormat = 'png' | 'jpeg' | 'tiff';

export const CONTENT_TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  html: 'text/html',
  markdown: 'text/markdown',
  text: 'text/plain',
  json: 'application/json',
  png: 'image/png',
  jpeg: 'image/jpeg',
  tiff: 'image/tiff',
};

/** In bytes: enough to say what a file is. */
const HEAD = 65_536;

export interface Detection {
  /** Whether pictures are read: refused where they are not. */
  pictures?: boolean;
}

/** Detects the format from the bytes. The name decides only whether a text is Markdown, which bytes cannot show. */
export async function detectFormat(
  bytes: Uint8Array,
  filename = '',
  { pictures = false }: Detection = {},
): Promise<DocumentFormat> {
  const head = latin1(bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return officeFormat(bytes);
  if (head.startsWith('\xD0\xCF\x11\xE0')) throw compoundFile(bytes);
  const picture = pictureFormat(head);
  if (picture) {
    if (pictures) return picture;
    throw unreadPicture(picture);
  }
  if (/^\s*(?:\xEF\xBB\xBF\s*)?\{\\rtf/.test(head)) return 'rtf';
  // The marks of UTF-16 look like the start of an MP3 frame.
  const marked = head.startsWith('\xFF\xFE') || head.startsWith('\xFE\xFF');
  const known = marked ? undefined : await fileTypeFromBuffer(bytes.subarray(0, HEAD)).catch(() => undefined);
  if (known !== undefined && known.ext !== 'xml') throw unsupported(known.mime);
  return textFormat(decodeText(headOf(bytes)), filename);
}

function unsupported(mime: string): ExtractionFailure {
  return new ExtractionFailure('unsupported_format', `A file of type ${mime} is not a resume that can be read.`);
}

/** By the marks at their beginning. A package would say nothing of a picture that ends with its mark. */
function pictureFormat(head: string): PictureFormat | undefined {
  if (head.startsWith('\x89PNG\r\n')) return 'png';
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  return head.startsWith('II*\0') || head.startsWith('MM\0*') ? 'tiff' : undefined;
}

function unreadPicture(format: PictureFormat): ExtractionFailure {
  return new ExtractionFailure(
    'unsupported_format',
    `A file of type ${CONTENT_TYPES[format]} is a picture, which is read with OCR=on only. Send a PDF or DOCX with text, or start the service with OCR=on.`,
  );
}

/** Never ends within a letter of UTF-8, which would make all of it look like another encoding. */
function headOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= HEAD) return bytes;
  let end = HEAD;
  while (end > HEAD - 3 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}

function officeFormat(bytes: Uint8Array): DocumentFormat {
  const names = listEntries(bytes).map((entry) => entry.name);
  if (names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name)))
    return 'docx';
  if (names.includes('content.xml') && names.includes('mimetype')) return 'odt';
  if (names.includes('word/document.xml')) return 'docx';
  throw new ExtractionFailure('unsupported_format', 'A zip archive that is neither DOCX nor ODT.');
}

/** Office puts a password-protected DOCX into the container of the old DOC format, under a name that says so. */
function compoundFile(bytes: Uint8Array): ExtractionFailure {
  const needle = 'EncryptedPackage'.split('').join('\0');
  return latin1(bytes).includes(needle)
    ? new ExtractionFailure('encrypted', 'The document is protected with a password.')
    : new ExtractionFailure(
        'unsupported_format',
        'The old binary Office format (.doc) is not read; save it as DOCX or PDF.',
      );
}

function textFormat(text: string, filename: string): DocumentFormat {
  const start = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 20_000);
  if (start.startsWith('{')) return 'json';
  if (/^<(?:!doctype\s+html|html|head|body)\b/i.test(withoutPrologue(start))) return 'html';
  // A fragment without <html>: begins with an element and closes block elements again.
  if (/^<[a-z][a-z0-9]*[\s>]/i.test(start) && /<\/(p|div|h[1-6]|ul|ol|table|section|article|span)>/i.test(start))
    return 'html';
  // What is neither is text, or nothing that can be read: the caller learns so at once.
  assertPlausibleText(text);
  if (/\.(md|markdown|mdown|mkd)$/i.test(filename)) return 'markdown';
  return 'text';
}

/** What follows the XML declaration and the comments that a page may begin with. */
function withoutPrologue(markup: string): string {
  let at = markup.startsWith('<?xml') ? endOf(markup, '>', 0) : 0;
  for (;;) {
    at += /^\s*/.exec(markup.slice(at))?.[0].length ?? 0;
    if (!markup.startsWith('<!--', at)) return markup.slice(at);
    at = endOf(markup, '-->', at + '<!--'.length);
  }
}

/** The offset after the mark, or the end of a text that does not hold it. */
function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

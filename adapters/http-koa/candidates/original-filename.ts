import contentDisposition from 'content-disposition';
import type { ResumeDocument } from '../../../core/index.js';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'application/json': 'json',
  'text/html': 'html',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/tiff': 'tiff',
};

/** Separators of paths, what a file system takes for more than a letter, and characters that hide others. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Units; most file systems take 255 bytes. */
const LONGEST_NAME = 100;

/** `Content-Disposition` (RFC 6266) of a resume as it was sent. A name that the file was sent with stays, as far as it is safe to save a file under it. */
export function originalDisposition({ filename, contentType }: ResumeDocument): string {
  const name = (filename ?? '')
    .toWellFormed()
    .replace(UNSAFE, '_')
    .replace(/^[.\s]+/u, '')
    .trim();
  const safe = name.length > LONGEST_NAME ? shortened(name) : name;
  return contentDisposition(safe === '' ? `resume.${EXTENSIONS[contentType] ?? 'bin'}` : safe, { type: 'attachment' });
}

/** The ending says what the file is, and stays. */
function shortened(name: string): string {
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, LONGEST_NAME - ending.length).toWellFormed()}${ending}`;
}

import { expect } from 'chai';
import { detectFormat } from '../../../../adapters/enrichment/extract/detect-format.js';
import { openDocumentFile, paragraph, pdfPage, put, wordFile, zip } from './made-documents.js';
import { expectFailure } from './reading.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('Detecting the format of a resume', () => {
  it('goes by the bytes, whatever the file is called', async () => {
    expect(await detectFormat(pdfPage(put('Ada', 50, 50)), 'cv.docx')).to.equal('pdf');
    expect(await detectFormat(wordFile(paragraph('Ada')), 'cv.pdf')).to.equal('docx');
    expect(await detectFormat(openDocumentFile('<text:p>Ada</text:p>'), 'cv.txt')).to.equal('odt');
    expect(await detectFormat(bytes('{\\rtf1 Ada}'), 'cv.doc')).to.equal('rtf');
    expect(await detectFormat(bytes('<!DOCTYPE html><p>Ada'), 'cv.md')).to.equal('html');
    expect(await detectFormat(bytes('<div><p>Ada</p></div>'))).to.equal('html');
    expect(await detectFormat(bytes('{"basics":{"name":"Ada"}}'), 'cv.txt')).to.equal('json');
  });

  it('needs the name only to distinguish Markdown from plain text', async () => {
    expect(await detectFormat(bytes('# Ada'), 'cv.md')).to.equal('markdown');
    expect(await detectFormat(bytes('# Ada'), 'cv.txt')).to.equal('text');
    expect(await detectFormat(bytes('# Ada'))).to.equal('text');
  });

  it('refuses pictures, other archives and the old Word format', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await expectFailure(detectFormat(png, 'cv.pdf'), 'unsupported_format');
    await expectFailure(detectFormat(png.subarray(0, 8), 'cv.pdf'), 'unsupported_format');
    await expectFailure(detectFormat(zip({ 'a.txt': 'hello' }), 'cv.docx'), 'unsupported_format');
    await expectFailure(
      detectFormat(bytes(`\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1${'\0'.repeat(600)}`)),
      'unsupported_format',
    );
  });

  it('refuses bytes that are neither a known format nor text, whatever they are called', async () => {
    for (const binary of [
      new Uint8Array(16),
      Uint8Array.of(0, 1, 2, 3),
      Uint8Array.from({ length: 256 }, (_, at) => at),
    ]) {
      for (const name of ['cv.pdf', 'cv.md', 'cv.txt']) {
        await expectFailure(detectFormat(binary, name), 'unsupported_format');
      }
    }
  });

  it('takes a long text in any script for a text, wherever its beginning is cut off', async () => {
    for (const letter of ['я', '漢', '😀']) {
      for (let shift = 0; shift < 4; shift += 1) {
        const text = `${'a'.repeat(shift)}${letter.repeat(40_000)}`;
        expect(await detectFormat(new TextEncoder().encode(text)), letter).to.equal('text');
      }
    }
  });

  it('calls a DOCX with a password encrypted', async () => {
    const marker = 'EncryptedPackage'.split('').join('\0');
    await expectFailure(
      detectFormat(bytes(`\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1${'\0'.repeat(600)}${marker}`)),
      'encrypted',
    );
  });
});

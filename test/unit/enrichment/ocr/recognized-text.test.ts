import { expect } from 'chai';
import { recognizePages } from '../../../../adapters/enrichment/recognize-pages.js';
import { PagesToRecognize, readDocument } from '../../../../adapters/enrichment/extract/index.js';
import { DomainError } from '../../../../core/index.js';
import type { Ocr, Recognition, RecognizedPage, RecognizedWord } from '../../../../core/spi.js';
import { pdfFile, put } from '../extract/made-documents.js';
import { expectFailure } from '../extract/reading.js';

const PNG_HEAD = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');

/** Words of one line, five points a letter and a gap of three. */
function line(y: number, text: string, x = 40): RecognizedWord[] {
  let at = x;
  return text.split(' ').map((word) => {
    const x0 = at;
    at = x0 + word.length * 5 + 3;
    return { text: word, x0, x1: at - 3, y, size: 10, confidence: 0.9 };
  });
}

const page = (number: number, words: RecognizedWord[], confidence = 0.9): RecognizedPage => ({
  number,
  of: number,
  width: 595,
  height: 842,
  words,
  confidence,
});
const recognition = (...pages: RecognizedPage[]): { recognition: Recognition } => ({
  recognition: { engine: 'test', pages, unread: 0 },
});

describe('The recognized text of a picture', () => {
  it('is asked for where pictures are read, and only there', async () => {
    await expectFailure(readDocument(PNG_HEAD), 'unsupported_format');
    const refused = await readDocument(PNG_HEAD).catch((error: unknown) => error as Error);
    expect(String(refused)).to.include('OCR=on');
    const asked = await readDocument(PNG_HEAD, '', {}).catch((error: unknown) => error);
    expect(asked).to.be.instanceOf(PagesToRecognize);
    expect((asked as PagesToRecognize).pages).to.equal('all');
  });

  it('is laid out as that of a PDF: lines by their baselines, cells by gaps, signs before lines as bullets', async () => {
    const words = [
      ...line(60, 'Maren Aschwell'),
      ...line(100, 'Warehouse Manager'),
      ...line(100, 'March 2019', 450),
      ...line(120, '« Planned shifts'),
    ];
    const document = await readDocument(PNG_HEAD, '', recognition(page(1, words)));
    expect(document.text).to.equal('Maren Aschwell\nWarehouse Manager\tMarch 2019\n• Planned shifts');
    expect(document.contentType).to.equal('image/png');
    expect(document.ocr).to.deep.equal({ engine: 'test', confidence: 0.9, pages: 1 });
    expect(document.lines.every(({ recognized }) => recognized)).to.equal(true);
  });

  it('is put right where it can be nothing else: "to" between two dates, and an address with a space', async () => {
    const words = [
      ...line(60, 'Maren Aschwell'),
      ...line(80, 'maren.aschwell @example.com'),
      ...line(100, '2019-03-01 ro 2021-10-30'),
      ...line(120, '2016 10 PRESENT'),
      ...line(140, 'Studied lo 2012 and 10 others'),
    ];
    const document = await readDocument(PNG_HEAD, '', recognition(page(1, words)));
    expect(document.text.split('\n').slice(1)).to.deep.equal([
      'maren.aschwell@example.com',
      '2019-03-01 to 2021-10-30',
      '2016 to PRESENT',
      'Studied lo 2012 and 10 others',
    ]);
  });

  it('has a stroke between capitals where the recognizer saw a letter, in pairs that every resume knows', async () => {
    const { text } = await readDocument(
      PNG_HEAD,
      '',
      recognition(page(1, [...line(60, 'Head of UIIUX'), ...line(80, 'CIlCD and UI1UX, HAWAII')])),
    );
    expect(text).to.equal('Head of UI/UX\nCI/CD and UI/UX, HAWAII');
  });

  it('keeps to the columns that rules end', async () => {
    const entry = (y: number, firm: string, post: string, dates: string) => [
      ...line(y, firm),
      ...line(y + 13, dates, 400),
      ...line(y + 26, post),
    ];
    const words = [
      ...line(60, 'Maren Aschwell'),
      ...line(85, 'Bern'),
      ...line(80, 'maren@example.com', 400),
      ...entry(200, 'Northgate Mills', 'Warehouse Manager', '2019-03 - 2021-10'),
      ...line(240, 'Planned shifts'),
      ...entry(320, 'Alder Freight', 'Forklift Driver', '2014-06 - 2019-02'),
      ...line(360, 'Loaded lorries'),
    ];
    const rules = [140, 280].map((top) => ({ left: 40, right: 560, top, bottom: top + 1 }));
    const document = await readDocument(PNG_HEAD, '', recognition({ ...page(1, words), rules }));
    const texts = document.text.split(/[\n\t]/);
    expect(texts.indexOf('2019-03 - 2021-10')).to.be.lessThan(texts.indexOf('Alder Freight'));
    expect(texts.indexOf('maren@example.com')).to.be.lessThan(texts.indexOf('Northgate Mills'));
  });

  it('is no text where it was recognized with little confidence', async () => {
    const doubtful = page(1, line(60, 'Mrcn Asdvvell'), 0.4);
    await expectFailure(readDocument(PNG_HEAD, '', recognition(doubtful)), 'no_text');
    const verdict = await readDocument(PNG_HEAD, '', recognition(doubtful)).catch((error: unknown) => error as Error);
    expect(String(verdict)).to.include('send a sharper one');
    const second = page(2, line(60, 'Maren Aschwell'));
    const document = await readDocument(PNG_HEAD, '', recognition(doubtful, second));
    expect([document.text, document.unreadPages]).to.deep.equal(['Maren Aschwell', { damaged: 0, pictures: 1 }]);
  });

  it('stands in a PDF where the page stood that is a picture', async () => {
    const image =
      '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\nA\nendstream';
    const stream = (content: string) => `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`;
    const sheet = (contents: number) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${String(contents)} 0 R /Resources << /Font << /F1 7 0 R >> /XObject << /I 8 0 R >> >> >>`;
    const file = pdfFile([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>',
      sheet(4),
      stream('q 595 0 0 842 0 0 cm /I Do Q'),
      sheet(6),
      stream(put('Ridgeway College', 50, 50)),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      image,
    ]);
    const asked = await readDocument(file, '', {}).catch((error: unknown) => error);
    expect((asked as PagesToRecognize).pages).to.deep.equal([1]);
    const document = await readDocument(file, '', recognition(page(1, line(60, 'Maren Aschwell'))));
    expect(document.text).to.equal('Maren Aschwell\nRidgeway College');
    expect(document.lines.map(({ recognized = false }) => recognized)).to.deep.equal([true, false]);
    expect(document.unreadPages).to.equal(undefined);
    expect((await readDocument(file)).unreadPages).to.deep.equal({ damaged: 0, pictures: 1 });
  });
});

describe('Recognizing the pages of a document', () => {
  const ocr = (pages: number, failing: readonly number[] = []): Ocr & { asked: number[] } => ({
    engine: 'test',
    asked: [],
    recognize({ number }) {
      this.asked.push(number);
      if (failing.includes(number)) return Promise.reject(new DomainError('document.timeout', 'Too slow.'));
      return Promise.resolve({ ...page(number, line(60, 'Text')), of: pages });
    },
  });
  const file = { bytes: PNG_HEAD };

  it('goes through all pages of a file of pictures, and ten at most: the rest is counted', async () => {
    const recognizer = ocr(13);
    const { pages, unread } = await recognizePages(recognizer, file, 'all');
    expect([pages.length, unread]).to.deep.equal([10, 3]);
    expect(recognizer.asked).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('goes on after a page that fails, and fails where all of them do', async () => {
    expect((await recognizePages(ocr(3, [2]), file, [1, 2, 3])).unread).to.equal(1);
    const failure = await recognizePages(ocr(1, [1]), file, [1]).catch((error: unknown) => error as DomainError);
    expect(failure).to.include({ code: 'document.timeout' });
  });
});

import { expect } from 'chai';
import { deflateSync } from 'node:zlib';
import { readDocument } from '../../adapters/enrichment/extract/index.js';
import { EnrichmentChildren } from '../../adapters/enrichment/index.js';
import { enrichedIn } from '../support/enriched-in.js';
import { pdfFile, put } from '../unit/enrichment/extract/made-documents.js';
import { tables } from '../support/taxonomy.js';

/** Of two pages: one of plain content, one whose content stream has the given bytes. */
function twoPages(compressed: Buffer): Uint8Array {
  const page = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`;
  const plain = put('Ada Quill', 50, 50);
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>',
    page(4),
    `<< /Length ${plain.length} >>\nstream\n${plain}\nendstream`,
    page(6),
    `<< /Length ${compressed.length} /Filter /FlateDecode >>\nstream\n${compressed.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

describe('A compressed PDF in a child process', () => {
  const lines = Array.from({ length: 40 }, (_, at) =>
    put(`Position ${at} at Harbour Works ${at * 7}`, 50, 20 + at * 18),
  );
  const whole = deflateSync(lines.join('\n'));
  let children: EnrichmentChildren;
  before(() => (children = new EnrichmentChildren({ tables })));
  after(() => children.close());

  const cases: Record<string, Buffer> = {
    'that is whole': whole,
    'with something behind its data': Buffer.concat([whole, Buffer.from('\nrest')]),
    'that is cut off': whole.subarray(0, Math.floor(whole.length * 0.7)),
    'whose checksum is wrong': Buffer.concat([whole.subarray(0, -4), Buffer.alloc(4)]),
    'that is damaged in the middle': Buffer.concat([whole.subarray(0, 60), Buffer.alloc(8, 0xff), whole.subarray(68)]),
    'that is empty': Buffer.alloc(0),
  };
  for (const [name, compressed] of Object.entries(cases)) {
    it(`${name} is read as in this process`, async () => {
      const bytes = twoPages(compressed);
      const read = (await enrichedIn(children, bytes)).document;
      expect(read).to.deep.equal(await readDocument(bytes));
      expect(read.text).to.match(/^Ada Quill/);
    });
  }
});

import { expect } from 'chai';
import { encode } from 'jpeg-js';
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import utif from 'utif2';
import { ChildEnricher, ChildOcr, EnrichmentChildren } from '../../adapters/enrichment/index.js';
import { type Raster, fromRgba } from '../../adapters/enrichment/ocr/pictures/raster.js';
import { straightened, turned } from '../../adapters/enrichment/ocr/pictures/turn.js';
import type { EnrichmentResult } from '../../core/spi.js';
import { A_SUBJECT } from '../support/enriched-in.js';
import { pdfFile } from '../unit/enrichment/extract/made-documents.js';

const PICTURE = readFileSync(new URL('../support/pictures/invented-resume.png', import.meta.url));

function rasterOfPicture(): Raster {
  const { width, height, data } = PNG.sync.read(PICTURE);
  return fromRgba(width, height, data);
}

function rgbaOf({ pixels }: Raster): Buffer {
  return Buffer.from(Array.from(pixels).flatMap((shade) => [shade, shade, shade, 255]));
}

function jpegOf(raster: Raster): Uint8Array {
  return encode({ width: raster.width, height: raster.height, data: rgbaOf(raster) }, 80).data;
}

function pdfOf(raster: Raster): Uint8Array {
  const jpeg = Buffer.from(jpegOf(raster)).toString('latin1');
  const { width, height } = raster;
  const content = 'q 595 0 0 350 0 246 cm /I Do Q';
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${String(width)} /Height ${String(height)} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${String(jpeg.length)} >>\nstream\n${jpeg}\nendstream`,
  ]);
}

describe('Text recognition', function () {
  this.timeout(120_000);
  let children: EnrichmentChildren;
  let ocr: ChildOcr;
  let enricher: ChildEnricher;
  before(() => {
    children = new EnrichmentChildren();
    ocr = new ChildOcr({ processorMs: 60_000 });
    enricher = new ChildEnricher(children, ocr);
  });
  after(() => Promise.all([children.close(), ocr.close()]));

  const enrich = (bytes: Uint8Array, by = enricher): Promise<EnrichmentResult> =>
    by.enrich({ candidate: A_SUBJECT, file: { bytes }, generatedAt: A_SUBJECT.createdAt });
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'read',
      (error: unknown) => (error as { code: string }).code,
    );

  it('is no process of its own until a picture comes', async () => {
    const { reading } = await enrich(Buffer.from('Maren Aschwell\nmaren.aschwell@example.com'));
    expect(reading?.document.text).to.include('Maren Aschwell');
    expect(ocr.pids).to.deep.equal([]);
  });

  it('reads a picture as a resume, and its evidence says where it comes from', async () => {
    expect(await enricher.detectContentType({ bytes: PICTURE })).to.equal('image/png');
    const { reading, intelligence } = await enrich(PICTURE);
    const { basics, work } = reading!.parsed.profile;
    expect(basics).to.include({ name: 'Maren Aschwell', email: 'maren.aschwell@example.com' });
    expect(work?.map(({ position, name, startDate }) => [position, name, startDate])).to.deep.equal([
      ['Warehouse Manager', 'Northgate Mills', '2019-03'],
      ['Forklift Driver', 'Alder Freight', '2014-06'],
    ]);
    expect(reading!.document.ocr).to.include({ engine: 'tesseract', pages: 1 });
    expect(reading!.document.ocr!.confidence).to.be.within(0.8, 1);
    expect(intelligence.evidence.map(({ source }) => source))
      .to.include('ocr')
      .and.not.include(undefined);
  });

  it('finds out which way is up and straightens what was scanned aslant', async () => {
    const aslant = turned(straightened(rasterOfPicture(), 1.5), 180);
    const { reading } = await enrich(jpegOf(aslant));
    expect(reading!.parsed.profile.basics?.name).to.equal('Maren Aschwell');
    expect(reading!.parsed.profile.work?.map(({ position }) => position)).to.deep.equal([
      'Warehouse Manager',
      'Forklift Driver',
    ]);
    const sideways = (await enrich(jpegOf(turned(rasterOfPicture(), 90)))).reading!;
    expect(sideways.parsed.profile.basics?.email).to.equal('maren.aschwell@example.com');
  });

  it('reads the scan in a PDF, and a TIFF', async () => {
    const raster = rasterOfPicture();
    const pdf = (await enrich(pdfOf(raster))).reading!;
    expect(pdf.document.contentType).to.equal('application/pdf');
    expect(pdf.parsed.profile.basics?.name).to.equal('Maren Aschwell');
    const tiff = new Uint8Array(utif.encodeImage(rgbaOf(raster), raster.width, raster.height));
    expect(await enricher.detectContentType({ bytes: tiff })).to.equal('image/tiff');
    expect((await enrich(tiff)).reading!.parsed.profile.basics?.name).to.equal('Maren Aschwell');
  });

  it('says no text for a picture without, and what is wrong with a damaged or hostile one, and reads on', async () => {
    expect(await codeOf(enrich(PNG.sync.write(new PNG({ width: 400, height: 400 }))))).to.equal('document.no_text');
    expect(await codeOf(enrich(PICTURE.subarray(0, 5_000)))).to.equal('document.corrupt');
    const bomb = Buffer.from(PICTURE);
    bomb.writeUInt32BE(100_000, 16);
    bomb.writeUInt32BE(100_000, 20);
    expect(await codeOf(enrich(bomb))).to.equal('document.too_large');
    expect((await enrich(PICTURE)).reading!.parsed.profile.basics?.name).to.equal('Maren Aschwell');
  });

  it('ends with a verdict where a page takes more than its time', async () => {
    const hasty = new ChildOcr({ processorMs: 50 });
    try {
      expect(await codeOf(enrich(PICTURE, new ChildEnricher(children, hasty)))).to.equal('document.timeout');
    } finally {
      await hasty.close();
    }
  });

  it('is off where nobody asked for it: a picture is refused, and a scan has no text', async () => {
    const without = new ChildEnricher(children);
    expect(await codeOf(without.detectContentType({ bytes: PICTURE }))).to.equal('document.unsupported_format');
    expect(await codeOf(enrich(pdfOf(rasterOfPicture()), without))).to.equal('document.no_text');
  });
});

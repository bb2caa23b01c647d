import { expect } from 'chai';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import utif from 'utif2';
import { decodeJpeg } from '../../../../adapters/enrichment/ocr/pictures/decode-jpeg.js';
import { decodePng } from '../../../../adapters/enrichment/ocr/pictures/decode-png.js';
import { decodeTiff } from '../../../../adapters/enrichment/ocr/pictures/decode-tiff.js';
import { onEvenPaper } from '../../../../adapters/enrichment/ocr/pictures/even-paper.js';
import { painted } from '../../../../adapters/enrichment/ocr/pictures/painted.js';
import { blank, fromBits, fromRgba, type Raster } from '../../../../adapters/enrichment/ocr/pictures/raster.js';
import { scaled } from '../../../../adapters/enrichment/ocr/pictures/scale.js';
import { straightened, turned } from '../../../../adapters/enrichment/ocr/pictures/turn.js';

const picture = (...rows: number[][]): Raster => ({
  width: rows[0]!.length,
  height: rows.length,
  pixels: Uint8Array.from(rows.flat()),
});
const rowsOf = ({ width, pixels }: Raster): number[][] =>
  Array.from({ length: pixels.length / width }, (_, y) => [...pixels.subarray(y * width, (y + 1) * width)]);

describe('A picture', () => {
  it('is grey on white paper, whatever its colours and what is transparent', () => {
    expect([...fromRgba(2, 1, Uint8Array.of(0, 0, 0, 255, 0, 0, 0, 0)).pixels]).to.deep.equal([0, 255]);
    expect([...fromBits(3, 2, Uint8Array.of(0b10100000, 0b01000000)).pixels]).to.deep.equal([255, 0, 255, 0, 255, 0]);
  });

  it('is turned by quarters, and four of them lead back', () => {
    const upright = picture([1, 2, 3], [4, 5, 6]);
    expect(rowsOf(turned(upright, 90))).to.deep.equal([
      [4, 1],
      [5, 2],
      [6, 3],
    ]);
    expect(rowsOf(turned(upright, 180))).to.deep.equal([
      [6, 5, 4],
      [3, 2, 1],
    ]);
    expect(rowsOf(turned(turned(upright, 90), 270))).to.deep.equal(rowsOf(upright));
    expect(rowsOf(turned(turned(upright, 180), 180))).to.deep.equal(rowsOf(upright));
  });

  it('is straightened by degrees, and the same degrees back leave a line where it was', () => {
    const page = blank(201, 201);
    page.pixels.fill(0, 100 * 201, 101 * 201);
    const fallen = straightened(page, -2);
    const heightAt = (raster: Raster, x: number): number => {
      const column = Array.from({ length: raster.height }, (_, y) => raster.pixels[y * raster.width + x]!);
      return column.indexOf(Math.min(...column));
    };
    expect(heightAt(fallen, 150) - heightAt(fallen, 50)).to.be.within(3, 4);
    const back = straightened(fallen, 2);
    for (const x of [50, 100, 150]) expect(heightAt(back, x)).to.be.within(99, 101);
  });

  it('is averaged where it becomes smaller and keeps its edges where it becomes larger', () => {
    expect([...scaled(picture([0, 100], [100, 200]), 0.5).pixels]).to.deep.equal([100]);
    const large = scaled(picture([0, 200]), 2);
    expect([large.width, large.pixels[0], large.pixels[3]]).to.deep.equal([4, 0, 200]);
  });

  it('lies on even paper once shadows are divided out, and its ink stays dark', () => {
    const shaded = blank(200, 200);
    for (let at = 0; at < shaded.pixels.length; at++) shaded.pixels[at] = 120 + ((at % 200) * 100) / 200;
    shaded.pixels.fill(20, 100 * 200 + 90, 100 * 200 + 110);
    const even = onEvenPaper(shaded);
    expect(even.pixels[50 * 200 + 10]).to.be.greaterThan(225);
    expect(even.pixels[50 * 200 + 190]).to.be.greaterThan(225);
    expect(even.pixels[100 * 200 + 100]).to.be.lessThan(60);
  });

  it('stands on its page where the page has it, turned as the page turns it, and a stencil covers nothing with white', () => {
    const page = { width: 4, height: 4 };
    // The unit square of a picture has its lower left corner at the origin; on the page y grows downwards.
    const whole = { raster: picture([0, 255], [255, 255]), matrix: [4, 0, 0, -4, 0, 4], isStencil: false } as const;
    const box = { left: 0, top: 0, right: 4, bottom: 4 };
    const upright = painted(page, [{ ...whole, box }]);
    expect(rowsOf(upright)).to.deep.equal([
      [0, 255],
      [255, 255],
    ]);
    const upsideDown = painted(page, [{ ...whole, matrix: [-4, 0, 0, 4, 4, 0], box }]);
    expect(rowsOf(upsideDown)).to.deep.equal([
      [255, 255],
      [255, 0],
    ]);
    const stencil = { ...whole, raster: picture([255, 0], [255, 255]), isStencil: true, box };
    expect(rowsOf(painted(page, [{ ...whole, box }, stencil]))[0]).to.deep.equal([0, 0]);
  });
});

describe('Decoding a picture', () => {
  const failure = async (decode: () => unknown): Promise<string> => {
    try {
      await decode();
    } catch (error) {
      return (error as { code?: string }).code ?? String(error);
    }
    return 'decoded';
  };

  it('refuses a size above 40 megapixels before anything is decoded', async () => {
    const png = PNG.sync.write(new PNG({ width: 1, height: 1 }));
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(await failure(() => decodePng(png))).to.equal('too_large');
    const jpeg = Buffer.from('ffd8ffc0001108ffffffff03012200021101031101', 'hex');
    expect(await failure(() => decodeJpeg(jpeg))).to.equal('too_large');
    const tiff = Buffer.from(
      '49492a0008000000020000010400010000006400000001010400010000004042 0f0000000000'.replace(/ /g, ''),
      'hex',
    );
    tiff.writeUInt32LE(60_000, 18);
    expect(await failure(() => decodeTiff(tiff, 1))).to.equal('too_large');
  });

  it('refuses a JPEG or a TIFF that is cut off, which would be a page without text', async () => {
    const { width, height } = { width: 64, height: 64 };
    const data = Buffer.alloc(width * height * 4, 200);
    const jpeg = encode({ width, height, data }, 80).data;
    expect(await failure(() => decodeJpeg(jpeg))).to.equal('decoded');
    expect(await failure(() => decodeJpeg(jpeg.subarray(0, jpeg.length - 40)))).to.equal('corrupt');
    const tiff = new Uint8Array(utif.encodeImage(data, width, height));
    expect(await failure(() => decodeTiff(tiff, 1))).to.equal('decoded');
    expect(await failure(() => decodeTiff(tiff.subarray(0, tiff.length - 40), 1))).to.equal('corrupt');
  });

  it('refuses a chain of TIFF pages without end', async () => {
    const endless = Buffer.from('49492a0008000000000008000000', 'hex');
    expect(await failure(() => decodeTiff(endless, 1))).to.equal('too_large');
  });
});

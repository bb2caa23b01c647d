import type { RecognizedPage } from '../../../core/spi.js';
import { detectTextLanguage } from '../parse/recognizers/text-language.js';
import { boldWords } from './bold-words.js';
import { uprightTurn } from './orientation.js';
import { onEvenPaper } from './pictures/even-paper.js';
import type { Raster } from './pictures/raster.js';
import { scaled } from './pictures/scale.js';
import { straightened, turned } from './pictures/turn.js';
import { FIRST_LANGUAGE, modelsFor } from './tesseract/languages.js';
import type { FoundWord, Tesseract } from './tesseract/tesseract.js';

/** Pixels of the longer side that are enough for small print on a full page: 300 dots an inch. More costs time and recognizes no better. */
const LONGEST_SIDE = 3_600;

/** Points of the longer side where the file does not say how large the page is: A4. */
const PAGE_LENGTH = 842;

/** Degrees below which a page counts as straight: half a letter's height across a page. */
const STRAIGHT = 0.12;

/** Words below this confidence are shapes taken for letters: icons, rules, the edge of the paper. */
const LEAST_CONFIDENCE = 35;

/** Words that are certain enough to be wiped off before what is left of the page is looked at again. */
const CERTAIN = 50;
/** What is found then stands alone, without a line that supports it. */
const CERTAIN_ALONE = 60;

/** Font size by the height of a line from its lowest to its highest letter. */
const SIZE_OF_LINE = 0.9;

export interface PagePicture {
  raster: Raster;
  /** Size of the page in points; absent where the file does not say so. */
  size?: { width: number; height: number };
}

export function recognizePage(picture: PagePicture, engine: Tesseract): Omit<RecognizedPage, 'number' | 'of'> {
  const longest = Math.max(picture.raster.width, picture.raster.height);
  const even = onEvenPaper(scaled(picture.raster, Math.min(1, LONGEST_SIDE / longest)));
  const { turn, sample } = uprightTurn(even, engine);
  const upright = turned(even, turn);
  const slope = engine.slopeOf(upright);
  const page = Math.abs(slope) < STRAIGHT ? upright : straightened(upright, -slope);
  const models = modelsFor(detectTextLanguage(sample));
  const words = found(page, engine, models.length > 0 ? models : [FIRST_LANGUAGE]);
  const points = pointsAPixel(picture, page);
  const bold = boldWords(page, words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, letters);
  return {
    width: page.width * points,
    height: page.height * points,
    confidence: Math.round(confidence) / 100,
    words: words.map((word) => ({
      text: word.text,
      x0: word.left * points,
      x1: word.right * points,
      y: word.baseline * points,
      size: word.lineHeight * SIZE_OF_LINE * points,
      bold: bold.has(word),
      confidence: Math.round(word.confidence) / 100,
    })),
  };
}

/**
 * The words of the page, and those that were overlooked: a name in large letters is taken for a drawing where the rest is small. With all else wiped
 * off and at half the size it is text like any other.
 */
function found(page: Raster, engine: Tesseract, models: readonly string[]): FoundWord[] {
  const first = engine
    .recognize(page, models)
    .filter(({ text, confidence }) => text !== '' && confidence >= LEAST_CONFIDENCE);
  const certain = first.filter(({ confidence }) => confidence >= CERTAIN);
  const left = scaled(wiped(page, certain), 0.5);
  const second = engine
    .recognize(left, models, 'scattered')
    .filter(({ text, confidence }) => confidence >= CERTAIN_ALONE && /[\p{L}\p{N}]{2}/u.test(text))
    .map((word) => enlarged(word, 2));
  const news = second.filter((word) => !certain.some((other) => overlap(word, other)));
  return [...first.filter((word) => !news.some((other) => overlap(word, other))), ...news];
}

function wiped(page: Raster, words: readonly FoundWord[]): Raster {
  const pixels = Uint8Array.from(page.pixels);
  for (const { left, top, right, bottom } of words)
    for (let y = Math.max(0, top - 2); y < Math.min(page.height, bottom + 2); y++)
      pixels.fill(255, y * page.width + Math.max(0, left - 2), y * page.width + Math.min(page.width, right + 2));
  return { ...page, pixels };
}

function enlarged(word: FoundWord, factor: number): FoundWord {
  const { left, top, right, bottom, baseline, lineHeight } = word;
  return {
    ...word,
    left: left * factor,
    top: top * factor,
    right: right * factor,
    bottom: bottom * factor,
    baseline: baseline * factor,
    lineHeight: lineHeight * factor,
  };
}

function overlap(one: FoundWord, other: FoundWord): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A turned page has its sides exchanged. */
function pointsAPixel({ size }: PagePicture, page: Raster): number {
  const length = size ? Math.max(size.width, size.height) : PAGE_LENGTH;
  return length / Math.max(page.width, page.height);
}

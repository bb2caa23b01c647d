import type { RecognizedPage } from '../../../core/spi.js';
import { detectTextLanguage } from '../language/detect-language.js';
import { fontSizes } from './font-sizes.js';
import { levelRules, type RuleBox } from './level-rules.js';
import { lostDashes } from './lost-dashes.js';
import { uprightTurn } from './orientation.js';
import { onOwnBaselines } from './own-baselines.js';
import { withoutOverlaps } from './overlapping-words.js';
import { onEvenPaper } from './pictures/even-paper.js';
import type { Raster } from './pictures/raster.js';
import { scaled } from './pictures/scale.js';
import { turned } from './pictures/turn.js';
import { FIRST_LANGUAGE, modelsFor } from './tesseract/languages.js';
import type { FoundWord, Tesseract } from './tesseract/tesseract.js';

/** Pixels of the longer side that are enough for small print on a full page: 300 dots an inch. More costs time and recognizes no better. */
const LONGEST_SIDE = 3_600;

/** Points of the longer side where the file does not say how large the page is: A4. */
const PAGE_LENGTH = 842;

/** Words below this confidence are shapes taken for letters: icons, rules, the edge of the paper. */
const LEAST_CONFIDENCE = 35;

/** An address or a long number is in no dictionary, and never certain. */
const ADDRESS = /^[\w.+-]{2,64}@[\w-]{2,64}\.|^\+?\d{7,20}$/;

/** What is found in what is left stands alone, without a line that supports it. */
const CERTAIN_ALONE = 60;

/** Words at the edge are cut through, and recognized as what their halves look like. */
const CERTAIN_AT_EDGE = 80;

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
  const models = modelsFor(detectTextLanguage(sample));
  const { words, page, rules } = found(upright, engine, models.length > 0 ? models : [FIRST_LANGUAGE]);
  const points = pointsAPixel(picture, page);
  const sizes = fontSizes(words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, letters);
  return {
    width: page.width * points,
    height: page.height * points,
    confidence: Math.round(confidence) / 100,
    rules: rules.map(({ left, top, right, bottom }) => ({
      left: left * points,
      top: top * points,
      right: right * points,
      bottom: bottom * points,
    })),
    words: words.map((word) => ({
      text: word.text,
      x0: word.left * points,
      x1: word.right * points,
      y: word.baseline * points,
      size: sizes.get(word)! * points,
      confidence: Math.round(word.confidence) / 100,
    })),
  };
}

/**
 * The words of the page, and those that were overlooked: a name in large letters is taken for a drawing where the rest is small. With all else wiped
 * off and at half the size it is text like any other.
 */
function found(
  upright: Raster,
  engine: Tesseract,
  models: readonly string[],
): { words: FoundWord[]; page: Raster; rules: RuleBox[] } {
  const { words, page } = engine.recognizePage(upright, models);
  const legible = onOwnBaselines(withoutOverlaps(words.filter((word) => isText(word, page))));
  const left = wiped(page, legible);
  const first = [...legible, ...lostDashes(legible, left)];
  const second = engine
    .recognize(scaled(left, 0.5), models, 'scattered')
    .filter(({ text, confidence }) => confidence >= CERTAIN_ALONE && /[\p{L}\p{N}]{2}/u.test(text))
    .map((word) => enlarged(word, 2));
  const overlooked = second.filter((word) => !first.some((other) => overlap(word, other)));
  return { words: [...first, ...overlooked], page, rules: levelRules(left) };
}

function isText(word: FoundWord, page: Raster): boolean {
  const { text, confidence } = word;
  if (text === '') return false;
  if (isAtEdge(word, page)) return confidence >= CERTAIN_AT_EDGE;
  return confidence >= LEAST_CONFIDENCE || ADDRESS.test(text);
}

function isAtEdge({ left, top, right, bottom }: FoundWord, { width, height }: Raster): boolean {
  return left <= 1 || top <= 1 || right >= width - 1 || bottom >= height - 1;
}

function wiped(page: Raster, words: readonly FoundWord[]): Raster {
  const pixels = Uint8Array.from(page.pixels);
  for (const { left, top, right, bottom } of words)
    for (let y = Math.max(0, top - 2); y < Math.min(page.height, bottom + 2); y++)
      pixels.fill(255, y * page.width + Math.max(0, left - 2), y * page.width + Math.min(page.width, right + 2));
  return { ...page, pixels };
}

function enlarged(word: FoundWord, factor: number): FoundWord {
  const { left, top, right, bottom, baseline, lineHeight, xHeight } = word;
  return {
    ...word,
    left: left * factor,
    top: top * factor,
    right: right * factor,
    bottom: bottom * factor,
    baseline: baseline * factor,
    lineHeight: lineHeight * factor,
    xHeight: xHeight * factor,
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

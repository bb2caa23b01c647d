import { createRequire } from 'node:module';

/** What is used of `tesseract.js-core`: Tesseract 5 compiled to WebAssembly. It has no types of its own. */
export interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => TesseractApi;
}

export interface TesseractApi {
  /** -1 where the data of a language is missing or damaged. */
  Init(dataPath: null, languages: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Reads `/input`; 1 where it cannot. */
  SetImageFile(exifOrientation: number, radians: number): number;
  FindLines(): number;
  /** Of the text lines, after `FindLines`: radians, clockwise. */
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
  End(): void;
}

/** As `GetJSONText` gives it. */
export interface TesseractLayout {
  blocks?: { paragraphs?: { lines?: TesseractLine[] | null }[] | null }[] | null;
}

export interface TesseractLine {
  rowAttributes: { rowHeight: number; ascenders: number; descenders: number };
  baseline: TesseractBox;
  words?: { text: string; confidence: number; bbox: TesseractBox }[] | null;
}

interface TesseractBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The build for the neural recognizer alone, with SIMD, which Node has on every platform. */
const BUILD = 'tesseract.js-core/tesseract-core-simd-lstm';

/** Loads it from the packages of this installation: nothing is ever fetched. Throws where the package is not installed. */
export function loadCore(): Promise<TesseractModule> {
  const require = createRequire(import.meta.url);
  const start = require(BUILD) as (options: object) => Promise<TesseractModule>;
  const silent = (): void => undefined;
  return start({ TesseractProgress: silent, print: silent, printErr: silent });
}

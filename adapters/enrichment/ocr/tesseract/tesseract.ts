import type { Raster } from '../pictures/raster.js';
import { straightened } from '../pictures/turn.js';
import { loadCore, type TesseractApi, type TesseractLayout, type TesseractModule } from './core.js';
import { FIRST_LANGUAGE, trainedData } from './languages.js';

/** A word where it was found, in pixels. */
export interface FoundWord {
  text: string;
  /** 0–100. */
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  baseline: number;
  /** Height of the small letters of its line, which is the same with and without letters that reach above or below. */
  xHeight: number;
  /** From the lowest to the highest letter of its line. */
  lineHeight: number;
}

/** How a page is cut into lines: by its layout, or as words that stand anywhere. */
export type Segmentation = 'layout' | 'scattered';

const MODES: Record<Segmentation, string> = { layout: '3', scattered: '11' };
const NEURAL_ONLY = 1;

/** Degrees below which a page counts as straight: half a letter's height across a page. */
const STRAIGHT = 0.12;

/** Models in memory at once: the one for samples and the one of the latest page. */
const KEPT = 2;

/** Recognizes words in rasters. One page at a time. */
export class Tesseract {
  readonly #loaded = new Set<string>();
  readonly #ready = new Map<string, TesseractApi>();

  private constructor(private readonly core: TesseractModule) {}

  /** Throws where the packages are not installed. */
  static async start(): Promise<Tesseract> {
    const engine = new Tesseract(await loadCore());
    engine.#with([FIRST_LANGUAGE]);
    return engine;
  }

  recognize(raster: Raster, models: readonly string[], segmentation: Segmentation = 'layout'): FoundWord[] {
    const api = this.#with(models);
    try {
      api.SetVariable('tessedit_pageseg_mode', MODES[segmentation]);
      this.#give(api, raster);
      api.Recognize(null);
      return wordsOf(JSON.parse(api.GetJSONText()) as TesseractLayout);
    } finally {
      api.Clear();
    }
  }

  /** The words of an upright page, and the page as they were found on it: straightened where its lines fall or rise. */
  recognizePage(raster: Raster, models: readonly string[]): { words: FoundWord[]; page: Raster } {
    const api = this.#with(models);
    try {
      api.SetVariable('tessedit_pageseg_mode', MODES.layout);
      this.#give(api, raster);
      api.FindLines();
      const slope = (api.GetGradient() * 180) / Math.PI;
      const isStraight = !Number.isFinite(slope) || Math.abs(slope) < STRAIGHT;
      const page = isStraight ? raster : straightened(raster, -slope);
      if (!isStraight) this.#give(api, page);
      api.Recognize(null);
      return { words: wordsOf(JSON.parse(api.GetJSONText()) as TesseractLayout), page };
    } finally {
      api.Clear();
    }
  }

  /** As a portable grey map, the one format that needs no compression. */
  #give(api: TesseractApi, { width, height, pixels }: Raster): void {
    this.core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
    if (api.SetImageFile(1, 0) === 1) throw new Error('The recognizer does not take the picture.');
  }

  #with(models: readonly string[]): TesseractApi {
    const name = models.join('+');
    const ready = this.#ready.get(name);
    if (ready !== undefined) return ready;
    const [, oldest] = this.#ready.keys();
    if (oldest !== undefined && this.#ready.size >= KEPT) {
      this.#ready.get(oldest)?.End();
      this.#ready.delete(oldest);
    }
    for (const model of models) {
      if (this.#loaded.has(model)) continue;
      const data = trainedData(model);
      if (data === undefined) throw new Error(`The package @tesseract.js-data/${model} is not installed.`);
      this.core.FS.writeFile(`/${model}.traineddata`, data);
      this.#loaded.add(model);
    }
    const api = new this.core.TessBaseAPI();
    if (api.Init(null, name, NEURAL_ONLY) === -1) throw new Error(`The recognizer does not start with ${name}.`);
    this.#ready.set(name, api);
    return api;
  }
}

function wordsOf(layout: TesseractLayout): FoundWord[] {
  const lines = (layout.blocks ?? []).flatMap((block) =>
    (block.paragraphs ?? []).flatMap((paragraph) => paragraph.lines ?? []),
  );
  // Text that runs up or down is recognized too, but its letters would be mixed up as those of a line that runs across.
  const level = lines.filter(
    ({ baseline }) => Math.abs(baseline.x1 - baseline.x0) > Math.abs(baseline.y1 - baseline.y0),
  );
  return level.flatMap(({ words, baseline, rowAttributes }) =>
    (words ?? []).map(({ text, confidence, bbox }) => ({
      text: text.trim(),
      confidence,
      left: bbox.x0,
      top: bbox.y0,
      right: bbox.x1,
      bottom: bbox.y1,
      // One for the whole line: the page is straight by now, and what is left of a slope is error.
      baseline: (baseline.y0 + baseline.y1) / 2,
      xHeight: rowAttributes.rowHeight - Math.abs(rowAttributes.ascenders) - Math.abs(rowAttributes.descenders),
      lineHeight: rowAttributes.rowHeight,
    })),
  );
}

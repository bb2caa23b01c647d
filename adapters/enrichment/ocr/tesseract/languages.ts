import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** ISO 639-1 to the codes of Tesseract; those of the language packs that a resume is parsed with. */
const CODES: Readonly<Record<string, string>> = {
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  it: 'ita',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
};

/** For a sample in any language: the fastest of the models, and one that reads the accents of most. */
export const FIRST_LANGUAGE = 'fra';

/**
 * What a page in this language is read with. English is second in each, because it alone is sure of `@`, addresses and product names; an English
 * page is read with French first, which is as good and twice as fast, and knows the accents of names.
 */
export function modelsFor(language: string | undefined): string[] {
  const code = CODES[language ?? 'en'] ?? 'eng';
  const models = code === 'eng' ? [FIRST_LANGUAGE, 'eng'] : [code, 'eng'];
  return models.filter((model) => fileOf(model) !== undefined);
}

/** The trained data of a model, from its package; undefined where that is not installed. */
export function trainedData(model: string): Uint8Array | undefined {
  const file = fileOf(model);
  return file === undefined ? undefined : gunzipSync(readFileSync(file));
}

/** Each package has the data twice; the smaller one is for the neural recognizer alone. */
function fileOf(model: string): string | undefined {
  try {
    const home = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${model}/package.json`));
    const file = join(home, '4.0.0_best_int', `${model}.traineddata.gz`);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

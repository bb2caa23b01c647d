import * as dutch from './nl.js';
import * as french from './fr.js';
import * as german from './de.js';
import * as italian from './it.js';
import * as polish from './pl.js';
import * as portuguese from './pt.js';
import * as spanish from './es.js';

/** The words of one language for entries that other files define: the lines of `data/forms/<language>.ts`. */
export interface FormSource {
  skills: string;
  titles: string;
  seniority: string;
}

/** The words of other languages for entries that the files of skills and occupations define: one file a language. */
export const FORM_SOURCES: readonly FormSource[] = [italian, dutch, polish, portuguese, french, german, spanish];

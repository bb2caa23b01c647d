export { parseResume, type ParseOptions } from './resume-parser.js';
export { plainTextDocument } from './document/plain-text.js';
export { headWordLexicon, type TitleLexicon } from './recognizers/names/title-lexicon.js';

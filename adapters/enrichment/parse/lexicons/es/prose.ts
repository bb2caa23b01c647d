import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: running text. */
export const esProse = {
  prose: {
    openingVerbs: words`responsabilidades`,
    runningWords: phrases`los; las; para; con; que`,
    clauseOpeners: phrases`con`,
    functionWords: phrases`y; los; las; del; el; con; para; por; desde; hasta; actualidad; al; una; sus; más; muy; nuestr[oa]s?; según; así; también; atención`,
  },
} satisfies LanguageWords;

import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: running text. */
export const deProse = {
  prose: {
    openingVerbs: words`verantwortlich gearbeitet`,
    runningWords: phrases`und; mit; für`,
    clauseOpeners: phrases`mit`,
    functionWords: phrases`und; der; die; das; für; mit; von; bei; zum; zur; seit; heute; im; den; dem; auf; nach; oder; sowie; ist; sind; wir; sie; eine[mnrs]?; durch; aus`,
  },
} satisfies LanguageWords;

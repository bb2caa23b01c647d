import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: running text. */
export const frProse = {
  prose: {
    openingVerbs: words`chargé participation mise gestion réalisation responsable`,
    runningWords: phrases`les; des; pour; avec`,
    clauseOpeners: phrases`avec`,
    functionWords: phrases`et; des; du; les; à; aux; le; depuis; d['’]\p{L}+; l['’]\p{L}+; une; dans; pour; sur; avec; par; au; nos; notre; vous; nous; sont; chez; afin`,
  },
} satisfies LanguageWords;

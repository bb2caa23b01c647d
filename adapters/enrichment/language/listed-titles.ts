import type { OccupationFinder } from '../../../core/spi.js';

interface TitleLexicon {
  isTitle(text: string): number;
  isListed?(text: string): boolean;
}

/**
 * The words that head a title, and what the taxonomy lists as one: "Wijkverpleegkundige" and "Ajudante de eletricista" have no head that many titles
 * share. For one document: it remembers every phrase that it was asked for.
 */
export function withListedTitles(heads: TitleLexicon, occupations: Pick<OccupationFinder, 'isListed'>): TitleLexicon {
  const asked = new Map<string, number>();
  return {
    isTitle(text) {
      let score = asked.get(text);
      if (score === undefined) {
        const byHead = heads.isTitle(text);
        score = Math.max(byHead, listedScore(text, byHead, occupations));
        asked.set(text, score);
      }
      return score;
    },
    isListed: (text) => text.length <= LONGEST && occupations.isListed(text),
  };
}

/** In characters and words: longer names of occupations are rare, and a lookup has its price. */
const LONGEST = 70;
const MOST_WORDS = 7;

/** From this score of the head words on nothing but the title itself is meant: "Cartero" ends as occupations do. */
const BY_FORM = 0.5;

/** A title, but no surer than one with a head that is known: the words of some are those of a department or a surname as well. */
const LISTED = { severalWords: 0.9, oneWord: 0.85 } as const;

function listedScore(text: string, byHead: number, occupations: Pick<OccupationFinder, 'isListed'>): number {
  if (text.length > LONGEST || !/^\p{Lu}\p{L}/u.test(text)) return 0;
  const words = text.split(/\s+/u).length;
  if (words > MOST_WORDS) return 0;
  // What is more often something else when it is alone, "Partner" or "Model", the head words know better; the form of an occupation they only guess by.
  if (words === 1 && byHead > 0 && byHead < BY_FORM) return 0;
  if (!occupations.isListed(text)) return 0;
  return words === 1 ? LISTED.oneWord : LISTED.severalWords;
}

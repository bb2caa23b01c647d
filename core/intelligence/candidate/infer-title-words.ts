import type { TitleWordFeature } from '../../candidate/candidate-features.js';
import type { TitleWords } from '../../taxonomy/titles/title-words.js';
import { recencyOf } from './recency.js';

/** A candidate with more words than this keeps those that weigh most. */
const MOST_WORDS = 12;

/** The distinctive words of the titles, newest title first: each with its weight times how recent the latest title with it is, rounded. */
export function inferTitleWords(titles: readonly string[], words: TitleWords): TitleWordFeature[] {
  const weights = new Map<string, number>();
  titles.forEach((title, place) => {
    const recency = recencyOf(place);
    for (const [word, weight] of words.of(title)) {
      weights.set(word, Math.max(weights.get(word) ?? 0, Math.round((weight * recency) / 100)));
    }
  });
  return [...weights]
    .map(([word, weight]) => ({ word, weight }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_WORDS)
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}

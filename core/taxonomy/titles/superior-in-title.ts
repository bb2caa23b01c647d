import type { Token } from '../phrases/tokens.js';

/** Who works for one person, whose title follows: "Secretary to the head of school", "Assistentin des Geschäftsführers". Folded. */
const FOR_SOMEBODY: ReadonlySet<string> = new Set(
  (
    'assistant secretary pa ea aide adviser advisor staff reporting reports ' +
    'assistent assistentin assistenz sekretar sekretarin assistante secretaire rattache rattachee ' +
    'asistente secretario secretaria ayudante assistente segretario segretaria secretaresse'
  ).split(' '),
);
/** Between both. */
const LINKS: ReadonlySet<string> = new Set(
  'to des der dem zum zur vom du de del al di della dell dello alla do da ao van aan au'.split(' '),
);
const ARTICLES: ReadonlySet<string> = new Set('the our a an'.split(' '));
/** Behind it another title begins: "PA to the director / Office manager". */
const NEXT_TITLE = /[;/|]|\s[-–—]\s/;

/**
 * The words of a title that are those of the superior, from the first to before the last, or none: "the CEO" in "Chief of staff to the CEO". What follows "to the" is always
 * somebody else's; without the article only behind who works for one person, because a "Sales associate to store manager" has been promoted.
 */
export function superiorIn(title: string, tokens: readonly Token[]): { from: number; until: number } | undefined {
  const words = tokens.map(({ form }) => form);
  const link = words.findIndex((word, at) => {
    if (at === 0 || at === words.length - 1 || !LINKS.has(word)) return false;
    return FOR_SOMEBODY.has(words[at - 1]!) || (word === 'to' && ARTICLES.has(words[at + 1]!));
  });
  if (link < 0) return undefined;
  let until = link + 1;
  while (until < tokens.length && !NEXT_TITLE.test(title.slice(tokens[until - 1]!.end, tokens[until]!.start)))
    until += 1;
  return { from: link + 1, until };
}

import type { OnlineProfile } from '../../../../../core/index.js';
import { pieceOf, type Piece } from '../../text/piece.js';

export interface LinkFind {
  readonly url: string;
  readonly piece?: Piece;
  readonly profile?: OnlineProfile;
}

const URL_IN_TEXT =
  /(?<![@\p{L}\p{N}.])(?:https?:\/\/[^\s<>()[\]"'|,;]+|(?:www\.|(?:[a-z]{2}\.)?linkedin\.com\/|github\.com\/|gitlab\.com\/|twitter\.com\/|stackoverflow\.com\/)[^\s<>()[\]"'|,;]*|(?<!-)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|me|co|ai|app|info|tech|design|de|fr|es|uk|in)(?:\/[^\s<>()[\]"'|,;]*)?)(?![@\p{L}])/giu;

const NETWORKS: readonly (readonly [RegExp, string])[] = [
  [/linkedin\.com\/(?:in|pub|profile)\/([^/?#]+)/iu, 'LinkedIn'],
  [/linkedin\.com\/?([^/?#]*)/iu, 'LinkedIn'],
  [/github\.com\/([^/?#]+)/iu, 'GitHub'],
  [/gitlab\.com\/([^/?#]+)/iu, 'GitLab'],
  [/bitbucket\.org\/([^/?#]+)/iu, 'Bitbucket'],
  [/(?:twitter|x)\.com\/@?([^/?#]+)/iu, 'Twitter'],
  [/stackoverflow\.com\/users\/(\d[^?#]*)/iu, 'Stack Overflow'],
  [/xing\.com\/profile\/([^/?#]+)/iu, 'XING'],
  [/behance\.net\/([^/?#]+)/iu, 'Behance'],
  [/dribbble\.com\/([^/?#]+)/iu, 'Dribbble'],
  [/medium\.com\/@?([^/?#]+)/iu, 'Medium'],
  [/kaggle\.com\/([^/?#]+)/iu, 'Kaggle'],
];

/** Links of the person's own, from the text and from after icons. */
export function findLinks(source: string, links: readonly string[], limit: number): LinkFind[] {
  const found: LinkFind[] = [];
  const seen = new Set<string>();
  const push = (url: string, piece?: Piece): void => {
    const key = url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/gu, '');
    if (seen.has(key) || key.length < 4) return;
    seen.add(key);
    const profile = profileOf(url);
    found.push({ url, ...(piece && { piece }), ...(profile && { profile }) });
  };
  for (const match of source.slice(0, limit).matchAll(URL_IN_TEXT)) {
    const text = match[0].replace(/(?<![.:/])[.:/]+$/u, (end) => (end === '/' ? '/' : ''));
    const bare = !/^https?:|^www\.|\//iu.test(text);
    // "node.js" and "asp.net" are no addresses; a bare domain counts only in the head of the document.
    if (
      bare &&
      (match.index > 900 || /^(?:asp|ado|vb|node|vue|react|next|express|socket|d3|three|backbone)\./iu.test(text))
    )
      continue;
    push(text, pieceOf(source, match.index, match.index + text.length));
  }
  for (const link of links) if (/^https?:\/\//iu.test(link)) push(link.trim());
  return found;
}

function profileOf(url: string): OnlineProfile | undefined {
  for (const [pattern, network] of NETWORKS) {
    const match = pattern.exec(url);
    if (!match) continue;
    const username = match[1]?.replace(/\/$/u, '');
    return { network, ...(username && { username }), url };
  }
  return undefined;
}

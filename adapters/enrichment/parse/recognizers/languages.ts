import { LANGUAGE_NAMES } from '../lexicons/language-names.js';
import { plain } from '../text/words.js';
import type { Line } from '../text/line.js';
import { cut, splitPiece, strip, type Piece } from '../text/piece.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';

export interface SpokenLanguage {
  language: Piece;
  fluency?: Piece;
}

const LEVEL = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.languages.levels)})(?!\p{L})`, 'iu');

const MOTHER_TONGUE = new RegExp(`^(?:${anyOf(lexicon.languages.motherTongue)})`, 'iu');

const LABELLED = new RegExp(
  String.raw`^(?:${anyOf(lexicon.languages.labels)})(?:\(s\)|s|n|\(n\))?(?:\s*:|\s{2,}|\t)`,
  'iu',
);

/** "Mother tongue(s)    Slovak": the forms of Europe list languages among the skills. */
export function namesSpoken({ text }: Line): boolean {
  return LABELLED.test(text);
}

const SEPARATOR = new RegExp(
  String.raw`[,;|•·●/](?![^()]{0,200}\))|\s{1,9}(?:${anyOf(lexicon.joining.and)}|e|&)\s+(?=\p{Lu}|\p{L}{5,}\s*[:–-])|\t+| {3,}`,
  'gu',
);

/** Human languages named in a section, with what is said about how well each is spoken. */
export function readLanguages(lines: readonly Line[]): SpokenLanguage[] {
  const spoken: SpokenLanguage[] = [];
  for (const line of lines) {
    const earlier = spoken.length;
    const native = MOTHER_TONGUE.exec(line.text);
    for (const part of splitPiece(line, SEPARATOR)) {
      const found = namedIn(part);
      if (found.length === 0) {
        const last = spoken[spoken.length - 1];
        const rest = strip(part);
        if (last && !last.fluency && LEVEL.test(rest.text) && rest.text.length < 60) last.fluency = rest;
        continue;
      }
      found.forEach((language, index) => {
        const next = found[index + 1];
        const after = strip(cut(part, language.end - part.start, next ? next.start - part.start : part.text.length));
        const before = strip(cut(part, 0, language.start - part.start));
        const levelPiece = [after, before].find((rest) => LEVEL.test(rest.text) && rest.text.length < 60);
        const fluency = levelPiece && strip(levelPiece, /[\s,;:|•.–—-]/u);
        if (!spoken.some((other) => plain(other.language.text) === plain(language.text)))
          spoken.push({ language, ...(fluency && { fluency }) });
        // "Français, arabe : bilingue", "Deutsch und Spanisch – Muttersprachen": said of all that are before it.
        if (levelPiece === after && fluency && /^\s*[:–-]/u.test(part.text.slice(language.end - part.start)))
          for (const other of spoken.slice(earlier)) other.fluency ??= fluency;
      });
    }
    if (native) for (const other of spoken.slice(earlier)) other.fluency ??= cut(line, 0, native[0].length);
  }
  return spoken;
}

function namedIn(part: Piece): Piece[] {
  const found: Piece[] = [];
  for (const word of part.text.matchAll(/\p{L}+/gu)) {
    if (!LANGUAGE_NAMES.has(plain(word[0]))) continue;
    if (!/^\p{Lu}/u.test(word[0]) && part.text.trim().length > 40) continue;
    found.push(cut(part, word.index, word.index + word[0].length));
  }
  return found;
}

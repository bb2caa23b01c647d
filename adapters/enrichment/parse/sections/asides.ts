import type { Span } from '../../../../core/spi.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import type { Line } from '../text.js';
import type { Section } from './read-sections.js';

const { headingWords, skills } = lexicon;

/** "Research interests" and "Fachliche Interessen" are those of the work. */
const OF_WORK = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(headingWords.interestsAtWork)})(?!\p{L})`, 'u');
const HEADS_ASIDE = new RegExp(`^(?:${anyOf([...headingWords.pastimes, ...headingWords.references])})$`, 'u');
const LABEL = new RegExp(
  String.raw`(?:^|[.;|•·]\s{1,3}|\s{3})(?:${anyOf(skills.pastimes)})(?:\s?:|\s{1,3}[–—-]\s|\t)`,
  'iu',
);
/** What is behind such a mark is said of something else. */
const NEXT_LABEL = /\s[|•·]\s/u;

/**
 * The lines that say what somebody does in their free time, and who speaks for them. Who lists chess and photography among the hobbies offers neither to an
 * employer, and the titles of referees are not the candidate's.
 */
export function asideSpans(sections: readonly Section[]): Span[] {
  return sections.flatMap((section) => {
    const { lines } = section;
    if (isAside(section)) return lines.map(({ start, end }) => ({ start, end }));
    return lines.flatMap((line, at) => labelled(line, lines[at + 1]));
  });
}

function isAside({ kind, wording = '' }: Section): boolean {
  return kind === 'other' && HEADS_ASIDE.test(wording) && !OF_WORK.test(wording);
}

/** "Hobbies: chess, hiking and" / "photography". */
function labelled(line: Line, next: Line | undefined): Span[] {
  const label = LABEL.exec(line.text);
  if (!label) return [];
  const start = line.start + label.index;
  const from = label.index + label[0].length;
  const mark = NEXT_LABEL.exec(line.text.slice(from));
  if (mark) return [{ start, end: line.start + from + mark.index }];
  const goesOn = next?.gap === 0 && !next.bullet && /^\p{Ll}/u.test(next.text);
  return [{ start, end: goesOn ? next.end : line.end }];
}

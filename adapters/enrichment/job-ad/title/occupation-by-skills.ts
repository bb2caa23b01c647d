import type { Occupation, OccupationFinder } from '../../../../core/spi.js';
import { lexicon } from '../../parse/lexicons/lexicon.js';

/** Words of a title that are looked up; more is a sentence. */
const MOST_WORDS = 8;
/** A word that such a share of all occupations has in a title says little of any. */
const MOST_OCCUPATIONS = 0.13;
const SHORTEST_WORD = 3;
/** The words of the title that an occupation shares weigh at least so much: about one that 1 in 55 occupations has. */
const LEAST_OF_WORDS = 4;
/** It shares the rarest word of the title that is known, or more of its skills are asked for: a "strategic negotiator" is no strategy analyst. */
const SKILLS_ENOUGH = 3;
/** The ad asks for at least so many of its typical skills. */
const FEWEST_SKILLS = 2;
/** A typical skill counts like a word that 1 in 30 occupations has. */
const WEIGHT_OF_SKILL = 3.4;
/** It is so many times as likely as the next of another family. */
const MARGIN = 1.1;

interface Candidate {
  occupation: Occupation;
  /** The weight of the words that its titles share with the title. */
  words: number;
  /** The weight of the rarest of them. */
  rarest: number;
  /** How many of its typical skills the ad asks for. */
  skills: number;
}

const PLAIN: ReadonlySet<string> = new Set([...lexicon.adTitles.plainHeads, ...lexicon.titles.qualifiers]);

/**
 * The occupation that shares words with a title and whose typical skills the ad asks for, where no title is known as a whole: an "Oracle administrator" who
 * backs up and tunes databases administers databases. Rare words weigh more; `undefined` where occupations of two families are as likely.
 */
export function occupationBySkills(
  occupations: OccupationFinder,
  title: string,
  skills: ReadonlySet<string>,
): Occupation | undefined {
  if (skills.size < FEWEST_SKILLS) return undefined;
  const words = new Set(
    (title.toLowerCase().match(/[\p{L}\p{N}]{1,40}/gu) ?? []).filter(
      (word) => word.length >= SHORTEST_WORD && !PLAIN.has(word),
    ),
  );
  if (words.size > MOST_WORDS) return undefined;
  const candidates = new Map<Occupation, Candidate>();
  let rarest = 0;
  for (const word of words) {
    const found = occupations.lookUp(word);
    if (found.length === 0 || found.length > occupations.size * MOST_OCCUPATIONS) continue;
    const weight = Math.log(occupations.size / found.length);
    rarest = Math.max(rarest, weight);
    for (const occupation of found.slice(0)) {
      const known = candidates.get(occupation) ?? { occupation, words: 0, rarest: 0, skills: 0 };
      candidates.set(occupation, {
        ...known,
        words: known.words + weight,
        rarest: Math.max(known.rarest, weight),
      });
    }
  }
  const likely = [...candidates.values()]
    .filter(({ words: shared }) => shared >= LEAST_OF_WORDS)
    .map((candidate) => {
      return { ...candidate, skills: candidate.occupation.skills.filter((id) => skills.has(id)).length };
    })
    .filter((candidate) => candidate.skills >= (candidate.rarest < rarest ? SKILLS_ENOUGH : FEWEST_SKILLS))
    .sort((a, b) => likelihood(b) - likelihood(a));
  const [best] = likely;
  const other = likely.find(({ occupation }) => occupation.family !== best?.occupation.family);
  return best && (!other || likelihood(best) > MARGIN * likelihood(other)) ? best.occupation : undefined;
}

function likelihood({ words, skills }: Candidate): number {
  return words + WEIGHT_OF_SKILL * skills;
}

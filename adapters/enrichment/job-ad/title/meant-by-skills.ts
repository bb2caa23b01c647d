import type { Taxonomy } from '../../../../core/index.js';
import type { Occupation, OccupationFinder } from '../../../../core/spi.js';
import { lexicon } from '../../parse/lexicons/lexicon.js';
import {
  HEAVIER_LICENCES,
  LIGHTEST_LICENCES,
  OF_OFFICE,
  OTHER_TRADES,
  SIGNS_OF_TRADES,
  TRADES_OF_HEADS,
} from './trades-of-titles.js';

/** A skill that is typical of an occupation, or implies one that is. */
const OF_TRADE = 2;
/** The same of some occupation of its family. */
const OF_FAMILY = 1;
/** Nobody asks for the licence of a trade, or knowledge of its apparatus, where the job is not in it. */
const SIGN = 4;
/** Two skills of the trade, or a sign of it. */
const LEAST_EVIDENCE = 4;
/** What speaks for another trade than the likeliest counts so many times: when in doubt a title keeps its usual meaning. */
const DOUBT = 2.5;

/** The ids of a skill that is asked for and of the skills that it implies. */
type Asked = readonly string[];

interface Trade {
  occupation: Occupation;
  /** By skill asked for, how much it speaks for the trade. */
  evidence: readonly number[];
}

const HEADS = lexicon.adTitles.headsOfManyTrades.map((entry) => {
  const mark = entry.lastIndexOf('=');
  return [new RegExp(`^(?:${entry.slice(0, mark)})$`, 'iu'), entry.slice(mark + 1)] as const;
});

/** Of an occupation and the others that go by its title, the one whose skills the ad asks for; the occupation itself unless another is far likelier. */
export function meantAmongTrades(
  usual: Occupation,
  skills: ReadonlySet<string>,
  occupations: OccupationFinder,
  taxonomy: Taxonomy,
): Occupation {
  const others = OTHER_TRADES[usual.id];
  return (others && likeliest(others, usual, skills, occupations, taxonomy)) ?? usual;
}

/** The occupation that a title means which is a head of many trades alone ("Senior Analyst"), by the skills that the ad asks for. */
export function meantByHead(
  forms: readonly string[],
  skills: ReadonlySet<string>,
  occupations: OccupationFinder,
  taxonomy: Taxonomy,
): Occupation | undefined {
  const trades = tradesOfHead(forms, occupations);
  return trades && likeliest(trades, undefined, skills, occupations, taxonomy);
}

/** Whether a title is such a head alone, so that its field cannot be known from it: a "Producer" is no producer's assistant. */
export function isHeadOfManyTrades(form: string, occupations: OccupationFinder): boolean {
  return tradesOfHead([form], occupations) !== undefined;
}

function tradesOfHead(forms: readonly string[], occupations: OccupationFinder): readonly string[] | undefined {
  for (const form of forms) {
    const words = form.split(' ').filter((word) => !QUALIFIERS.has(word.toLowerCase()) && !isLevel(word, occupations));
    const head = HEADS.find(([pattern]) => pattern.test(words.join(' ') || form));
    if (head) return TRADES_OF_HEADS[head[1]];
  }
  return undefined;
}

const QUALIFIERS: ReadonlySet<string> = new Set(lexicon.titles.qualifiers);

function isLevel(word: string, occupations: OccupationFinder): boolean {
  return occupations.seniorityOf(word) !== undefined && !HEADS.some(([pattern]) => pattern.test(word));
}

function likeliest(
  ids: readonly string[],
  usual: Occupation | undefined,
  skills: ReadonlySet<string>,
  occupations: OccupationFinder,
  taxonomy: Taxonomy,
): Occupation | undefined {
  const asked = askedOf(skills, taxonomy);
  const trades = ids.flatMap((id): Trade[] => {
    const occupation = occupations.occupation(id);
    return occupation ? [{ occupation, evidence: evidenceFor(occupation, asked, occupations) }] : [];
  });
  const [best, ...others] = trades.sort((a, b) => sum(b.evidence) - sum(a.evidence));
  if (!best) return undefined;
  const rivals = usual
    ? [{ occupation: usual, evidence: evidenceFor(usual, asked, occupations) }]
    : others.filter(({ occupation }) => occupation.family !== best.occupation.family);
  const isLikelier = rivals.every(({ evidence }) => {
    const more = sum(best.evidence.filter((each, at) => each > evidence[at]!));
    return more > DOUBT * sum(evidence.filter((each, at) => each > best.evidence[at]!));
  });
  // What speaks for all of them alike says of none that it is meant: any driver has a driving licence.
  const compared = usual ? rivals : others;
  const telling = best.evidence.filter(
    (each, at) => each >= OF_TRADE && compared.some(({ evidence }) => evidence[at]! < each),
  );
  return isLikelier && sum(telling) >= LEAST_EVIDENCE ? best.occupation : undefined;
}

function sum(evidence: readonly number[]): number {
  return evidence.reduce((total, each) => total + each, 0);
}

/** The skills of a trade and the licences that are asked; what belongs to all work shows no trade. */
function askedOf(skills: ReadonlySet<string>, taxonomy: Taxonomy): Asked[] {
  return [...skills].flatMap((key) => {
    const skill = taxonomy.entryOf(key);
    if (!skill || (skill.type !== 'certification' && !skill.fields?.length && !OF_OFFICE.has(skill.id))) return [];
    return [[skill.id, ...taxonomy.implied(skill.id)]];
  });
}

function evidenceFor(
  { id, family, skills }: Occupation,
  asked: readonly Asked[],
  occupations: OccupationFinder,
): number[] {
  const ofFamily = occupations.typicalSkills([family]);
  const isLight = !asked.some((ids) => ids.some((each) => HEAVIER_LICENCES.has(each)));
  const isSign = (each: string): boolean =>
    SIGNS_OF_TRADES[id]?.includes(each) === true && (isLight || !LIGHTEST_LICENCES.has(each));
  return asked.map((ids) => {
    if (ids.some(isSign)) return SIGN;
    if (ids.some((each) => skills.includes(each))) return OF_TRADE;
    return ids.some((each) => ofFamily.has(each)) ? OF_FAMILY : 0;
  });
}

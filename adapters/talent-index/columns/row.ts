import type { CandidateStatus, Taxonomy } from '../../../core/index.js';
import {
  type CandidateFeatures,
  certificationFeature,
  type ConstraintInputs,
  isStale,
  skillNorm,
  titleNorm,
} from '../../../core/spi.js';
import type { Lexicon } from './lexicon.js';
import { keyOf } from './posting-keys.js';
import { shapeOf } from './shape.js';

/** A candidate as a block takes it: numbers of the pool's lexicon. */
export interface Row {
  id: string;
  shape: number;
  /** A months code. */
  experience: number;
  languages: number;
  /** Families of work. */
  families: number;
  /** Squared lengths of the vectors of skills and of title words, for likeness. */
  skillNorm: number;
  titleNorm: number;
  /** Keys of posting lists with, at the same place, what is posted there: 17 bits. */
  keys: number[];
  facts: number[];
  /** In the order of `CIRCUMSTANCES`. */
  constraintInputs: number[];
}

/** 0 for unknown months, else one more than they are, at most 65,535 (more than five thousand years). Months are whole. */
export function monthsCode(months: number | null): number {
  return months === null ? 0 : Math.min(months, MOST_MONTHS) + 1;
}

const MOST_MONTHS = 65_534;

export function monthsOfCode(code: number): number | null {
  return code === 0 ? null : code - 1;
}

/** What is posted of a skill: its months code, and in the lowest bit whether its last use is long ago. */
function skillFacts(skill: CandidateFeatures['skills'][number]): number {
  return (monthsCode(skill.months) << 1) | (isStale(skill) ? 1 : 0);
}

/** Of each as the scorer takes it. */
const CERTIFICATION_FACTS = skillFacts(certificationFeature(''));

export interface IndexedCandidate {
  id: string;
  features: CandidateFeatures;
  status: CandidateStatus;
  constraintInputs: ConstraintInputs;
}

export function rowOf(candidate: IndexedCandidate, lexicon: Lexicon, taxonomy: Taxonomy): Row {
  const { features, status } = candidate;
  const row: Row = {
    id: candidate.id,
    shape: lexicon.shapes.number(shapeOf(features, status)),
    experience: monthsCode(features.experienceMonths),
    languages: lexicon.languages.number(features.languages),
    families: lexicon.families.number(features.families ?? null),
    skillNorm: skillNorm(
      features.skills.map(({ id }) => id),
      taxonomy,
    ),
    titleNorm: titleNorm(features.titleWords ?? []),
    keys: [],
    facts: [],
    constraintInputs: lexicon.numbersOf(candidate.constraintInputs),
  };
  const post = (key: number, facts: number): void => {
    row.keys.push(key);
    row.facts.push(facts);
  };
  for (const skill of features.skills) post(keyOf('skills', lexicon.skills.number(skill.id)), skillFacts(skill));
  for (const id of new Set(features.certifications))
    post(keyOf('certifications', lexicon.certifications.number(id)), CERTIFICATION_FACTS);
  for (const { word, weight } of features.titleWords ?? [])
    post(keyOf('titleWords', lexicon.titleWords.number(word)), weight);
  for (const { family, level } of features.fields ?? []) post(keyOf('fields', lexicon.fields.number(family)), level);
  const positions = new Set<string>();
  for (const { id, family, weight } of features.occupations) {
    const number = lexicon.occupations.number({ id, family, weight: 1 });
    const weightNumber = lexicon.occupationWeights.number(weight);
    const position = `${String(number)} ${String(weightNumber)}`;
    if (!positions.has(position)) post(keyOf('occupations', number), weightNumber);
    positions.add(position);
  }
  return row;
}

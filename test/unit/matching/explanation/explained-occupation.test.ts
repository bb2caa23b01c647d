import { expect } from 'chai';
import type { CandidateIntelligence } from '../../../../core/index.js';
import { explainOccupation } from '../../../../core/matching/explanation/explain-occupation.js';
import type { WantedOccupation } from '../../../../core/matching/job-features.js';
import { candidateFeatures, jobFeatures } from '../../../../bootstrap/testing/builders/index.js';
import { intelligenceOf } from '../../../support/intelligence-of.js';

const OCCUPATIONS = {
  nurse: { id: 'nurse', family: 'care', label: 'Nurse' },
  developer: { id: 'software-developer', family: 'software', label: 'Software developer' },
  backend: { id: 'backend-developer', family: 'software', label: 'Backend developer' },
  field: { id: '~software', family: 'software', label: 'Software' },
} as const;
type Name = keyof typeof OCCUPATIONS;

const KNOWN = intelligenceOf({
  occupations: Object.values(OCCUPATIONS)
    .filter(({ id }) => !id.startsWith('~'))
    .map(({ id, label }) => ({ id, label, confidence: 1, fromTitle: label })),
  experience: { currentTitle: 'Someone' },
});

/** What a match says of a candidate with these occupations, the newest first. */
function said(
  held: Name[],
  wanted: Name,
  intelligence: CandidateIntelligence | null = KNOWN,
  related: Record<string, number> = {},
  more: Pick<WantedOccupation, 'trainedApart' | 'isOfAnyBranch' | 'neighbours'> = {},
) {
  const { evidence, found, missing } = explainOccupation(
    candidateFeatures({
      occupations: held.map((name, at) => ({
        id: OCCUPATIONS[name].id,
        family: OCCUPATIONS[name].family,
        weight: at === 0 ? 1 : 0.6,
      })),
    }),
    jobFeatures({ occupation: { ...OCCUPATIONS[wanted], related, ...more } }),
    intelligence,
  );
  expect(evidence).to.have.length(1);
  return { ...evidence[0], found, missing };
}

describe('What a match says of the occupation', () => {
  it('is good where it is the one asked for, and leads to the latest position', () => {
    expect(said(['backend', 'developer'], 'backend')).to.deep.equal({
      fact: 'Backend developer is the occupation asked for',
      effect: 'positive',
      pointer: '/profile/work/0',
      found: ['Backend developer'],
      missing: [],
    });
  });

  it('is that of the occupation asked for before a later one of the same field, without leading to the latest position', () => {
    expect(said(['developer', 'backend'], 'backend')).to.deep.equal({
      fact: 'Backend developer is the occupation asked for, held before the latest one',
      effect: 'positive',
      pointer: null,
      found: ['Backend developer'],
      missing: [],
    });
  });

  it('is neither good nor bad where an occupation is of the same field', () => {
    expect(said(['developer'], 'backend')).to.deep.equal({
      fact: 'Software developer is of the same field as Backend developer',
      effect: 'neutral',
      pointer: '/profile/work/0',
      found: [],
      missing: ['Backend developer'],
    });
    expect(said(['nurse', 'developer'], 'backend')).to.deep.include({
      fact: 'Software developer is of the same field as Backend developer, held before the latest one',
      effect: 'neutral',
      pointer: null,
    });
  });

  it('says how many of its typical skills a near occupation shares, in whatever field it is', () => {
    expect(said(['developer'], 'backend', KNOWN, { 'software-developer': 24 })).to.deep.include({
      fact: 'Software developer is of the same field as Backend developer and shares 24 % of its typical skills',
      effect: 'neutral',
    });
    expect(said(['nurse'], 'backend', KNOWN, { nurse: 45 })).to.deep.include({
      fact: 'Nurse shares 45 % of its typical skills with Backend developer',
      effect: 'neutral',
      missing: ['Backend developer'],
    });
  });

  it('says of neighbours that people change between them, unless field and skills make them nearer', () => {
    const neighbours = { nurse: 60, 'software-developer': 45 };
    expect(said(['nurse'], 'backend', KNOWN, {}, { neighbours })).to.deep.include({
      fact: 'Nurse is near Backend developer: people change between the two',
      effect: 'neutral',
      missing: ['Backend developer'],
    });
    expect(said(['developer'], 'backend', KNOWN, { 'software-developer': 24 }, { neighbours }).fact).to.equal(
      'Software developer is of the same field as Backend developer and shares 24 % of its typical skills',
    );
  });

  it('says what is left of a near occupation for which people are trained at another level', () => {
    const trainedApart = { 'software-developer': 2, nurse: 1 };
    expect(said(['developer'], 'backend', KNOWN, { 'software-developer': 24 }, { trainedApart }).fact).to.equal(
      'Software developer is of the same field as Backend developer and shares 24 % of its typical skills; counts 0.6, since the training for it is of another level',
    );
    expect(said(['backend'], 'backend', KNOWN, {}, { trainedApart }).fact).to.equal(
      'Backend developer is the occupation asked for',
    );
    expect(said(['nurse'], 'backend', KNOWN, {}, { trainedApart }).fact).to.equal(
      'Nurse is of another field than Backend developer',
    );
  });

  it('says that a title of every branch leaves the branch open', () => {
    expect(said(['backend'], 'backend', KNOWN, {}, { isOfAnyBranch: true }).fact).to.equal(
      'Backend developer is the occupation asked for; a title of every branch: which one, the skills say',
    );
    expect(said(['nurse'], 'backend', KNOWN, {}, { isOfAnyBranch: true }).fact).to.equal(
      'Nurse is of another field than Backend developer',
    );
  });

  it('is about the occupation that earns most, not about an earlier one that is nearer', () => {
    expect(said(['nurse', 'backend'], 'backend', KNOWN, { nurse: 80 }).fact).to.equal(
      'Nurse shares 80 % of its typical skills with Backend developer',
    );
  });

  it('is bad where every occupation is of another field, and then names the latest one', () => {
    expect(said(['nurse'], 'backend')).to.deep.equal({
      fact: 'Nurse is of another field than Backend developer',
      effect: 'negative',
      pointer: '/profile/work/0',
      found: [],
      missing: ['Backend developer'],
    });
    expect(said(['developer', 'backend'], 'nurse').fact).to.equal('Software developer is of another field than Nurse');
  });

  it('is about the field where the job names no more than that', () => {
    expect(said(['field'], 'field')).to.deep.include({
      fact: 'The occupation is of the field asked for, Software',
      effect: 'positive',
      found: ['Software'],
    });
    expect(said(['developer'], 'field')).to.deep.include({
      fact: 'Software developer is of the field asked for, Software',
      effect: 'neutral',
      missing: ['Software'],
    });
  });

  it('names no occupation where only its field is known, or nothing but the projection', () => {
    expect(said(['field'], 'backend').fact).to.equal('The occupation is of the same field as Backend developer');
    expect(said(['nurse'], 'backend', null)).to.deep.include({
      fact: 'The occupation is of another field than Backend developer',
      pointer: null,
    });
  });

  it('leads to no position where the latest one has no title', () => {
    const untitled = intelligenceOf({ occupations: KNOWN.occupations });
    expect(said(['backend'], 'backend', untitled)).to.deep.include({
      fact: 'Backend developer is the occupation asked for',
      pointer: null,
    });
  });
});

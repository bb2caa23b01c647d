import { expect } from 'chai';
import { type Profile } from '../../../core/index.js';
import { projectCandidate } from '../../../core/matching/projection.js';
import {
  cosine,
  levelProximity,
  likeness,
  occupationProximity,
  similarity,
  skillNorm,
  idfWeight,
  titleNorm,
} from '../../../core/matching/similarity.js';
import { candidateFeatures } from '../../../bootstrap/testing/builders/index.js';
import { taxonomy } from '../../support/taxonomy.js';

const ofType = (type: string): string => [...taxonomy.allSkills()].find((skill) => skill.type === type)!.id;
const used = (id: string) => ({ id, months: 12, yearsSinceUse: 0 });

describe('The parts of likeness', () => {
  it('count by 40 of skills, 50 of titles, and five each of occupation and level', () => {
    expect(likeness(1, 0, 0, 0)).to.equal(40);
    expect(likeness(0, 1, 0, 0)).to.equal(50);
    expect(likeness(0, 0, 1, 0)).to.equal(5);
    expect(likeness(0, 0, 0, 1)).to.equal(5);
    expect(likeness(1, 1, 1, 1)).to.equal(100);
    expect(likeness(0.5, 0.5, 0.5, 0.5)).to.equal(50);
  });

  it('leave their share to the others where one of the two has no data', () => {
    expect(likeness(1, null, null, null)).to.equal(100);
    expect(likeness(1, null, 0, null)).to.equal(88.9);
    expect(likeness(null, 1, null, 0)).to.equal(90.9);
    expect(likeness(null, null, null, null)).to.equal(0);
  });

  it('weigh a soft skill 2, a language 3, an unknown skill 4, one that belongs to all work 5, and any other 10', () => {
    expect(idfWeight(ofType('soft'), taxonomy)).to.equal(2);
    expect(idfWeight(ofType('language'), taxonomy)).to.equal(3);
    expect(idfWeight('~snorkelry', taxonomy)).to.equal(4);
    expect(idfWeight('spreadsheets', taxonomy)).to.equal(5);
    expect(idfWeight('typescript', taxonomy)).to.equal(10);
    expect(skillNorm(['typescript', '~snorkelry'], taxonomy)).to.equal(116);
    expect(
      titleNorm([
        { word: 'a', weight: 3 },
        { word: 'b', weight: 4 },
      ]),
    ).to.equal(25);
  });

  it('are cosines, and nothing for a vector without length', () => {
    expect(cosine(12, 9, 16)).to.equal(1);
    expect(cosine(6, 9, 16)).to.equal(0.5);
    expect(cosine(1, 0, 16)).to.equal(0);
    expect(cosine(1, 9, 0)).to.equal(0);
  });

  it('compare occupations by the best pair, 0.6 within a family, times how recent each is', () => {
    const held = (id: string, family: string, weight = 1) => ({ id, family, weight });
    const nurse = held('nurse', 'nursing');
    expect(occupationProximity([nurse], [nurse])).to.equal(1);
    expect(occupationProximity([nurse], [held('midwife', 'nursing', 0.5)])).to.equal(0.3);
    expect(occupationProximity([nurse], [held('welder', 'metal')])).to.equal(0);
    expect(occupationProximity([held('welder', 'metal'), nurse], [held('nurse', 'nursing', 0.9)])).to.equal(0.9);
  });

  it('lose 0.3 for each level between two, down to nothing', () => {
    expect(levelProximity('senior', 'senior')).to.equal(1);
    expect(levelProximity('senior', 'mid')).to.equal(0.7);
    expect(levelProximity('mid', 'senior')).to.equal(0.7);
    expect(levelProximity('intern', 'executive')).to.equal(0);
  });

  it('of two candidates are those that both have', () => {
    const one = candidateFeatures({ skills: [used('typescript'), used('~snorkelry')], seniority: 'senior' });
    const other = candidateFeatures({
      skills: [used('typescript')],
      occupations: [{ id: 'a', family: 'b', weight: 1 }],
    });
    expect(similarity(one, other, taxonomy)).to.equal(92.8);
    expect(similarity(one, candidateFeatures(), taxonomy)).to.equal(0);
    const words = (...list: string[]) => candidateFeatures({ titleWords: list.map((word) => ({ word, weight: 10 })) });
    expect(similarity(words('a', 'b'), words('b', 'c'), taxonomy)).to.equal(50);
    expect(similarity(words(), words('b'), taxonomy)).to.equal(0);
  });
});

describe('What the scorer sees of a candidate', () => {
  const NOTHING = {
    ...{ skills: [], seniority: null, languages: [], occupations: [], titleWords: [] },
    ...{ education: { highestLevel: null }, experience: { totalMonths: null } },
  };
  const project = (profile: Profile, facts: object = {}, suppressed: string[] = []) =>
    projectCandidate(profile, { ...NOTHING, ...facts } as never, '2026-03-15', taxonomy, new Set(suppressed));
  const skill = (id: string, lastUsed: string | null, type = 'technology') => ({ id, months: 3, lastUsed, type });

  it('is how many whole years ago a skill was used, counted from the day that the resume refers to', () => {
    const { skills } = project(
      {},
      {
        skills: [
          skill('e', null),
          skill('d', '2027-01'),
          skill('c', '2026-03'),
          skill('b', '2021-03'),
          skill('a', '2021-04'),
        ],
      },
    );
    expect(skills.map(({ id, yearsSinceUse }) => [id, yearsSinceUse])).to.deep.equal([
      ['a', 4],
      ['b', 5],
      ['c', 0],
      ['d', 0],
      ['e', null],
    ]);
  });

  it('is each certificate once, listed or inferred, without those that are suppressed', () => {
    const listed = { certificates: [{ name: 'Crane licence' }, { name: 'Diving licence' }, {}] };
    const facts = { skills: [skill('~crane licence', null, 'certification'), skill('~zeta', null)] };
    const { certifications } = project(listed, facts, ['~diving licence']);
    expect(certifications).to.deep.equal([taxonomy.skillKey('Crane licence')]);
  });

  it('is a language without a level where none is known, in the order of codes', () => {
    const languages = [
      { code: 'fr', level: 'unknown' },
      { code: 'de', level: 'B2' },
    ];
    expect(project({}, { languages }).languages).to.deep.equal([
      { code: 'de', level: 'B2' },
      { code: 'fr', level: null },
    ]);
  });

  it('says that skills could be known where a position or project is described in any way', () => {
    for (const profile of [
      { work: [{ summary: 'Sewed sails' }] },
      { work: [{}, { highlights: ['', 'Sewed sails'] }] },
      { work: [{ description: 'Lofts' }] },
      { projects: [{ description: 'A loft' }] },
    ])
      expect(project(profile).hasSkillData, JSON.stringify(profile)).to.equal(true);
    for (const profile of [{}, { work: [{ name: 'Loft', position: 'Sailmaker', summary: '', highlights: [''] }] }])
      expect(project(profile).hasSkillData, JSON.stringify(profile)).to.equal(false);
    expect(project({}, { skills: [skill('a', null)] }).hasSkillData).to.equal(true);
  });

  it('is its level, education and months as they were inferred', () => {
    const facts = {
      seniority: { level: 'mid' },
      education: { highestLevel: 'master' },
      experience: { totalMonths: 7 },
    };
    expect(project({}, facts)).to.include({ seniority: 'mid', education: 'master', experienceMonths: 7 });
    expect(project({})).to.include({ seniority: null, education: null, experienceMonths: null });
  });
});

import { expect } from 'chai';
import type { CandidateFeatures, JobFeatures } from '../../../core/spi.js';
import { categoryScore, compareSkills, prepareJob, scoreCandidate, shareScore } from '../../../core/matching/scorer.js';
import { creditFor, isStale, wantedSkill } from '../../../core/matching/wanted-skill.js';
import {
  hasTitleData,
  scoreOccupations,
  scoreTitle,
  scoreTitleWords,
  sharedTitleWeight,
} from '../../../core/matching/score-title.js';
import { candidateFeatures, jobFeatures } from '../../../bootstrap/testing/builders/index.js';
import { mapWeights } from '../../../core/matching/weights.js';
import type { Category } from '../../../core/job/category-weights.js';
import { taxonomy } from '../../support/taxonomy.js';

const asked = (id: string, minMonths: number | null = null, importance: 'required' | 'preferred' = 'required') => ({
  ...{ id, name: taxonomy.skillName(id), importance, minMonths },
});
const wanted = (id: string, minMonths: number | null = null) => wantedSkill(asked(id, minMonths), taxonomy);
const used = (id: string, months: number | null, yearsSinceUse: number | null = 0) => ({ id, months, yearsSinceUse });
const creditOf = (minMonths: number | null, months: number | null, yearsSinceUse: number | null = 0): number =>
  creditFor(wanted('typescript', minMonths), [used('typescript', months, yearsSinceUse)]).credit;

describe('The weight of a wanted skill', () => {
  it('is 1 where it is required and 0.4 where it is preferred, and a quarter of it where many families of work have it', () => {
    const weightOf = (importance: 'required' | 'preferred', isWidespread?: true): number =>
      wantedSkill({ ...asked('customer-service', null, importance), ...(isWidespread && { isWidespread }) }, taxonomy)
        .weight;
    expect(weightOf('required')).to.equal(1);
    expect(weightOf('preferred')).to.equal(0.4);
    expect(weightOf('required', true)).to.equal(0.25);
    expect(weightOf('preferred', true)).to.equal(0.1);
  });
});

describe('A skill that is wanted and there', () => {
  it('earns all where no months are asked for and work shows it, however short', () => {
    for (const months of [0, 1, 240]) expect(creditOf(null, months)).to.equal(1);
    expect(creditOf(0, 0)).to.equal(1);
  });

  it('earns 0.7 of a minimum of months not begun, and the rest in proportion', () => {
    expect(creditOf(40, 0)).to.equal(0.7);
    expect(creditOf(40, 20)).to.be.closeTo(0.85, 1e-9);
    expect(creditOf(40, 40)).to.equal(1);
    expect(creditOf(40, 400)).to.equal(1);
  });

  it('earns 0.85 where no work shows it, and what no months earn where months are asked for', () => {
    expect(creditOf(null, null)).to.equal(0.85);
    expect(creditOf(0, null)).to.equal(0.85);
    expect(creditOf(40, null)).to.equal(creditOf(40, 0));
  });

  it('loses a twentieth where it was last used five years ago or more, and never falls under 0.7', () => {
    expect(creditOf(null, 12, 4)).to.equal(1);
    expect(creditOf(null, 12, 5)).to.equal(0.95);
    expect(creditOf(null, 12, 30)).to.equal(0.95);
    expect(creditOf(null, 12, null)).to.equal(1);
    expect(creditOf(40, 0, 10)).to.equal(0.7);
    expect(isStale({ yearsSinceUse: 5 } as never)).to.equal(true);
    expect(isStale({ yearsSinceUse: 4 } as never)).to.equal(false);
    expect(isStale({ yearsSinceUse: null } as never)).to.equal(false);
  });

  it('earns what the best of several earns, in whatever order they come', () => {
    const skills = [used('typescript', null), used('typescript', 12, 9), used('typescript', 12)];
    for (const order of [skills, [...skills].reverse()]) {
      const { credit, by } = creditFor(wanted('typescript'), order);
      expect(credit).to.equal(1);
      expect(by).to.equal(skills[2]);
    }
    expect(creditFor(wanted('typescript'), [])).to.deep.equal({ credit: 0, by: null, via: null });
    expect(creditFor(wanted('typescript'), [used('patient-care', 12)])).to.deep.equal({
      credit: 0,
      by: null,
      via: null,
    });
  });
});

describe('A skill that stands in for a wanted one', () => {
  const [substitute] = taxonomy.substitutesFor('postgresql').filter(({ id }) => !wanted('postgresql').direct.has(id));

  it('earns its share of what it would earn itself, and says by what', () => {
    const { id, credit, via } = substitute!;
    expect(creditFor(wanted('postgresql'), [used(id, 12)])).to.deep.include({ credit, via });
    expect(creditFor(wanted('postgresql', 40), [used(id, 0)]).credit, 'its minimum is of the wanted one').to.equal(
      credit,
    );
    expect(creditFor(wanted('postgresql'), [used(id, null)]).credit).to.equal(Math.round(850 * credit) / 1000);
    expect(creditFor(wanted('postgresql'), [used(id, 12, 5)]).credit).to.equal(Math.round(950 * credit) / 1000);
  });

  it('is distinguished from what is found and what is missing', () => {
    const compared = compareSkills(
      ['postgresql', 'typescript', 'patient-care'].map((id) => wanted(id)),
      [used(substitute!.id, 12), used('typescript', 12)],
      (id) => taxonomy.skillName(id),
    );
    expect(compared.found).to.deep.equal(['TypeScript']);
    expect(compared.missing).to.deep.equal(['PostgreSQL', taxonomy.skillName('patient-care')]);
    expect(compared.adjacent).to.deep.equal([
      {
        ...{ wanted: 'PostgreSQL', has: taxonomy.skillName(substitute!.id) },
        ...{ credit: substitute!.credit, via: substitute!.via },
      },
    ]);
  });
});

describe('A category', () => {
  const of = (category: Category, known: Partial<CandidateFeatures>, wants: Partial<JobFeatures>): number | null =>
    categoryScore(
      category,
      candidateFeatures(known),
      prepareJob(
        jobFeatures(wants),
        mapWeights(() => 1),
        taxonomy,
      ),
    );

  it('of skills counts a required one two and a half times a preferred one', () => {
    const skills = [asked('typescript'), asked('patient-care', null, 'preferred')];
    expect(of('skills', { skills: [used('typescript', 12)] }, { skills })).to.equal(71);
    expect(of('skills', { skills: [used('patient-care', 12)] }, { skills })).to.equal(29);
    expect(of('skills', { skills: [] }, { skills })).to.equal(0);
    expect(of('skills', {}, { skills })).to.equal(null);
    expect(shareScore(0, 0)).to.equal(0);
  });

  it('of languages is the mean of what each is worth', () => {
    const languages = [
      { code: 'de', minLevel: 'B2' as const },
      { code: 'fr', minLevel: null },
    ];
    const german = { code: 'de', level: 'B1' as const };
    expect(of('languages', { languages: [german] }, { languages })).to.equal(38);
    expect(of('languages', { languages: [german, { code: 'fr', level: null }] }, { languages })).to.equal(88);
    expect(of('languages', { languages: [{ code: 'es', level: 'native' }] }, { languages })).to.equal(0);
    expect(of('languages', { languages: [] }, { languages })).to.equal(null);
  });

  it('of certifications needs no work to show them', () => {
    const certifications = [
      { id: '~crane licence', name: 'Crane licence' },
      { id: '~diving licence', name: 'Diving licence' },
    ];
    expect(of('certifications', { certifications: ['~crane licence'] }, { certifications })).to.be.within(50, 99);
    const both = certifications.map(({ id }) => id);
    expect(of('certifications', { certifications: both }, { certifications })).to.equal(100);
    expect(of('certifications', {}, { certifications })).to.equal(null);
  });

  it('has no score where either side says nothing', () => {
    expect(of('experience', {}, { minMonths: 12 })).to.equal(null);
    expect(of('experience', { experienceMonths: 6 }, { minMonths: 12 })).to.equal(65);
    expect(of('seniority', { seniority: 'mid' }, {})).to.equal(null);
    expect(of('seniority', {}, { seniority: 'mid' })).to.equal(null);
    expect(of('seniority', { seniority: 'mid' }, { seniority: 'senior' })).to.equal(70);
    expect(of('education', { education: 'master' }, {})).to.equal(null);
    expect(of('education', {}, { education: 'master' })).to.equal(null);
    expect(of('education', { education: 'bachelor' }, { education: 'master' })).to.equal(65);
    expect(of('title', {}, { titleWords: [{ word: 'sail', written: 'Sail', weight: 9 }] })).to.equal(null);
    expect(of('title', { titleWords: [{ word: 'sail', weight: 9 }] }, {})).to.equal(null);
  });

  it('whose weight is zero is not looked at', () => {
    const job = prepareJob(
      jobFeatures({ seniority: 'senior' }),
      mapWeights((each) => (each === 'skills' ? 100 : 0)),
      taxonomy,
    );
    const { categories } = scoreCandidate(candidateFeatures({ seniority: 'senior' }), job);
    expect(categories.find(({ category }) => category === 'seniority')).to.deep.equal({
      ...{ category: 'seniority', weight: 0, appliedWeight: 0, score: null },
    });
  });

  it('of nothing at all comes to zero of zero', () => {
    const nothing = scoreCandidate(
      candidateFeatures(),
      prepareJob(
        jobFeatures(),
        mapWeights(() => 0),
        taxonomy,
      ),
    );
    expect(nothing).to.deep.include({ score: 0, potential: 0, coverage: 0, band: 'insufficient_data' });
  });
});

describe('A title', () => {
  const nurse = { id: 'registered-nurse', family: 'nursing', label: 'Registered nurse' };
  const words = [
    { word: 'nurs', written: 'nurse', weight: 60 },
    { word: 'theatre', written: 'theatre', weight: 40 },
  ];
  const holds = (id: string, family: string, weight = 1) => ({ occupations: [{ id, family, weight }] });

  it('is worth all in the occupation asked for, 40 in its family, and less the longer it is ago', () => {
    const job = { occupation: nurse, titleWords: [] };
    expect(scoreOccupations(holds(nurse.id, nurse.family), job)).to.equal(100);
    expect(scoreOccupations(holds('midwife', nurse.family), job)).to.equal(40);
    expect(scoreOccupations(holds('welder', 'metal'), job)).to.equal(0);
    expect(scoreOccupations(holds(nurse.id, nurse.family, 0.5), job)).to.equal(50);
    const several = {
      occupations: [holds('midwife', nurse.family), holds(nurse.id, nurse.family, 0.9)].flatMap(
        (each) => each.occupations,
      ),
    };
    expect(scoreOccupations(several, job)).to.equal(90);
    expect(scoreOccupations(several, { occupation: null, titleWords: [] })).to.equal(0);
  });

  it('is worth the percentage of typical skills that another occupation shares, beside 40 in the family, and 90 at most', () => {
    const related = { midwife: 33, 'theatre-nurse': 80, paramedic: 45 };
    const job = { occupation: { ...nurse, related }, titleWords: [] };
    expect(scoreOccupations(holds('midwife', nurse.family), job)).to.equal(73);
    expect(scoreOccupations(holds('theatre-nurse', nurse.family), job)).to.equal(90);
    expect(scoreOccupations(holds('paramedic', 'rescue'), job)).to.equal(45);
    expect(scoreOccupations(holds('paramedic', 'rescue', 0.6), job)).to.equal(27);
    expect(scoreOccupations(holds('constructor', 'metal'), job)).to.equal(0);
  });

  it('is worth what neighbours are near each other at least, and more where field and skills say more', () => {
    const neighbours = { paramedic: 60, midwife: 45 };
    const wanted = { ...nurse, neighbours, related: { midwife: 33, paramedic: 41 } };
    const job = { occupation: wanted, titleWords: [] };
    expect(scoreOccupations(holds('paramedic', 'rescue'), job)).to.equal(60);
    expect(scoreOccupations(holds('paramedic', 'rescue', 0.6), job)).to.equal(36);
    expect(scoreOccupations(holds('midwife', nurse.family), job)).to.equal(73);
    const trained = { ...job, occupation: { ...wanted, trainedApart: { paramedic: 1 } } };
    expect(scoreOccupations(holds('paramedic', 'rescue'), trained)).to.equal(48);
    const guessed = { ...job, occupation: { ...wanted, isGuess: true as const } };
    expect(scoreOccupations(holds('paramedic', 'rescue'), guessed)).to.equal(42);
  });

  it('is worth a fifth less for each level that the training for another occupation is apart', () => {
    const trainedApart = { midwife: 1, orderly: 3, paramedic: 2 };
    const wanted = { ...nurse, related: { midwife: 30, paramedic: 50 }, trainedApart };
    const job = { occupation: wanted, titleWords: [] };
    expect(scoreOccupations(holds('midwife', nurse.family), job)).to.equal(56);
    expect(scoreOccupations(holds('orderly', nurse.family), job)).to.equal(16);
    expect(scoreOccupations(holds('paramedic', 'rescue'), job)).to.equal(30);
    expect(scoreOccupations(holds(nurse.id, nurse.family), job)).to.equal(100);
    expect(scoreOccupations(holds('theatre-nurse', nurse.family), job)).to.equal(40);
  });

  it('is worth the share of its words that are there', () => {
    for (const occupation of [null, nurse]) {
      expect(scoreTitleWords(60, { occupation, titleWords: words })).to.equal(60);
      expect(scoreTitleWords(100, { occupation, titleWords: words })).to.equal(100);
    }
    expect(scoreTitleWords(0, { occupation: null, titleWords: [] })).to.equal(0);
  });

  it('is worth less than all for the only word, where that is common and the occupation is known', () => {
    const titleWords = [{ word: 'busines', weight: 43, written: 'Business' }];
    expect(scoreTitleWords(43, { occupation: nurse, titleWords })).to.be.closeTo(54.4, 0.1);
    expect(scoreTitleWords(43, { occupation: { ...nurse, isGuess: true }, titleWords })).to.equal(100);
    expect(scoreTitleWords(43, { occupation: null, titleWords })).to.equal(100);
  });

  it('shares of each word no more than either side gives it', () => {
    const job = { occupation: null, titleWords: words };
    const shared = (...held: [string, number][]) =>
      sharedTitleWeight({ occupations: [], titleWords: held.map(([word, weight]) => ({ word, weight })) }, job);
    expect(shared(['nurs', 30], ['theatre', 90], ['sail', 50])).to.equal(70);
    expect(shared(['sail', 50])).to.equal(0);
    expect(sharedTitleWeight({ occupations: [] }, job)).to.equal(0);
  });

  it('counts by the better of occupation and words', () => {
    const job = { occupation: nurse, titleWords: words };
    const both = {
      ...holds('midwife', nurse.family, 0.5),
      titleWords: [
        { word: 'nurs', weight: 60 },
        { word: 'theatre', weight: 10 },
      ],
    };
    expect(scoreTitle(both, job)).to.equal(70);
    expect(scoreTitle({ ...both, ...holds(nurse.id, nurse.family) }, job)).to.equal(100);
    const guessed = { ...job, titleWords: [], occupation: { ...job.occupation, isGuess: true as const } };
    expect(scoreTitle(holds(nurse.id, nurse.family), guessed), 'that the ad only points to').to.equal(70);
  });

  it('is data where an occupation or a word is known', () => {
    expect(hasTitleData({ occupations: [] })).to.equal(false);
    expect(hasTitleData({ occupations: [], titleWords: [] })).to.equal(false);
    expect(hasTitleData({ occupations: [], titleWords: [{ word: 'nurs', weight: 1 }] })).to.equal(true);
    expect(hasTitleData(holds('midwife', 'nursing'))).to.equal(true);
  });
});

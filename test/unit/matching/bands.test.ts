import { expect } from 'chai';
import { ALL_FITS, type BandConditions, bandOf } from '../../../core/matching/bands.js';
import { prepareJob, scoreCandidate } from '../../../core/spi.js';
import { candidateFeatures, jobFeatures } from '../../../bootstrap/testing/builders/index.js';
import { taxonomy } from '../talent-index/arbitraries.js';

const of = (shown: number, stated: number, othersShown = 0, othersStated = 0): BandConditions => ({
  ...ALL_FITS,
  skills: { stated, shown },
  others: { stated: othersStated, shown: othersShown },
});

describe('The band of a score', () => {
  it('is excellent from 80, strong from 50, partial from 40 and weak below, each floor counted', () => {
    for (const [floor, band, below] of [
      [80, 'excellent', 'strong'],
      [50, 'strong', 'partial'],
      [40, 'partial', 'weak'],
    ] as const) {
      expect(bandOf(floor, 1, ALL_FITS), String(floor)).to.equal(band);
      expect(bandOf(floor - 0.1, 1, ALL_FITS), `below ${String(floor)}`).to.equal(below);
    }
    expect(bandOf(100, 1, ALL_FITS)).to.equal('excellent');
    expect(bandOf(0, 1, ALL_FITS)).to.equal('weak');
  });

  it('is not given below half the coverage, however high the score, and is given from half on', () => {
    expect(bandOf(100, 0.49, ALL_FITS)).to.equal('insufficient_data');
    expect(bandOf(0, 0, ALL_FITS)).to.equal('insufficient_data');
    expect(bandOf(100, 0.5, ALL_FITS)).to.equal('excellent');
    expect(bandOf(0, 0.5, ALL_FITS)).to.equal('weak');
  });

  it('is excellent only where all that is stated as required is shown, and strong only where two thirds of it are', () => {
    expect(bandOf(100, 1, of(3, 3))).to.equal('excellent');
    expect(bandOf(100, 1, of(2, 3))).to.equal('strong');
    expect(bandOf(100, 1, of(1, 3))).to.equal('partial');
    expect(bandOf(50, 1, of(4, 6))).to.equal('strong');
    expect(bandOf(50, 1, of(3, 6))).to.equal('partial');
    expect(bandOf(79.9, 1, of(0, 1))).to.equal('partial');
    expect(bandOf(39.9, 1, of(0, 1))).to.equal('weak');
  });

  it('asks for certifications and languages as well, but lets none of them make up for a skill', () => {
    expect(bandOf(100, 1, of(2, 2, 2, 2))).to.equal('excellent');
    expect(bandOf(100, 1, of(2, 2, 1, 2))).to.equal('strong');
    expect(bandOf(100, 1, of(2, 2, 0, 1))).to.equal('strong');
    expect(bandOf(100, 1, of(2, 2, 0, 2))).to.equal('partial');
    expect(bandOf(100, 1, of(1, 2, 2, 2))).to.equal('partial');
    expect(bandOf(100, 1, of(0, 0, 1, 1))).to.equal('excellent');
    expect(bandOf(100, 1, of(0, 0, 0, 1))).to.equal('partial');
  });
});

describe('A band above partial', () => {
  it('asks at any score for skills and titles of the family of work of the ad, unless skills are stated', () => {
    const other = { ...ALL_FITS, isOfFamily: false };
    expect(bandOf(50, 1, other)).to.equal('partial');
    expect(bandOf(100, 1, other)).to.equal('partial');
    expect(bandOf(39.9, 1, other)).to.equal('weak');
    expect(bandOf(50, 1, { ...of(2, 3), isOfFamily: false })).to.equal('strong');
    expect(bandOf(80, 1, { ...of(3, 3), isOfFamily: false })).to.equal('excellent');
    expect(bandOf(60, 1, { ...of(0, 0, 1, 1), isOfFamily: false })).to.equal('partial');
  });

  it('asks at any score for a title that has something of the one asked for, unless skills are stated', () => {
    expect(bandOf(100, 1, { ...ALL_FITS, titleFits: false })).to.equal('partial');
    expect(bandOf(50, 1, { ...ALL_FITS, titleFits: false })).to.equal('partial');
    expect(bandOf(39.9, 1, { ...ALL_FITS, titleFits: false })).to.equal('weak');
    expect(bandOf(60, 1, { ...of(2, 3), titleFits: false })).to.equal('strong');
    expect(bandOf(80, 1, { ...of(3, 3), titleFits: false })).to.equal('excellent');
    expect(bandOf(60, 1, { ...of(0, 0, 1, 1), titleFits: false })).to.equal('partial');
  });

  it('asks at any score that skills show the branch of a title of every branch, unless they are stated', () => {
    const unshown = { ...ALL_FITS, showsBranch: false };
    expect(bandOf(100, 1, unshown)).to.equal('partial');
    expect(bandOf(50, 1, unshown)).to.equal('partial');
    expect(bandOf(39.9, 1, unshown)).to.equal('weak');
    expect(bandOf(60, 1, { ...of(2, 3), showsBranch: false })).to.equal('strong');
    expect(bandOf(80, 1, { ...of(3, 3), showsBranch: false })).to.equal('excellent');
    expect(bandOf(60, 1, { ...of(0, 0, 1, 1), showsBranch: false })).to.equal('partial');
  });

  it('asks at any score for a language that the text of the ad requires, whatever else is stated', () => {
    expect(bandOf(100, 1, { ...ALL_FITS, speaksLanguages: false })).to.equal('partial');
    expect(bandOf(80, 1, { ...of(3, 3, 1, 1), speaksLanguages: false })).to.equal('partial');
    expect(bandOf(39.9, 1, { ...ALL_FITS, speaksLanguages: false })).to.equal('weak');
  });

  it('asks for no less where it is excellent than where it is strong', () => {
    const flag = [true, false];
    const shares = [of(0, 0), of(3, 3), of(2, 3), of(1, 1, 1, 1), of(0, 0, 0, 1)];
    for (const isOfFamily of flag)
      for (const levelFits of flag)
        for (const showsBranch of flag)
          for (const speaksLanguages of flag)
            for (const titleFits of flag)
              for (const stated of shares) {
                const conditions = { ...stated, isOfFamily, levelFits, showsBranch, speaksLanguages, titleFits };
                if (bandOf(100, 1, conditions) === 'excellent') expect(bandOf(50, 1, conditions)).to.equal('strong');
              }
  });

  it('asks at any score that the level fits, unless skills are stated', () => {
    expect(bandOf(79.9, 1, { ...ALL_FITS, levelFits: false })).to.equal('partial');
    expect(bandOf(100, 1, { ...ALL_FITS, levelFits: false })).to.equal('partial');
    expect(bandOf(80, 1, { ...of(3, 3), levelFits: false })).to.equal('excellent');
    expect(bandOf(50, 1, { ...of(3, 3), levelFits: false })).to.equal('strong');
    expect(bandOf(30, 1, { ...ALL_FITS, levelFits: false })).to.equal('weak');
  });
});

describe('What a band counts as stated', () => {
  const required = (id: string, isStated = true) => ({
    ...{ id, name: id, importance: 'required' as const, minMonths: null, isStated },
  });
  const used = (id: string, months: number | null = 12) => ({ id, months, yearsSinceUse: null });
  const conditionsOf = (
    known: Parameters<typeof candidateFeatures>[0],
    asked: Parameters<typeof jobFeatures>[0],
    weighed: object = {},
  ) => {
    const weights = {
      skills: 60,
      experience: 0,
      title: 0,
      seniority: 0,
      education: 0,
      languages: 20,
      certifications: 20,
    };
    const prepared = prepareJob(jobFeatures(asked), { ...weights, ...weighed }, taxonomy);
    return scoreCandidate(candidateFeatures(known), prepared).conditions;
  };

  it('is what the caller stated as required, not what is preferred or was read from the text of the ad', () => {
    const skills = [
      required('typescript'),
      required('react', false),
      { ...required('mysql'), importance: 'preferred' as const },
    ];
    expect(conditionsOf({ skills: [used('react'), used('mysql')] }, { skills })).to.deep.equal(of(0, 1));
    expect(conditionsOf({ skills: [used('typescript')] }, { skills })).to.deep.equal(of(1, 1));
  });

  it('is shown by a substitute that earns 0.6, and not by one that earns less', () => {
    const skills = [required('kafka')];
    expect(conditionsOf({ skills: [used('rabbitmq')] }, { skills }).skills.shown).to.equal(1);
    expect(conditionsOf({ skills: [used('rabbitmq', null)] }, { skills }).skills.shown).to.equal(0);
    expect(conditionsOf({ skills: [used('kafka', null)] }, { skills }).skills.shown).to.equal(1);
  });

  it('is every stated certification and language too, and what is not known of is not shown', () => {
    const asked = {
      certifications: [
        { id: '~crane', name: 'Crane', isStated: true },
        { id: '~diver', name: 'Diver' },
      ],
      languages: [
        { code: 'de', minLevel: null, isStated: true },
        { code: 'en', minLevel: null },
      ],
    };
    expect(conditionsOf({}, asked)).to.deep.equal(of(0, 0, 0, 2));
    expect(conditionsOf({ certifications: ['~crane'] }, asked).others.shown).to.equal(1);
    expect(conditionsOf({ languages: [{ code: 'de', level: null }] }, asked).others.shown).to.equal(1);
    expect(conditionsOf({ languages: [{ code: 'en', level: null }] }, asked).others.shown).to.equal(0);
  });

  it('is nothing in a category that weighs nothing', () => {
    const asked = {
      skills: [required('kafka')],
      certifications: [{ id: '~crane', name: 'Crane', isStated: true }],
      languages: [{ code: 'de', minLevel: null, isStated: true }],
    };
    expect(conditionsOf({}, asked)).to.deep.equal(of(0, 1, 0, 2));
    expect(conditionsOf({}, asked, { skills: 0 })).to.deep.equal(of(0, 0, 0, 2));
    expect(conditionsOf({}, asked, { certifications: 0 })).to.deep.equal(of(0, 1, 0, 1));
    expect(conditionsOf({}, asked, { languages: 0 })).to.deep.equal(of(0, 1, 0, 1));
  });

  it('is apart from the languages that the text of the ad requires, which are listed or that of the resume', () => {
    const spoken = (code: string, written?: 'only') => ({
      languages: [{ code, level: null, ...(written && { written }) }],
    });
    const asked = { languages: [{ code: 'ja', minLevel: null }] };
    const speaks = (known: object, job: object, weighed?: object): boolean =>
      conditionsOf(known, job, weighed).speaksLanguages;
    expect(speaks({}, asked)).to.equal(false);
    expect(speaks(spoken('de'), asked)).to.equal(false);
    expect(speaks(spoken('ja'), asked)).to.equal(true);
    expect(speaks(spoken('ja', 'only'), asked)).to.equal(true);
    expect(speaks({}, asked, { languages: 0 })).to.equal(true);
    expect(speaks({}, { languages: [{ code: 'en', minLevel: 'C1' }] })).to.equal(true);
    expect(speaks({}, { languages: [{ code: 'ja', minLevel: null, isStated: true }] })).to.equal(true);
  });
});

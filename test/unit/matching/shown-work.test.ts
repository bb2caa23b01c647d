import { expect } from 'chai';
import { levelFits } from '../../../core/matching/score-levels.js';
import { skillsNeeded } from '../../../core/matching/score-title.js';
import type { Score } from '../../../core/matching/scorer.js';
import { type CandidateFeatures, type JobFeatures, prepareJob, scoreCandidate } from '../../../core/spi.js';
import { candidateFeatures, jobFeatures } from '../../../bootstrap/testing/builders/index.js';
import { taxonomy } from '../../support/taxonomy.js';

const NURSE = { id: 'registered-nurse', label: 'Registered nurse', family: 'nursing' };
const word = (name: string, weight: number) => ({ word: name, weight, written: name });
const wanted = { occupation: { ...NURSE, related: { 'nurse-manager': 40, 'care-assistant': 39 } }, titleWords: [] };
const held = (id: string, family: string, weight = 1) => ({ occupations: [{ id, family, weight }], titleWords: [] });

describe('What titles leave to be shown by skills', () => {
  it('is nothing for whoever does the work now, or work that is near: 80 of 100', () => {
    expect(skillsNeeded(held('registered-nurse', 'nursing'), wanted)).to.equal(0);
    expect(skillsNeeded(held('nurse-manager', 'nursing'), wanted)).to.equal(0);
  });

  it('is three quarters of the skills for whoever is of the field, did the work before, or fits a guess', () => {
    expect(skillsNeeded(held('care-assistant', 'nursing'), wanted)).to.equal(75);
    expect(skillsNeeded(held('midwife', 'nursing'), wanted)).to.equal(75);
    expect(skillsNeeded(held('registered-nurse', 'nursing', 0.6), wanted)).to.equal(75);
    const guess = { ...wanted, occupation: { ...NURSE, isGuess: true as const } };
    expect(skillsNeeded(held('registered-nurse', 'nursing'), guess)).to.equal(75);
  });

  it('is more than all of them for whoever is of another field, or has no title that is known', () => {
    expect(skillsNeeded(held('accountant', 'accounting'), wanted)).to.be.above(100);
    expect(skillsNeeded(held('midwife', 'nursing', 0.6), wanted)).to.be.above(100);
    expect(skillsNeeded({ occupations: [], titleWords: [] }, wanted)).to.be.above(100);
  });

  it('is nothing for whose present title has 30 % of the words asked for, and not for an earlier title with all of them', () => {
    const title = { occupation: null, titleWords: [word('quality', 30), word('engineer', 70)] };
    const of = (...words: [string, number][]) =>
      skillsNeeded({ occupations: [], titleWords: words.map(([name, weight]) => word(name, weight)) }, title);
    expect(of(['quality', 30])).to.equal(0);
    expect(of(['quality', 18])).to.be.above(100);
    expect(of(['quality', 18], ['engineer', 42])).to.be.above(100);
    expect(of(['quality', 18], ['engineer', 70])).to.equal(0);
  });
});

describe('A level that fits', () => {
  it('of an ad for beginners is less than two rungs above it', () => {
    expect(levelFits('intern', 'intern')).to.equal(true);
    expect(levelFits('entry', 'intern')).to.equal(true);
    expect(levelFits('mid', 'intern')).to.equal(false);
    expect(levelFits('director', 'intern')).to.equal(false);
    expect(levelFits('intern', 'entry')).to.equal(true);
    expect(levelFits('mid', 'entry')).to.equal(true);
    expect(levelFits('senior', 'entry')).to.equal(false);
    expect(levelFits(null, 'intern')).to.equal(false);
  });

  it('of any other ad is every level', () => {
    expect(levelFits('director', 'mid')).to.equal(true);
    expect(levelFits('intern', 'director')).to.equal(true);
    expect(levelFits(null, 'mid')).to.equal(true);
  });
});

describe('A strong match below 60', () => {
  // Experience is asked for and not known, so that the scores are between 50 and 60.
  const weights = {
    skills: 40,
    experience: 39,
    title: 30,
    seniority: 25,
    education: 0,
    languages: 0,
    certifications: 0,
  };
  const required = (id: string, isStated = false) => ({
    ...{ id, name: id, importance: 'required' as const, minMonths: null, isStated },
  });
  const used = (id: string) => ({ id, months: 12, yearsSinceUse: 0 });
  const CARE = ['patient-care', 'wound-care', 'phlebotomy', 'triage'];
  const job = jobFeatures({
    skills: CARE.map((id) => required(id)),
    occupation: { ...NURSE, related: { 'care-assistant': 39 } },
    seniority: 'mid',
    minMonths: 24,
  });
  const candidate = (known: Partial<CandidateFeatures>): CandidateFeatures =>
    candidateFeatures({ seniority: 'mid', hasSkillData: true, ...known });
  const scored = (known: Partial<CandidateFeatures>, asked: JobFeatures = job, weighed: object = {}): Score =>
    scoreCandidate(candidate(known), prepareJob(asked, { ...weights, ...weighed }, taxonomy));
  const near = held('care-assistant', 'nursing').occupations;
  const earlier = held('registered-nurse', 'nursing', 0.6).occupations;

  it('shows the work by the present title or, of the same field, by three quarters of the skills', () => {
    const half = { skills: CARE.slice(0, 2).map(used) };
    const most = { skills: CARE.slice(0, 3).map(used) };
    expect(scored({ ...half, occupations: near }).score).to.be.within(50, 59.9);
    expect(scored({ ...half, occupations: near }).band).to.equal('partial');
    expect(scored({ ...half, occupations: earlier }).band).to.equal('partial');
    expect(scored({ ...most, occupations: near }).score).to.be.within(50, 59.9);
    expect(scored({ ...most, occupations: near }).band).to.equal('strong');
    expect(scored({ ...half, ...held('registered-nurse', 'nursing') }).band).to.equal('strong');
    const elsewhere = scored({ skills: CARE.map(used), ...held('accountant', 'accounting') }, job, { experience: 20 });
    expect(elsewhere.score).to.be.within(50, 59.9);
    expect(elsewhere.band).to.equal('partial');
  });

  it('shows it by two thirds of the skills where the caller stated them, whatever the title', () => {
    const stated = { ...job, skills: CARE.map((id) => required(id, true)) };
    const lower = { experience: 20 };
    expect(scored({ skills: CARE.slice(0, 3).map(used), occupations: near }, stated).band).to.equal('strong');
    const elsewhere = scored({ skills: CARE.map(used), ...held('accountant', 'accounting') }, stated, lower);
    expect(elsewhere.band).to.equal('strong');
    expect(scored({ skills: CARE.slice(0, 2).map(used), occupations: near }, stated).band).to.equal('partial');
  });

  it('is not shown by skills where the ad names only one or two, which weigh less than the title', () => {
    const few = { ...job, skills: [required('patient-care')] };
    const known = { skills: [used('patient-care')], occupations: near };
    const match = scored(known, few, { skills: 10, experience: 38 });
    expect(match.score).to.be.within(50, 59.9);
    expect(match.band).to.equal('partial');
  });

  it('needs no title where the job asks for none, or weighs it at nothing', () => {
    const known = { skills: CARE.map(used), ...held('accountant', 'accounting') };
    for (const match of [
      scored(known, { ...job, occupation: null }, { title: 0, experience: 50 }),
      scored(known, job, { title: 0, experience: 50 }),
    ]) {
      expect(match.score).to.be.within(50, 59.9);
      expect(match.band).to.equal('strong');
    }
  });

  it('is nobody far above an ad for beginners, unless the level weighs nothing', () => {
    const intern = { ...job, seniority: 'intern' as const };
    const known = { skills: CARE.map(used), ...held('registered-nurse', 'nursing'), seniority: 'senior' as const };
    expect(scored(known, intern, { experience: 30 }).score).to.be.within(50, 59.9);
    expect(scored(known, intern, { experience: 30 }).band).to.equal('partial');
    expect(scored({ ...known, seniority: 'entry' }, intern, { experience: 30 }).band).to.equal('strong');
    expect(scored(known, intern, { seniority: 0, experience: 50 }).band).to.equal('strong');
  });

  it('is nobody at any score whose skills leave open the branch of a title of every branch', () => {
    const manager = { id: 'project-manager', label: 'Project manager', family: 'management' };
    const ids = ['project-management', 'communication', 'phlebotomy', 'triage'];
    const open = {
      ...job,
      skills: ids.map((id) => required(id)),
      occupation: { ...manager, isOfAnyBranch: true as const },
    };
    const of = (held: string[], asked: JobFeatures = open): Score =>
      scored({ skills: held.map(used), occupations: [{ ...manager, weight: 1 }] }, asked, { experience: 0 });
    expect(of(ids.slice(0, 2)).score).to.be.within(60, 79.9);
    expect(of(ids.slice(0, 2)).band).to.equal('partial');
    expect(of(ids.slice(1, 3)).band).to.equal('strong');
    expect(of(ids.slice(0, 2), { ...open, occupation: manager }).band).to.equal('strong');
    const general = {
      ...open,
      skills: ['project-management', 'communication', 'listening', 'negotiation'].map((id) => required(id)),
    };
    expect(of(ids.slice(0, 2), general).band).to.equal('strong');
    const managed = open.skills.map((each) =>
      each.id === 'phlebotomy' ? { ...each, isOfAnyBranch: true as const } : each,
    );
    expect(of(ids.slice(1, 3), { ...open, skills: managed }).band).to.equal('partial');
    const stated = { ...open, skills: [required('project-management', true), ...open.skills.slice(2)] };
    expect(of(ids.slice(0, 1), stated).score).to.be.at.least(50);
    expect(of(ids.slice(0, 1), stated).band).to.equal('strong');
  });

  it('asks for neither from 60 on, where the score says enough', () => {
    const half = { skills: CARE.slice(0, 2).map(used), occupations: near };
    expect(scored(half, job, { experience: 0 }).score).to.be.within(60, 79.9);
    expect(scored(half, job, { experience: 0 }).band).to.equal('strong');
  });
});

import { expect } from 'chai';
import { levelFits } from '../../../core/matching/score-levels.js';
import type { Score } from '../../../core/matching/scorer.js';
import { type CandidateFeatures, type JobFeatures, prepareJob, scoreCandidate } from '../../../core/spi.js';
import { candidateFeatures, jobFeatures } from '../../../bootstrap/testing/builders/index.js';
import { taxonomy } from '../../support/taxonomy.js';

const NURSE = { id: 'registered-nurse', label: 'Registered nurse', family: 'nursing' };
const held = (id: string, family: string, weight = 1) => ({ occupations: [{ id, family, weight }], titleWords: [] });

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

describe('A strong match', () => {
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

  it('is of a family of work that the ad speaks of', () => {
    const asked = { ...job, families: ['nursing', 'medicine'] };
    const fitting = { skills: CARE.slice(0, 3).map(used), ...held('registered-nurse', 'nursing') };
    expect(scored({ ...fitting, families: ['education', 'medicine'] }, asked).band).to.equal('strong');
    expect(scored({ ...fitting, families: ['education'] }, asked).score).to.be.at.least(50);
    expect(scored({ ...fitting, families: ['education'] }, asked).band).to.equal('partial');
    expect(scored({ ...fitting, families: [] }, asked).band).to.equal('partial');
  });

  it('is of any family where the ad speaks of none, or the caller stated skills, or neither skills nor title weigh anything', () => {
    const asked = { ...job, families: ['nursing'] };
    const elsewhere = { skills: CARE.map(used), ...held('registered-nurse', 'nursing'), families: ['sales'] };
    expect(scored(elsewhere, asked).band).to.equal('partial');
    expect(scored(elsewhere, job).band).to.equal('strong');
    expect(scored(elsewhere, { ...asked, skills: CARE.map((id) => required(id, true)) }).band).to.equal('strong');
    const levelsOnly = { skills: 0, title: 0, experience: 0, seniority: 100 };
    expect(scored(elsewhere, asked, levelsOnly).band).to.equal('excellent');
  });

  it('has something of the title asked for, unless the caller stated skills or the title weighs nothing', () => {
    const known = { skills: CARE.map(used), ...held('registered-nurse', 'nursing', 0.22) };
    const cheap = { experience: 0 };
    expect(scored({ ...known, ...held('registered-nurse', 'nursing', 0.3) }, job, cheap).band).to.equal('strong');
    expect(scored(known, job, cheap).score).to.be.at.least(50);
    expect(scored(known, job, cheap).band).to.equal('partial');
    expect(scored(known, { ...job, skills: CARE.map((id) => required(id, true)) }, cheap).band).to.equal('strong');
    expect(scored(known, job, { ...cheap, title: 0 }).band).to.equal('excellent');
    const untitled = { ...job, occupation: null, titleWords: [] };
    expect(scored(known, untitled, cheap).band).to.equal('strong');
  });

  it('is of the same family first of all where the title is another', () => {
    const asked = { ...job, families: ['nursing', 'medicine'] };
    const of = (id: string, families: string[], wanted: JobFeatures = asked): Score =>
      scored({ skills: CARE.map(used), ...held(id, 'nursing'), families }, wanted, { experience: 0 });
    expect(of('midwife', ['medicine', 'nursing']).score).to.be.at.least(50);
    expect(of('midwife', ['medicine', 'nursing']).band).to.equal('partial');
    expect(of('midwife', ['nursing', 'education']).band).to.equal('excellent');
    expect(of('care-assistant', ['medicine', 'education']).band).to.equal('excellent');
    const untitled = { ...asked, occupation: null, titleWords: [] };
    expect(of('midwife', ['medicine', 'nursing'], untitled).band).to.equal('strong');
  });

  it('is of the same family first of all where the title is one of every branch and another one', () => {
    const open = {
      ...job,
      families: ['nursing', 'medicine'],
      occupation: { ...NURSE, related: { 'care-assistant': 39 }, isOfAnyBranch: true as const },
    };
    const of = (id: string, families: string[]): Score =>
      scored({ skills: CARE.map(used), ...held(id, 'nursing'), families }, open, { experience: 0 });
    expect(of('care-assistant', ['medicine', 'nursing']).band).to.equal('partial');
    expect(of('care-assistant', ['nursing', 'medicine']).band).to.equal('excellent');
    expect(of('registered-nurse', ['medicine', 'education']).band).to.equal('excellent');
  });

  it('is whoever an earlier engine read, of whom the families are not known', () => {
    const known = { skills: CARE.map(used), ...held('registered-nurse', 'nursing') };
    expect(scored(known, { ...job, families: ['nursing'] }).band).to.equal('strong');
  });

  it('is nobody far above an ad for beginners, unless the level weighs nothing', () => {
    const intern = { ...job, seniority: 'intern' as const };
    const known = { skills: CARE.map(used), ...held('registered-nurse', 'nursing'), seniority: 'senior' as const };
    expect(scored(known, intern, { experience: 30 }).score).to.be.within(50, 79.9);
    expect(scored(known, intern, { experience: 30 }).band).to.equal('partial');
    expect(scored({ ...known, seniority: 'entry' }, intern, { experience: 30 }).band).to.equal('strong');
    expect(scored(known, intern, { seniority: 0, experience: 50 }).band).to.equal('strong');
  });

  it('is nobody of a level that is not known or earns nothing, unless the title is near or asked for by nobody', () => {
    const director = (id: string, weight = 1): Partial<CandidateFeatures> => ({
      ...{ skills: CARE.map(used), ...held(id, 'nursing', weight), seniority: 'director' as const },
    });
    const cheap = { experience: 0 };
    expect(scored(director('midwife'), job, cheap).score).to.be.at.least(50);
    expect(scored(director('midwife'), job, cheap).band).to.equal('partial');
    expect(scored({ ...director('midwife'), seniority: 'senior' }, job, cheap).band).to.equal('excellent');
    expect(scored(director('registered-nurse', 0.6), job, cheap).band).to.equal('strong');
    expect(scored(director('registered-nurse', 0.36), job, cheap).band).to.equal('partial');
    expect(scored(director('midwife'), job, { ...cheap, title: 0 }).band).to.equal('strong');
    expect(scored({ ...director('midwife'), seniority: null }, job, cheap).band).to.equal('partial');
    expect(scored({ ...director('registered-nurse'), seniority: null }, job, cheap).band).to.equal('strong');
    const stated = { ...job, skills: CARE.map((id) => required(id, true)) };
    expect(scored(director('midwife'), stated, cheap).band).to.equal('strong');
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
});

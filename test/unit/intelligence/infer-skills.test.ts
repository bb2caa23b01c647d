import { expect } from 'chai';
import { inferSkills } from '../../../core/intelligence/infer-skills.js';
import { looseText } from '../../../core/intelligence/loose-text.js';
import { skillSources } from '../../../core/intelligence/skill-sources.js';
import type { Profile } from '../../../core/candidate/profile.js';
import { loadTaxonomy } from '../../../core/index.js';
import { aReading } from '../../support/readings.js';

const { taxonomy } = loadTaxonomy();
const namesOf = (profile: Profile, loose = ''): string[] =>
  inferSkills(skillSources(profile, '2026-06-01'), loose, taxonomy, new Set()).map(({ name }) => name);

describe('Skills of a person', () => {
  it('take in listed names that no taxonomy knows', () => {
    expect(namesOf({ skills: [{ name: 'Lantern trimming' }] })).to.deep.equal(['Lantern trimming']);
  });

  it('leave out what lists hold besides names', () => {
    const others = [
      '6 years',
      'June 2019',
      'www.example.com',
      'Tools',
      'in writing',
      'Very proficient',
      'Team size: 16',
    ];
    expect(namesOf({ skills: others.map((name) => ({ name })) })).to.deep.equal([]);
  });

  it('leave out the heading of a group, but not what it holds', () => {
    expect(namesOf({ skills: [{ name: 'Workbench', keywords: ['Docker', 'Wick cutter'] }] })).to.have.members([
      'Docker',
      'Wick cutter',
    ]);
  });

  it('have no manners from single words in accounts of work', () => {
    const work = [{ position: 'Glazier', summary: 'Built the communication between lamps. Wrote Python.' }];
    expect(namesOf({ work })).to.include('Python').and.not.include('Communication skills');
    expect(namesOf({ skills: [{ name: 'Communication' }] })).to.have.length(1);
  });

  it('have none from single words in the prose of the rest either', () => {
    const prose = 'The module for communication between the lamps and the tower was rebuilt in the winter of that year';
    expect(namesOf({}, prose)).to.deep.equal([]);
    expect(namesOf({}, 'Communication')).to.have.length(1);
  });
});

describe('The text in which skills are looked for last', () => {
  it('holds nothing that was read already', () => {
    const reading = aReading('Docker Ltd\nLinux');
    const parsed = {
      ...reading.parsed,
      evidence: [{ fact: '/profile/work/0/name', quote: 'Docker Ltd', start: 0, end: 10, confidence: 1 }],
    };
    const none = { basics: 'resume', work: 'resume' } as unknown as Parameters<typeof looseText>[1];
    expect(looseText({ ...reading, parsed }, none).trim()).to.equal('Linux');
  });
});

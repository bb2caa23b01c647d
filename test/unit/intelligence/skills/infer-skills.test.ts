import { expect } from 'chai';
import { inferSkills } from '../../../../core/intelligence/skills/infer-skills.js';
import { uncoveredText } from '../../../../core/intelligence/candidate/uncovered-text.js';
import { skillSources } from '../../../../core/intelligence/skills/skill-sources.js';
import type { Profile } from '../../../../core/candidate/profile.js';
import { aReading } from '../../../../bootstrap/testing/builders/a-reading.js';
import { taxonomy } from '../../../support/taxonomy.js';

const namesOf = (profile: Profile, loose = ''): string[] =>
  inferSkills(skillSources(profile, '2026-06-01'), loose, taxonomy, new Set()).shown.map(({ name }) => name);

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

  it('leave out what the free time is spent with, but for technologies', () => {
    const basics = {
      summary: 'Accountant. Outside work I enjoy baking and photography, and I write Python for a club. I teach SQL.',
    };
    expect(namesOf({ basics })).to.include.members(['Python', 'SQL']).and.not.include('Photography');
    expect(namesOf({}, 'In meiner Freizeit: fotografieren.\n\nPhotography for weddings')).to.include('Photography');
    expect(namesOf({ basics: { summary: 'Photography is my work; away from home for weeks.' } })).to.include(
      'Photography',
    );
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

describe('Skills named in passing', () => {
  const listed = ['Java', 'Docker', 'PostgreSQL', 'Git', 'Kubernetes'].map((name) => ({ name }));
  const account =
    'Rebuilt the booking service of the harbour together with the agency that looked after the advertising of the port';
  const rest = 'Then trimmed the wicks of all the lamps along the quay and of those on the piers behind it. '.repeat(8);
  const namesWith = (summary: string, typical: readonly string[] = [], others = rest): string[] => {
    const highlights = [others];
    const sources = skillSources(
      { skills: listed, work: [{ position: 'Developer', summary, highlights }] },
      '2026-06-01',
    );
    return inferSkills(sources, '', taxonomy, new Set(), new Set(typical)).shown.map(({ name }) => name);
  };

  it('do not count where nothing else bears them out', () => {
    expect(namesWith(account)).to.not.include('Advertising');
  });

  it('count where they are named again and again', () => {
    const again = `${account}. The advertising was then done in the house by all of us.`;
    expect(namesWith(again)).to.not.include('Advertising');
    expect(namesWith(`${again} In the end the advertising paid for the lamps.`)).to.include('Advertising');
  });

  it('count where they are typical of the occupation', () => {
    expect(namesWith(account, [taxonomy.skillKey('Advertising')])).to.include('Advertising');
  });

  it('do not count as the topic of publications, however many', () => {
    const publications = [1, 2, 3, 4].map((n) => ({ name: `Advertising in harbours, part ${String(n)}` }));
    const work = [{ position: 'Developer', summary: rest }];
    const names = (with_: object): string[] =>
      inferSkills(skillSources({ skills: listed, work, ...with_ }, '2026-06-01'), '', taxonomy, new Set()).shown.map(
        ({ name }) => name,
      );
    expect(names({ publications })).to.not.include('Advertising');
    expect(names({ publications, certificates: [{ name: 'Advertising' }] })).to.include('Advertising');
  });

  it('count in a resume that says little else', () => {
    expect(namesWith(account, [], 'And more.')).to.include('Advertising');
  });

  it('are never lost by a skill more in the list', () => {
    const count = (more: readonly { name: string }[]): number => {
      const work = [
        { position: 'Developer', summary: account, highlights: [rest, 'Kept the accounting of the lamps'] },
      ];
      const sources = skillSources({ skills: [...more], work }, '2026-06-01');
      return inferSkills(sources, '', taxonomy, new Set()).shown.length;
    };
    for (let size = 1; size <= listed.length; size += 1)
      expect(count(listed.slice(0, size))).to.equal(count(listed.slice(0, size - 1)) + 1);
  });

  it('do count where they are the name of a product', () => {
    expect(
      namesWith('Wrote the reports of the whole harbour for the port authority with Tableau and its server'),
    ).to.include('Tableau');
  });

  it('count once where the whole text of the resume holds the same mention again', () => {
    const work = [{ position: 'Developer', summary: account, highlights: [rest] }];
    const sources = skillSources({ skills: listed, work }, '2026-06-01');
    expect(
      inferSkills(sources, `${account}\n${rest}`, taxonomy, new Set()).shown.map(({ name }) => name),
    ).to.not.include('Advertising');
  });

  it('count or not by what was done, whatever is said about the person', () => {
    const statements = 'Passport no: X0000000\nProud father of three\nBorn on 3 July 1985 in Lahore\n'.repeat(20);
    const counts = (text: string, highlight: string): boolean => {
      const work = [{ position: 'Developer', summary: account, highlights: [highlight] }];
      const sources = skillSources({ skills: listed, work }, '2026-06-01');
      return inferSkills(sources, text, taxonomy, new Set()).shown.some(({ name }) => name === 'Advertising');
    };
    for (const text of ['', statements, `${account}\n${statements}`]) {
      expect(counts(text, 'And more.'), text.slice(0, 20)).to.equal(true);
      expect(counts(text, rest), text.slice(0, 20)).to.equal(false);
    }
  });

  it('are surer the plainer they are named', () => {
    const sure = (profile: Profile): number =>
      inferSkills(skillSources(profile, '2026-06-01'), '', taxonomy, new Set()).shown[0]?.confidence ?? 0;
    expect(sure({ skills: [{ name: 'Advertising' }] })).to.be.greaterThan(sure({ work: [{ summary: account }] }));
  });
});

describe('Pieces of sentences and furniture in lists', () => {
  const pieces = [
    'including but not',
    'conferring with users',
    'Project 2',
    'Page 2 of 3',
    'science (C',
    'Available on request',
  ];
  for (const piece of pieces)
    it(`such as "${piece}" are no skills`, () => {
      expect(namesOf({ skills: [{ name: piece }] })).to.deep.equal([]);
    });

  it('do not take names of several words with them', () => {
    const names = ['Wick and Lamp Studio', 'Lantern design', 'Quay Works Editor'];
    expect(namesOf({ skills: names.map((name) => ({ name })) })).to.have.length(3);
  });
});

describe('The text in which skills are looked for last', () => {
  it('holds nothing that was read already', () => {
    const reading = aReading('Docker Ltd\nLinux');
    const parsed = {
      ...reading.parsed,
      evidence: [{ fact: '/profile/work/0/name', quote: 'Docker Ltd', start: 0, end: 10, confidence: 1 }],
    };
    const none = { basics: 'resume', work: 'resume' } as unknown as Parameters<typeof uncoveredText>[1];
    expect(uncoveredText({ ...reading, parsed }, none).trim()).to.equal('Linux');
  });

  it('holds no headings, no degrees and no places of the person', () => {
    const reading = aReading('Public Relations\nB.Sc. Glass\nTamil Nadu\nLinux');
    const fact = (pointer: string, start: number, end: number) => ({
      fact: pointer,
      quote: reading.document.text.slice(start, end),
      start,
      end,
      confidence: 1,
    });
    const parsed = {
      ...reading.parsed,
      evidence: [fact('/profile/education/0/studyType', 17, 28), fact('/profile/basics/location/region', 29, 39)],
      headings: [{ start: 0, end: 16 }],
    };
    const none = { basics: 'resume', work: 'resume' } as unknown as Parameters<typeof uncoveredText>[1];
    expect(uncoveredText({ ...reading, parsed }, none).trim()).to.equal('Linux');
  });
});

import { expect } from 'chai';
import { enrich } from '../../../../adapters/enrichment/enrich.js';
import { NodeDigest } from '../../../../adapters/system/index.js';
import { aCandidate } from '../../../../bootstrap/testing/builders/index.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

async function read(...lines: string[]) {
  const file = { bytes: Buffer.from(lines.join('\n')), filename: 'resume.txt' };
  const { reading } = await enrich(
    { candidate: aCandidate(), file, generatedAt: '2026-06-01T12:00:00.000Z' } as Parameters<typeof enrich>[0],
    { taxonomy, occupations, digest: new NodeDigest() },
    () => undefined,
  );
  return reading!.parsed;
}

describe('The name of a person', () => {
  it('is none that a skill has', async () => {
    const { profile, evidence } = await read('Team Building', 'Glazed two harbours and led three people there.');
    expect(profile.basics).to.not.have.property('name');
    expect(evidence.map(({ fact }) => fact)).to.not.include('/profile/basics/name');
    expect((await read('Mara Lindqvist', 'Team Building')).profile.basics?.name).to.equal('Mara Lindqvist');
  });
});

describe('An employer', () => {
  it('is none that is called as a skill is, but may be called as what it sells', async () => {
    const { profile, evidence } = await read(
      'Mara Lindqvist',
      'Experience',
      'Application Developer - SAP ABAP',
      'June 2017 to November 2019',
      'Software Engineer - MongoDB',
      'June 2014 to May 2017',
      'Summer Intern - Symbian',
      'June 2013 to May 2014',
      'Inspector - Federal Aviation Administration',
      'June 2010 to May 2013',
    );
    expect(profile.work?.map(({ position, name }) => `${position ?? '-'} | ${name ?? '-'}`)).to.deep.equal([
      'Application Developer | -',
      'Software Engineer | MongoDB',
      'Summer Intern | Symbian',
      'Inspector | Federal Aviation Administration',
    ]);
    const facts = evidence.map(({ fact }) => fact);
    expect(facts).to.include('/profile/work/1/name').and.not.include('/profile/work/0/name');
  });
});

describe('The names of skills', () => {
  it('below certificates, awards and publications are listed with the skills, each with its quote', async () => {
    const { profile, evidence } = await read(
      'Mara Lindqvist',
      'Skills',
      'Welding, Proofreading',
      'Certifications',
      'Time management',
      'Forklift certified',
      'Proofreading',
      'First Aid',
      'Publications',
      'Public relations',
      'Harbour speaker',
      'Wicks in warm harbours (2019)',
    );
    expect(profile.certificates?.map(({ name }) => name)).to.deep.equal(['Forklift certified', 'First Aid']);
    expect(profile.publications?.map(({ name }) => name)).to.deep.equal(['Wicks in warm harbours']);
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal([
      'Welding',
      'Proofreading',
      'Time management',
      'Public relations',
    ]);
    const quotes = new Map(evidence.map(({ fact, quote }) => [fact, quote]));
    expect(quotes.get('/profile/skills/2/name')).to.equal('Time management');
    expect(quotes.get('/profile/certificates/1/name')).to.equal('First Aid');
    expect(quotes.has('/profile/certificates/2/name')).to.equal(false);
  });

  it('are certificates and awards where somebody gave them, or a day is known', async () => {
    const { profile } = await read(
      'Mara Lindqvist',
      'Certifications',
      'Time management, Tern Institute',
      'Coaching (2021)',
      'Six Sigma',
    );
    expect(profile.certificates?.map(({ name }) => name)).to.deep.equal(['Time management', 'Coaching', 'Six Sigma']);
    expect(profile).to.not.have.property('skills');
  });
});

import { expect } from 'chai';
import type { CandidateIntelligence, Profile } from '../../../core/index.js';
import { projectCandidate } from '../../../core/matching/projection.js';
import { intelligenceOf } from '../../support/intelligence-of.js';
import { taxonomy } from '../talent-index/arbitraries.js';

function projected(
  profile: Profile,
  known: Partial<CandidateIntelligence> = {},
  suppressed: string[] = [],
  textLanguage?: string,
) {
  const facts = { ...intelligenceOf(known), occupations: [], titleWords: [], families: [], fields: [], textLanguage };
  return projectCandidate(profile, facts, '2026-03-01', taxonomy, new Set(suppressed));
}

const skill = (id: string, type: 'technical' | 'certification', lastUsed: string | null = null) => ({
  ...{ id, name: id, type, lastUsed, months: null, mentions: [], foundIn: [], confidence: 1 },
});

describe('What the scorer sees of a candidate', () => {
  it('has the certifications that are listed and those that the text names, each once and in order, without the suppressed', () => {
    const certificates = [{ name: 'Macrame' }, { issuer: 'Lantern Guild' }, { name: 'Bell ringing' }];
    const skills = [
      skill('typescript', 'technical'),
      skill('aaa-lamps', 'certification'),
      skill('zzz-lamps', 'certification'),
    ];
    const listed = ['Macrame', 'Bell ringing'].map((name) => taxonomy.skillKey(name));
    const all = ['aaa-lamps', 'zzz-lamps', ...listed].sort();
    expect(projected({ certificates }, { skills }).certifications).to.deep.equal(all);
    expect(projected({ certificates }, { skills }, ['zzz-lamps', listed[0]!]).certifications).to.deep.equal(
      all.filter((id) => id !== 'zzz-lamps' && id !== listed[0]),
    );
    expect(projected({}).certifications).to.deep.equal([]);
  });

  it('has skills and languages in one order, whatever the order in which they were found', () => {
    const skills = [skill('sql', 'technical'), skill('kafka', 'technical'), skill('react', 'technical')];
    const languages = [
      { code: 'fr', level: 'unknown' as const },
      { code: 'de', level: 'B2' as const },
      { code: 'en', level: 'native' as const },
    ];
    const seen = projected({}, { skills, languages });
    expect(seen.skills.map(({ id }) => id)).to.deep.equal(['kafka', 'react', 'sql']);
    expect(seen.languages).to.deep.equal([
      { code: 'de', level: 'B2' },
      { code: 'en', level: 'native' },
      { code: 'fr', level: null },
    ]);
  });

  it('has the language of the resume beside the listed ones, or says of a listed one that the resume is written in it', () => {
    const languages = [{ code: 'fr', level: 'B1' as const }];
    expect(projected({}, { languages }, [], 'en').languages).to.deep.equal([
      { code: 'en', level: null, written: 'only' },
      { code: 'fr', level: 'B1' },
    ]);
    expect(projected({}, { languages }, [], 'fr').languages).to.deep.equal([
      { code: 'fr', level: 'B1', written: 'too' },
    ]);
    expect(projected({}, { languages }).languages).to.deep.equal([{ code: 'fr', level: 'B1' }]);
  });

  it('has whole years since the last use of a skill, none for a use in the future', () => {
    const years = (lastUsed: string | null) =>
      projected({}, { skills: [skill('sql', 'technical', lastUsed)] }).skills[0]!.yearsSinceUse;
    expect(['2025-04', '2025-03', '2021-03', '2027-01', null].map(years)).to.deep.equal([0, 1, 5, 0, null]);
  });

  it('can lack a skill only where a skill is known or a position or project is described', () => {
    expect(projected({}).hasSkillData).to.equal(false);
    expect(projected({ work: [{ position: 'Trimmer' }], projects: [{ name: 'Lamps' }] }).hasSkillData).to.equal(false);
    expect(projected({ work: [{ position: 'Trimmer', summary: 'Trims.' }] }).hasSkillData).to.equal(true);
    expect(projected({ projects: [{ name: 'Lamps', highlights: ['Lit.'] }] }).hasSkillData).to.equal(true);
    expect(projected({}, { skills: [skill('sql', 'technical')] }).hasSkillData).to.equal(true);
  });
});

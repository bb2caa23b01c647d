import { expect } from 'chai';
import type { Profile } from '../../../../core/index.js';
import { inferSkills } from '../../../../core/intelligence/skills/infer-skills.js';
import { skillSources } from '../../../../core/intelligence/skills/skill-sources.js';
import { suppressedSkillIds } from '../../../../core/intelligence/skills/suppressed-skills.js';
import { explainCategories } from '../../../../core/matching/explanation/explain-categories.js';
import { projectCandidate } from '../../../../core/matching/projection.js';
import { prepareJob, requestedCategories, scoreCandidate } from '../../../../core/matching/scorer.js';
import { suggestWeights } from '../../../../core/matching/weights.js';
import { parseSkills, parseSubstitutes } from '../../../../core/taxonomy/loading/parse-lines.js';
import type { Taxonomy } from '../../../../core/taxonomy/taxonomy.js';
import { intelligenceOf } from '../../../support/intelligence-of.js';
import { taxonomyOf } from '../../../support/small-taxonomy.js';

const taxonomy = taxonomyOf(
  parseSkills(`
    lamp-testing | Lamp testing | technical | Testing of lamps; <Glowmeter; <Wickbench; <Candela rig | workshop
    lamp-licence | Lamp licence | certification | <Lamp licence class B
    glazing | Glazing | technical | | workshop
    workshop | Workshop practice | professional
    cutlery | Cutlery | technical | Cutlery making
  `),
  parseSubstitutes('panes | pane work | 0.5 | glazing; cutlery'),
);

const listing = (...names: string[]): Profile => ({ skills: names.map((name) => ({ name })) });

function read(profile: Profile, suppressed: string[] = []) {
  const { shown, held } = inferSkills(
    skillSources(profile, '2026-06-01'),
    '',
    taxonomy,
    suppressedSkillIds(suppressed, taxonomy),
  );
  const facts = {
    ...intelligenceOf({ skills: shown }),
    skills: held,
    occupations: [],
    titleWords: [],
    families: [],
    fields: [],
  };
  return { shown, features: projectCandidate(profile, facts, '2026-06-01', taxonomy, new Set()) };
}

/** The skills category of a candidate for a job that requires these. */
function match(profile: Profile, ...wanted: string[]) {
  const { shown, features } = read(profile);
  const skills = wanted.map((name) => ({
    ...{ id: taxonomy.resolve(name), name, importance: 'required' as const, minMonths: null },
  }));
  const none = { minMonths: null, maxMonths: null, education: null, languages: [], certifications: [] };
  const job = { ...none, skills, seniority: null, occupation: null, titleWords: [] };
  const scorable = prepareJob(job, suggestWeights(requestedCategories(job)), taxonomy);
  const score = scoreCandidate(features, scorable);
  const [category] = explainCategories(score, features, scorable, intelligenceOf({ skills: shown }), {
    skill: (id) => taxonomy.skillName(id),
    field: (family) => family,
  });
  const { found, missing, adjacent, evidence } = category!;
  return { found, missing, adjacent, facts: evidence.map(({ fact }) => fact) };
}

describe('A form that names something narrower than its entry', () => {
  it('earns the entry and is shown as it is called', () => {
    const { shown, features } = read(listing('glowmeter', 'Testing of lamps'));
    expect(shown.map(({ id, name, as }) => [id, name, as])).to.deep.equal([
      ['lamp-testing', 'Lamp testing', undefined],
      ['lamp-testing', 'Lamp testing', 'Glowmeter'],
    ]);
    expect(features.skills.map(({ id }) => id)).to.deep.equal(['lamp-testing', 'lamp-testing/glowmeter']);
  });

  it('satisfies a requirement for the entry, under its own name', () => {
    const { found, missing, facts } = match(listing('Glowmeter'), 'Lamp testing');
    expect([found, missing]).to.deep.equal([['Lamp testing'], []]);
    expect(facts).to.deep.equal(['Names Glowmeter, which covers Lamp testing; counts 0.85']);
  });

  it('is satisfied by the same form, and shown by the name in the requirement', () => {
    const { found, missing, facts } = match(listing('GLOWMETER'), 'Glowmeter');
    expect([found, missing]).to.deep.equal([['Glowmeter'], []]);
    expect(facts).to.deep.equal(['Names Glowmeter; counts 0.85']);
  });

  it('is not satisfied by another form of the entry, nor by the entry', () => {
    for (const [other, has] of [
      ['Wickbench', 'Wickbench'],
      ['Lamp testing', 'Lamp testing'],
    ] as const) {
      const { found, missing, adjacent } = match(listing(other), 'Glowmeter');
      expect([found, missing]).to.deep.equal([[], ['Glowmeter']]);
      expect(adjacent).to.deep.equal([
        { wanted: 'Glowmeter', has, credit: 0.255, via: 'the wider field of Lamp testing' },
      ]);
    }
  });

  it('counts the months of all forms for the entry, and its own for itself', () => {
    const work = [
      { position: 'Trimmer', startDate: '2024-01', endDate: '2024-12', highlights: ['Ran the Glowmeter.'] },
      { position: 'Trimmer', startDate: '2025-01', endDate: '2025-06', highlights: ['Ran the Wickbench.'] },
    ];
    const months = read({ work }).features.skills.map(({ id, months: of }) => [id, of]);
    expect(months).to.deep.equal([
      ['lamp-testing', 18],
      ['lamp-testing/glowmeter', 12],
      ['lamp-testing/wickbench', 6],
    ]);
  });

  it('is suppressed by its own name alone, and with all others by the name of the entry', () => {
    const ids = (suppressed: string): string[] =>
      read(listing('Glowmeter', 'Wickbench'), [suppressed]).shown.map(({ as }) => as!);
    expect(ids('Glowmeter')).to.deep.equal(['Wickbench']);
    expect(ids('Lamp testing')).to.deep.equal([]);
  });

  it('is held with its entry where it is a certificate', () => {
    const profile: Profile = { certificates: [{ name: 'Lamp licence class B' }] };
    expect(read(profile).features.certifications).to.deep.equal(['lamp-licence', 'lamp-licence/lamp licence class b']);
  });

  it('implies what its entry implies', () => {
    expect([...taxonomy.implied('lamp-testing/glowmeter')]).to.deep.equal(['lamp-testing', 'workshop']);
    expect(taxonomy.skillName('lamp-testing/candela rig')).to.equal('Candela rig');
  });
});

describe('What an adjacent skill stands in for', () => {
  it('is missing all the same', () => {
    const { found, missing, adjacent } = match(listing('Cutlery'), 'Glazing');
    expect([found, missing]).to.deep.equal([[], ['Glazing']]);
    expect(adjacent).to.deep.equal([{ wanted: 'Glazing', has: 'Cutlery', credit: 0.425, via: 'pane work' }]);
  });
});

describe('The wider field of a skill', () => {
  const field = (parts: number): Taxonomy =>
    taxonomyOf(
      parseSkills(
        [
          'field | Lamp craft | technical',
          ...Array.from({ length: parts }, (_, at) => `part-${String(at)} | Part ${String(at)}x | technical | | field`),
        ].join('\n'),
      ),
      [],
    );

  it('earns its share while it has few parts, and nothing where it has many', () => {
    expect(field(8).substitutesFor('part-0')).to.deep.equal([
      { id: 'field', credit: 0.3, via: 'the wider field of Lamp craft' },
    ]);
    expect(field(9).substitutesFor('part-0')).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import { type Profile } from '../../../core/index.js';
import { inferSkills } from '../../../core/intelligence/skills/infer-skills.js';
import { skillSources } from '../../../core/intelligence/skills/skill-sources.js';
import { explainCategories } from '../../../core/matching/explanation/explain-categories.js';
import { projectCandidate } from '../../../core/matching/projection.js';
import { prepareJob, requestedCategories, scoreCandidate } from '../../../core/matching/scorer.js';
import { suggestWeights } from '../../../core/matching/weights.js';
import { intelligenceOf } from '../../support/intelligence-of.js';
import { taxonomy } from '../../support/taxonomy.js';

const REQUIRED = ['JMeter', 'Appium', 'PrestaShop', 'MQTT'];
const COMPETING = ['k6', 'XCUITest', 'Shopware', 'CoAP'];

function match(listed: readonly string[]) {
  const profile: Profile = { skills: listed.map((name) => ({ name })) };
  const { shown, held } = inferSkills(skillSources(profile, '2026-06-01'), '', taxonomy, new Set());
  const facts = {
    ...intelligenceOf({ skills: shown }),
    skills: held,
    occupations: [],
    titleWords: [],
    families: [],
    fields: [],
  };
  const features = projectCandidate(profile, facts, '2026-06-01', taxonomy, new Set());
  const skills = REQUIRED.map((name) => ({
    ...{ id: taxonomy.resolve(name), name, importance: 'required' as const, minMonths: null, isStated: true as const },
  }));
  const none = { minMonths: null, maxMonths: null, education: null, languages: [], certifications: [] };
  const job = { ...none, skills, seniority: null, occupation: null, titleWords: [] };
  const scorable = prepareJob(job, suggestWeights(requestedCategories(job)), taxonomy);
  const score = scoreCandidate(features, scorable);
  const categories = explainCategories(score, features, scorable, intelligenceOf({ skills: shown }), {
    skill: (id) => taxonomy.skillName(id),
    field: (family) => family,
  });
  return { score, category: categories.find(({ category }) => category === 'skills')! };
}

describe('A candidate who has worked with competing products', () => {
  it('has none of the required ones: all are missing, and the match is far from excellent', () => {
    const { score, category } = match(COMPETING);
    expect(category.found).to.deep.equal([]);
    expect(category.missing).to.deep.equal(REQUIRED);
    expect(category.adjacent.map(({ wanted, has }) => [wanted, has])).to.deep.equal(
      REQUIRED.map((name, at) => [name, COMPETING[at]]),
    );
    expect(score.score).to.be.below(50);
    for (const { fact } of category.evidence)
      for (const name of REQUIRED) expect(fact.startsWith(`Names ${name}`)).to.equal(false);
  });

  it('has them all where they are listed', () => {
    const { category } = match(REQUIRED);
    expect([category.found, category.missing]).to.deep.equal([REQUIRED, []]);
  });
});

import { expect } from 'chai';
import { CATEGORIES, type Category, DEFAULT_WEIGHTS } from '../../../core/index.js';
import { applyWeights, mapWeights, skillsWeight, spread } from '../../../core/matching/weights.js';
import { requestedCategories, suggestWeights, withoutSkill, withSkillPreferred } from '../../../core/spi.js';
import { jobFeatures } from '../../../bootstrap/testing/builders/index.js';

const asking = (...names: Category[]): Record<Category, boolean> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, names.includes(category)])) as Record<Category, boolean>;
const NONE = mapWeights(() => 0);
const skill = (id: string) => ({ id, name: id, importance: 'required' as const, minMonths: null });

describe('The suggested weights', () => {
  it('are those of the documents where a job asks for everything', () => {
    expect(DEFAULT_WEIGHTS).to.deep.equal({
      ...{ skills: 30, experience: 10, title: 40, seniority: 25, education: 5, languages: 5, certifications: 5 },
    });
    expect(suggestWeights(asking(...CATEGORIES))).to.deep.equal(spread(DEFAULT_WEIGHTS));
  });

  it('keep their proportions where it asks for some, and are zero where it asks for nothing', () => {
    expect(suggestWeights(asking('skills', 'experience'))).to.deep.equal({ ...NONE, skills: 75, experience: 25 });
    expect(suggestWeights(asking('languages'))).to.deep.equal({ ...NONE, languages: 100 });
    expect(suggestWeights(asking())).to.deep.equal(NONE);
  });

  it('are less for few skills, and less still for those of all work, which anybody may have', () => {
    expect([1, 2, 3, 20].map((others) => skillsWeight({ ofAllWork: 0, others }))).to.deep.equal([10, 20, 30, 30]);
    expect(skillsWeight({ ofAllWork: 1, others: 0 })).to.equal(5);
    expect(skillsWeight({ ofAllWork: 2, others: 1 })).to.equal(20);
    expect(suggestWeights(asking('skills', 'title'), 5)).to.deep.equal({ ...NONE, skills: 11.1, title: 88.9 });
  });

  it('are less for title and level where the title leaves the branch open: only the skills say which one is meant', () => {
    expect(suggestWeights(asking('skills', 'title', 'seniority'), 30, true)).to.deep.equal({
      ...NONE,
      ...{ skills: 50, title: 25, seniority: 25 },
    });
    expect(suggestWeights(asking('skills', 'title'), 30, false)).to.deep.equal({ ...NONE, skills: 42.9, title: 57.1 });
  });

  it('are for the categories that a job asks something in', () => {
    expect(requestedCategories(jobFeatures())).to.deep.equal(asking());
    const word = { word: 'sail', written: 'Sail', weight: 10 };
    const occupation = { id: 'sailmaker', family: 'crafts', label: 'Sailmaker' };
    for (const [features, category] of [
      [{ skills: [skill('typescript')] }, 'skills'],
      [{ minMonths: 1 }, 'experience'],
      [{ occupation }, 'title'],
      [{ titleWords: [word] }, 'title'],
      [{ seniority: 'intern' as const }, 'seniority'],
      [{ education: 'school' as const }, 'education'],
      [{ languages: [{ code: 'de', minLevel: null }] }, 'languages'],
      [{ certifications: [{ id: '~crane', name: 'Crane' }] }, 'certifications'],
    ] as const)
      expect(requestedCategories(jobFeatures({ ...features } as object)), category).to.deep.equal(asking(category));
  });

  it('are not for what asks for nothing: no months, a maximum alone, no degree', () => {
    for (const features of [{ minMonths: 0 }, { maxMonths: 12 }, { education: 'none' as const }])
      expect(requestedCategories(jobFeatures(features))).to.deep.equal(asking());
  });
});

describe("A caller's weights", () => {
  const asked = asking('skills', 'experience', 'title');
  const suggested = suggestWeights(asked);

  it('take the place of the suggested ones, category by category, in proportion', () => {
    expect(applyWeights(suggested, { skills: 1, experience: 2, title: 1 }, asked)).to.deep.equal({
      ...NONE,
      skills: 25,
      experience: 50,
      title: 25,
    });
    const some = applyWeights(suggested, { skills: 0 }, asked);
    expect(some).to.deep.equal(spread({ ...suggested, skills: 0 }));
    expect(some.skills).to.equal(0);
    expect(some.experience / some.title).to.be.closeTo(10 / 40, 0.01);
  });

  it('count for nothing where the job asks for nothing', () => {
    expect(applyWeights(suggested, { education: 1000, skills: 50, experience: 50, title: 0 }, asked)).to.deep.equal({
      ...{ ...NONE, skills: 50, experience: 50 },
    });
  });

  it('give way to the suggested ones where they leave nothing that counts', () => {
    expect(applyWeights(suggested, { skills: 0, experience: 0, title: 0 }, asked)).to.deep.equal(suggested);
    expect(applyWeights(suggested, { skills: 0, experience: 0, title: 0, education: 5 }, asked)).to.deep.equal(
      suggested,
    );
    expect(applyWeights(suggested, undefined, asked)).to.equal(suggested);
    expect(applyWeights(suggested, {}, asked)).to.deep.equal(suggested);
  });
});

describe('A job that is relaxed', () => {
  const job = jobFeatures({ skills: [skill('typescript'), skill('kafka')], minMonths: 24 });
  const weights = suggestWeights(requestedCategories(job));

  it('by one of several skills keeps its weights', () => {
    const relaxed = withoutSkill({ job, weights }, 0);
    expect(relaxed.job.skills.map(({ id }) => id)).to.deep.equal(['kafka']);
    expect(relaxed.weights).to.deep.equal(weights);
    expect(job.skills).to.have.length(2);
  });

  it('by its last skill gives the weight of skills to what it asks for beside', () => {
    const one = { ...job, skills: [skill('kafka')] };
    const relaxed = withoutSkill({ job: one, weights }, 0);
    expect(relaxed.job.skills).to.deep.equal([]);
    expect(relaxed.weights).to.deep.equal({ ...NONE, experience: 100 });
  });

  it('by a skill that is only preferred keeps everything else', () => {
    const relaxed = withSkillPreferred({ job, weights }, 1);
    expect(relaxed.job.skills.map(({ importance }) => importance)).to.deep.equal(['required', 'preferred']);
    expect(relaxed.job).to.deep.equal({ ...job, skills: relaxed.job.skills });
    expect(relaxed.weights).to.equal(weights);
  });
});

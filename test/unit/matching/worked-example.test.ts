import { expect } from 'chai';
import {
  type CandidateFeatures,
  cosine,
  type JobFeatures,
  levelProximity,
  occupationProximity,
  prepareJob,
  requestedCategories,
  scoreCandidate,
  similarity,
  skillNorm,
  suggestWeights,
  titleNorm,
} from '../../../core/spi.js';
import { compareSkills } from '../../../core/matching/scorer.js';
import { skillsWeight } from '../../../core/matching/weights.js';
import { markdownBlocks, readPage } from '../../support/markdown-blocks.js';
import { taxonomy } from '../../support/taxonomy.js';

const PAGE = 'docs/explanation/matching.md';
const page = readPage(PAGE);
const example = page.split('## Worked example\n')[1]?.split('\n## ')[0] ?? '';

/** The cells of the rows of the table whose first column has this heading. */
function table(heading: string): string[][] {
  const lines = page.split('## Worked example\n')[1]!.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`| ${heading}`));
  const rows = lines.slice(first + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe('the worked example of docs/explanation/matching.md', () => {
  const [job, candidate] = markdownBlocks(PAGE)
    .filter(({ language }) => language === 'json')
    .map(({ text }) => JSON.parse(text) as unknown) as [JobFeatures, CandidateFeatures];
  const weights = suggestWeights(requestedCategories(job), skillsWeight({ ofAllWork: 0, others: job.skills.length }));
  const prepared = prepareJob(job, weights, taxonomy);
  const score = scoreCandidate(candidate, prepared);

  it('shows the credit that each skill earns', () => {
    const { earned } = compareSkills(prepared.skills, candidate.skills, (id) => taxonomy.skillName(id));
    const computed = earned.map(({ wanted, earned: { credit } }) => [
      wanted.name,
      String(wanted.weight),
      String(Math.round(credit * 1000) / 1000),
    ]);
    expect(table('wanted').map((row) => row.slice(0, 3))).to.deep.equal(computed);
  });

  it('shows weight, score and applied weight of each category', () => {
    const shown = table('category').map(([category, , weight, points, , applied]) => [
      category,
      weight,
      points,
      applied,
    ]);
    const computed = score.categories
      .filter(({ weight }) => weight > 0)
      .map(({ category, weight, appliedWeight, score: points }) => [
        category,
        String(weight),
        points === null ? '–' : String(points),
        String(appliedWeight),
      ]);
    expect(shown).to.deep.equal(computed);
  });

  it('comes to the score, the coverage and the band that it names, by hand and by the scorer', () => {
    const rows = table('category').map(([, , weight, points, , applied]) => [weight, points, applied].map(Number));
    const byHand =
      rows.reduce((sum, [, points = 0, applied = 0]) => sum + (applied === 0 ? 0 : applied * points), 0) / 100;
    const bold = [...example.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text);
    expect(bold).to.deep.equal([String(score.coverage), String(score.score), score.band, String(score.potential)]);
    expect(Math.round(byHand * 10) / 10).to.equal(score.score);
  });

  it('has every category and its default weight in the table of weights', () => {
    for (const { category } of score.categories) expect(readPage(PAGE)).to.include(`| \`${category}\``);
  });
});

describe('the worked example of a weak core in docs/explanation/matching.md', () => {
  const [, candidate, job] = markdownBlocks(PAGE)
    .filter(({ language }) => language === 'json')
    .map(({ text }) => JSON.parse(text) as unknown) as [unknown, CandidateFeatures, JobFeatures];
  const weights = suggestWeights(requestedCategories(job), skillsWeight({ ofAllWork: 0, others: job.skills.length }));
  const score = scoreCandidate(candidate, prepareJob(job, weights, taxonomy));
  const weak = (readPage(PAGE).split('## Worked example of a weak core')[1] ?? '').split('\n## ')[0] ?? '';
  const rows = table('merit').map(([category, weight, points, , applied]) => [category, weight, points, applied]);

  it('shows weight, score and applied weight of each category', () => {
    const computed = score.categories
      .filter(({ weight }) => weight > 0)
      .map(({ category, weight, appliedWeight, score: points }) => [
        category,
        String(weight),
        points === null ? '–' : String(points),
        String(appliedWeight),
      ]);
    expect(rows).to.deep.equal(computed);
  });

  it('comes to the core, the score, the band and the potential that it names, by hand and by the scorer', () => {
    const numbers = new Map(
      rows.map(([category, weight, points, applied]) => [category, [weight, points, applied].map(Number)]),
    );
    const [skills, title] = [numbers.get('skills')!, numbers.get('title')!];
    const core = Math.round((skills[0]! * skills[1]! + title[0]! * title[1]!) / (skills[0]! + title[0]!));
    expect(weak).to.include(
      ` = ${String(core)}\`, so the share of experience and education is \`${String(core)} / 75 = `,
    );
    expect(score.reached).to.equal(core);
    const byHand = [...numbers.values()].reduce(
      (sum, [, points, applied]) => sum + (applied === 0 ? 0 : points! * applied!),
      0,
    );
    const bold = [...weak.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text);
    expect(bold).to.deep.equal([String(score.score), score.band, String(score.potential)]);
    expect(Math.round(byHand / 10) / 10).to.equal(score.score);
    const whole = [...numbers.values()].reduce(
      (sum, [weight, points]) => sum + (Number.isNaN(points) ? 0 : weight! * points!),
      0,
    );
    expect(weak).to.include(`Without the core's share it would be ${String(Math.round(whole / 10) / 10)}`);
  });
});

describe('the worked example of likeness in docs/explanation/matching.md', () => {
  const [, , , one, other] = markdownBlocks(PAGE)
    .filter(({ language }) => language === 'json')
    .map(({ text }) => JSON.parse(text) as unknown) as [
    unknown,
    unknown,
    unknown,
    CandidateFeatures,
    CandidateFeatures,
  ];
  const likenessExample = readPage(PAGE).split('## Worked example of likeness')[1] ?? '';
  const rows = [...likenessExample.matchAll(/^\| (\w+) +\| ([\d.]+) +\| ([\d.]+) +\|/gm)];

  it('shows the nearness of each part', () => {
    const cut = (value: number): string => String(Math.round(value * 1000) / 1000);
    const skillWeight = (features: CandidateFeatures): number =>
      skillNorm(
        features.skills.map(({ id }) => id),
        taxonomy,
      );
    const shared = one.skills.filter(({ id }) => other.skills.some((each) => each.id === id));
    const [own = [], its = []] = [one.titleWords, other.titleWords];
    const titleDot = own.reduce(
      (sum, { word, weight }) => sum + weight * (its.find((each) => each.word === word)?.weight ?? 0),
      0,
    );
    expect(rows.map(([, part, , nearness]) => [part, nearness])).to.deep.equal([
      ['skills', cut(cosine(skillWeight({ ...one, skills: shared }), skillWeight(one), skillWeight(other)))],
      ['titles', cut(cosine(titleDot, titleNorm(own), titleNorm(its)))],
      ['occupations', cut(occupationProximity(one.occupations, other.occupations))],
      ['levels', cut(levelProximity(one.seniority!, other.seniority!))],
    ]);
  });

  it('comes to the likeness that it names, by hand and by the core', () => {
    const byHand = rows.reduce((sum, [, , share, nearness]) => sum + 100 * Number(share) * Number(nearness), 0);
    const bold = /\*\*([\d.]+)\*\*/.exec(likenessExample)?.[1];
    expect(bold).to.equal(String(similarity(one, other, taxonomy)));
    expect(byHand).to.be.closeTo(Number(bold), 0.06);
  });
});

import { expect } from 'chai';
import { anApplication } from '../../support/an-application.js';
import { readPage } from '../../support/markdown-blocks.js';

const PAGE = 'docs/guides/answering-questions-about-a-score.md';

// All invented. The match that the page is about.
const JOB = {
  title: 'Senior backend developer',
  description: 'You design and run services for the booking platform of a ferry line, and keep them running.',
  requirements: {
    skills: [
      { name: 'TypeScript', importance: 'required' as const, minMonths: 36 },
      { name: 'PostgreSQL', importance: 'required' as const },
      { name: 'Kafka', importance: 'preferred' as const },
    ],
    experience: { minMonths: 48 },
    languages: [{ code: 'en', minLevel: 'B2' as const }],
  },
};
const PROFILE = {
  basics: { name: 'Ines Okonjaro', label: 'Project manager' },
  work: [
    {
      name: 'Brightloom Ltd',
      position: 'Project manager',
      startDate: '2023-01',
      endDate: '2024-12',
      summary: 'Services in TypeScript with RabbitMQ.',
    },
    {
      name: 'Nordlicht',
      position: 'Backend developer',
      startDate: '2018-01',
      endDate: '2019-04',
      summary: 'PostgreSQL reports.',
    },
  ],
  skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }, { name: 'RabbitMQ' }],
};

describe(`the match of ${PAGE}`, () => {
  const page = readPage(PAGE);

  it('is explained and adds up as the page shows it', async () => {
    const { app, caller, candidate } = anApplication();
    const { id: jobId } = await app.createJob.execute(caller, JOB);
    const { id: candidateId } = await candidate({ profile: PROFILE });
    const match = await app.explainMatch.execute(caller, { jobId, candidateId });

    const quoted = [...page.matchAll(/^> (.*)$/gm)].map(([, line]) => line).join(' ');
    expect(quoted).to.equal(match.explanation);

    const rows = [...page.matchAll(/^\| `(\w+)` +\| ([\d.]+) +\| `?(\w+)`? +\| ([\d.]+) +\|$/gm)].map(
      ([, ...cells]) => cells,
    );
    expect(rows).to.deep.equal(
      match.categories
        .filter(({ weight }) => weight > 0)
        .map(({ category, weight, score, appliedWeight }) =>
          [category, weight, score, appliedWeight].map((each) => String(each)),
        ),
    );

    const counted = rows.filter(([, , , applied]) => Number(applied) > 0);
    const sum = counted.map(([, , score, applied]) => `${applied!} × ${score!}`).join(' + ');
    expect(page).to.include(`\`(${sum}) / 100 = ${String(match.score)}\``);
    const byHand = counted.reduce((total, [, , score, applied]) => total + Number(applied) * Number(score), 0) / 100;
    expect(Math.round(byHand * 10) / 10).to.equal(match.score);

    const [skills] = match.categories;
    const credits = skills!.evidence.map(({ fact }) => /; counts ([\d.]+)$/.exec(fact)?.[1] ?? '1');
    const [typescript, postgresql, kafka] = credits;
    expect(page).to.include(
      `\`100 × (1 × ${typescript!} + 1 × ${postgresql!} + 0.4 × ${kafka!}) / 2.4 = ${String(skills!.score)}\``,
    );
  });
});

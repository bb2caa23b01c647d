import { expect } from 'chai';
import fc from 'fast-check';
import type { Match } from '../../../core/index.js';
import { anApplication, type TestApplication } from '../../support/an-application.js';
import { CAREERS, type Career } from '../../support/careers.js';
import { resumeOf, inventedPerson, type InventedPerson } from '../../support/invented-person.js';

const JOBS = [
  {
    title: 'Backend developer',
    description:
      'You build services in TypeScript and PostgreSQL. Kafka is a plus. At least five years of experience. Bachelor degree.',
  },
  {
    title: 'Registered nurse',
    description:
      'Patient care, wound care and medication administration on a surgical ward. Three years of experience. BLS required.',
  },
  {
    title: 'Accountant',
    description:
      'Financial reporting, accounts payable and bank reconciliation in SAP. Excel. English B2. Senior level.',
  },
  {
    title: 'Saleswoman or salesman',
    description:
      'Customer service and cash handling in our shop; visual merchandising is a plus. Two years of experience.',
  },
  {
    title: 'Secondary school teacher',
    description:
      'You teach mathematics and physics. Classroom management and lesson planning. Three years of experience.',
  },
  {
    title: 'Construction foreman',
    description: 'You lead a crew on site. Blueprint reading and electrical wiring. Ten years of experience.',
  },
  // Names no occupation, so that the words of titles count.
  {
    title: 'Software, nursing, accounting and retail executive',
    description: 'You know our customers. Customer service, project management and Excel. English B2.',
  },
];

const BASE: InventedPerson = {
  name: 'Thomas Weber',
  contact: ['12 Harbour Lane, 20457 Hamburg, Germany', '+49 40 901820 | person@example.com'],
  statements: [],
  place: 'top',
  aside: '',
  gender: 'male',
  school: 'University of Hamburg',
  graduated: 2008,
};

/** The bytes of all in a match that comes from the scorer: not the ids, and not what looks at where somebody lives. */
function bytesOf({
  jobId: _job,
  candidateId: _id,
  constraints: _constraints,
  reverse: _reverse,
  ...shown
}: Match): string {
  return JSON.stringify(shown);
}

const variant = fc
  .nat(CAREERS.length - 1)
  .chain((which) => fc.record({ which: fc.constant(which), person: inventedPerson(CAREERS[which]!.language) }));

describe('Blindness', function () {
  this.timeout(180_000);
  let test: TestApplication;
  let jobIds: string[];
  before(async () => {
    test = anApplication();
    jobIds = [];
    for (const job of JOBS) jobIds.push((await test.app.createJob.execute(test.caller, job)).id);
  });

  const matchAll = async (person: InventedPerson, career: Career): Promise<string[]> => {
    const { id: candidateId } = await test.candidate(resumeOf(person, career));
    const matches = await Promise.all(
      jobIds.map((jobId) => test.app.explainMatch.execute(test.caller, { jobId, candidateId })),
    );
    await test.app.deleteCandidate.execute(test.caller, { id: candidateId });
    return matches.map(bytesOf);
  };

  it('is put to the test by careers that are read: each has a score, and enough data, for some job', async () => {
    for (const career of CAREERS) {
      const matches = (await matchAll(BASE, career)).map((bytes) => JSON.parse(bytes) as Match);
      expect(Math.max(...matches.map(({ score }) => score)), career.name).to.be.above(25);
      expect(Math.max(...matches.map(({ coverage }) => coverage)), career.name).to.be.at.least(0.5);
    }
  });

  it('keeps every byte of scores and explanations when name, gender, age, origin, faith, family, address, school or graduation year change', async () => {
    const expected: string[][] = [];
    for (const career of CAREERS) expected.push(await matchAll(BASE, career));
    await fc.assert(
      fc.asyncProperty(variant, async ({ which, person }) => {
        const career = CAREERS[which]!;
        expect(await matchAll(person, career), career.name).to.deep.equal(expected[which]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the order of a list, whoever the person of each career is', async () => {
    const own = anApplication();
    const jobs: string[] = [];
    for (const job of JOBS) jobs.push((await own.app.createJob.execute(own.caller, job)).id);
    const listed = async (people: readonly InventedPerson[]): Promise<string[][]> => {
      const nameOf = new Map<string, string>();
      for (const [at, career] of CAREERS.entries())
        nameOf.set((await own.candidate(resumeOf(people[at]!, career))).id, career.name);
      const lists: string[][] = [];
      for (const id of jobs) {
        const { data } = await own.app.matchCandidates.execute(own.caller, { id, limit: 100 });
        // Ties go by id, which is chance here.
        const rows = data.map(({ score, candidateId }) => ({ score, name: nameOf.get(candidateId)! }));
        lists.push(
          rows
            .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name))
            .map(({ score, name }) => `${String(score)} ${name}`),
        );
        expect(data.map(({ score }) => score)).to.deep.equal(rows.map(({ score }) => score));
      }
      for (const id of nameOf.keys()) await own.app.deleteCandidate.execute(own.caller, { id });
      return lists;
    };
    const expected = await listed(CAREERS.map(() => BASE));
    expect(new Set(expected.map(([first]) => first?.replace(/^\S+ /, ''))).size).to.be.at.least(4);
    await fc.assert(
      fc.asyncProperty(fc.tuple(...CAREERS.map(({ language }) => inventedPerson(language))), async (people) => {
        expect(await listed(people)).to.deep.equal(expected);
      }),
      { numRuns: 12 },
    );
  });
});

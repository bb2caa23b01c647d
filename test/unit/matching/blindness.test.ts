import { expect } from 'chai';
import fc from 'fast-check';
import type { Match } from '../../../core/index.js';
import { anApplication } from '../../support/an-application.js';

interface Person {
  name: string;
  address: string;
  about: string;
  pronoun: string;
  school: string;
  graduated: number;
}

// Whatever a reader could tell origin, gender, age or means by. All invented.
const person: fc.Arbitrary<Person> = fc.record({
  name: fc.constantFrom(
    'Mara Lindqvist',
    'Thomas Weber',
    'Aisha Okonkwo-Bello',
    'Nguyen Thi Lan',
    'María José Peña Ruiz',
    "Sean O'Malley",
    'Zoë van der Berg',
    'ABDUL RAHMAN KHAN',
  ),
  address: fc.constantFrom(
    '12 Harbour Lane, 20457 Hamburg, Germany',
    '4 Mill Road, Leeds LS1 4AB, United Kingdom',
    'Calle Mayor 7, 28013 Madrid, Spain',
    '88 Ocean Drive, Miami, FL 33139',
  ),
  about: fc.constantFrom(
    '',
    'Date of birth: 04.05.1968',
    'Nationality: Nigerian',
    'Marital status: married, two children',
    'Age: 24',
    'Gender: female',
  ),
  pronoun: fc.constantFrom('She', 'He', 'They'),
  school: fc.constantFrom(
    'University of Hamburg',
    'Lagos State University',
    'Stanford University',
    'Universidad de Sevilla',
  ),
  graduated: fc.integer({ min: 1985, max: 2012 }),
});

const resumeOf = (
  { name, address, about, pronoun, school, graduated }: Person,
  { work, skills, degree }: Career,
): string =>
  [
    name,
    address,
    'person@example.com | +49 30 901820',
    ...(about === '' ? [] : [about]),
    '',
    'Experience',
    ...work.flatMap(([title, employer, from, to, done]) => [
      `${title}, ${employer}`,
      `${from} - ${to}`,
      `${pronoun} ${done}`,
      '',
    ]),
    'Education',
    `${degree}, ${school}, ${String(graduated)}`,
    '',
    'Skills',
    skills,
  ].join('\n');

interface Career {
  work: [string, string, string, string, string][];
  skills: string;
  degree: string;
}

const CAREERS: Career[] = [
  {
    work: [
      [
        'Senior Backend Developer',
        'Nordlicht Systems GmbH',
        'Jan 2019',
        'Present',
        'designed services in TypeScript on PostgreSQL and Kafka.',
      ],
      [
        'Software Developer',
        'Brightloom Ltd',
        'Mar 2014',
        'Dec 2018',
        'built web applications with Java and Spring Boot.',
      ],
    ],
    skills: 'TypeScript, Node.js, PostgreSQL, Docker, Kubernetes',
    degree: 'Bachelor of Science in Computer Science',
  },
  {
    work: [
      [
        'Registered Nurse',
        'Seaview Clinic',
        'Jun 2015',
        'Present',
        'gave patient care and wound care on a surgical ward.',
      ],
    ],
    skills: 'Patient care, Wound care, Medication administration, Triage',
    degree: 'Bachelor of Science in Nursing',
  },
];

const JOBS = [
  {
    title: 'Backend developer',
    description:
      'You build services in TypeScript and PostgreSQL. Kafka is a plus. At least five years of experience. Bachelor degree.',
  },
  {
    title: 'Registered nurse',
    description:
      'Patient care, wound care and medication administration on a surgical ward. Three years of experience.',
  },
];

describe('Blindness', () => {
  it('keeps every score and its parts the same when name, gender, age, origin, marital status, address, school or graduation year change', async function () {
    this.timeout(60_000);
    const test = anApplication();
    const jobs = await Promise.all(JOBS.map((job) => test.app.createJob.execute(test.caller, job)));
    const judge = async (text: string): Promise<unknown[]> => {
      const { id } = await test.candidate(text);
      return Promise.all(
        jobs.map(async (job) =>
          shown(await test.app.explainMatch.execute(test.caller, { jobId: job.id, candidateId: id })),
        ),
      );
    };
    const base: Person = {
      name: 'Mara Lindqvist',
      address: '12 Harbour Lane, 20457 Hamburg, Germany',
      about: '',
      pronoun: 'She',
      school: 'University of Hamburg',
      graduated: 2008,
    };
    const expected: unknown[][] = [];
    for (const career of CAREERS) expected.push(await judge(resumeOf(base, career)));
    await fc.assert(
      fc.asyncProperty(person, fc.nat(CAREERS.length - 1), async (who, which) => {
        const career = CAREERS[which];
        if (career) expect(await judge(resumeOf(who, career))).to.deep.equal(expected[which]);
      }),
      { numRuns: 250 },
    );
  });
});

/** All of a match that comes from the scorer: not the ids, and not the constraints, which may look at where somebody lives. */
function shown({ score, band, coverage, categories, inputHash }: Match): unknown {
  return { score, band, coverage, inputHash, categories: categories.map(({ evidence: _evidence, ...rest }) => rest) };
}

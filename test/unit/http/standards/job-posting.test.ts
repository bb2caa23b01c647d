import { expect } from 'chai';
import fc from 'fast-check';
import { fromJobPosting, toJobPosting } from '../../../../adapters/http-koa/standards/job-posting.js';
import type { Posting } from '../../../../adapters/http-koa/standards/posting-member.js';
import { aJob } from '../../../../bootstrap/testing/builders/index.js';
import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, PAY_UNITS, type Job } from '../../../../core/index.js';
import { newJob } from '../../../../core/job/new-job.js';

const words = fc.stringMatching(/^[A-Za-z][A-Za-z +#]{0,18}[a-z]$/);
const something = fc.jsonValue({ maxDepth: 2 });
const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

/** As postings are: by the book, with more than a job holds, and in forms that say nothing to one. */
const posting: fc.Arbitrary<Posting> = fc
  .record({
    title: words,
    description: optional(fc.string()),
    identifier: optional(
      fc.oneof(words, fc.record({ '@type': fc.constant('PropertyValue'), name: words, value: words })),
    ),
    hiringOrganization: optional(
      fc.oneof(words, fc.record({ '@type': fc.constant('Organization'), name: words, logo: optional(fc.webUrl()) })),
    ),
    employmentType: optional(fc.oneof(fc.constantFrom(...EMPLOYMENT_TYPES), fc.subarray([...EMPLOYMENT_TYPES]), words)),
    jobLocationType: optional(fc.constantFrom('TELECOMMUTE', 'ONSITE', 'HYBRID', 'elsewhere')),
    jobLocation: optional(
      fc.oneof(
        something,
        fc.record({
          '@type': fc.constant('Place'),
          address: fc.record({
            '@type': fc.constant('PostalAddress'),
            addressLocality: optional(words),
            addressCountry: optional(fc.constantFrom('DE', 'Germany', 'FR')),
            streetAddress: optional(words),
          }),
        }),
      ),
    ),
    baseSalary: optional(
      fc.record({
        '@type': fc.constant('MonetaryAmount'),
        currency: fc.constantFrom('EUR', 'USD'),
        value: fc.record({
          '@type': fc.constant('QuantitativeValue'),
          value: optional(fc.nat()),
          minValue: optional(fc.nat()),
          unitText: fc.constantFrom(...PAY_UNITS, 'fortnight'),
        }),
      }),
    ),
    validThrough: optional(fc.constantFrom('2027-01-31', '2027-01-31T10:00:00+02:00', '2027-01-31T10:00', 'soon')),
    totalJobOpenings: optional(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant('3'))),
    skills: optional(
      fc.oneof(words, fc.array(words), fc.array(fc.record({ '@type': fc.constant('DefinedTerm'), name: words }))),
    ),
    educationRequirements: optional(
      fc.oneof(
        words,
        fc.record({
          '@type': fc.constant('EducationalOccupationalCredential'),
          credentialCategory: fc.constantFrom('high school', 'bachelor degree', 'postgraduate degree', 'other'),
          educationalLevel: optional(fc.constantFrom(...EDUCATION_LEVELS)),
        }),
      ),
    ),
    experienceRequirements: optional(
      fc.oneof(
        words,
        fc.record({
          '@type': fc.constant('OccupationalExperienceRequirements'),
          monthsOfExperience: fc.oneof(fc.nat({ max: 200 }), fc.constantFrom('24', 1.5)),
        }),
      ),
    ),
    qualifications: optional(fc.oneof(words, fc.array(fc.record({ name: words })))),
    directApply: optional(fc.boolean()),
    industry: optional(something),
    datePosted: optional(fc.constant('2026-11-01')),
  })
  .map(
    (members) =>
      JSON.parse(JSON.stringify({ '@context': 'https://schema.org/', '@type': 'JobPosting', ...members })) as Posting,
  );

describe('A job as a JobPosting of schema.org', () => {
  it('gives back every member of what came in, whatever its form', () => {
    fc.assert(
      fc.property(posting, (given) => {
        const stated = fromJobPosting(given);
        const job = newJob({ ...stated, title: stated.title ?? '' }, { id: 'job_1', reading: null, now: '2026-01-01' });
        const shown = JSON.parse(JSON.stringify(toJobPosting(job))) as Posting;
        for (const [name, value] of Object.entries(given)) expect(shown[name], name).to.deep.equal(value);
      }),
      { numRuns: 500 },
    );
  });

  it('gives back what a job says, as far as the standard has a place for it', () => {
    const job: Job = {
      ...aJob({
        externalId: 'req-7',
        title: 'Backend developer',
        description: 'Runs services.',
        hiringOrganization: { name: 'Ferry Line' },
        department: 'Booking',
        employmentType: 'PART_TIME',
        jobLocationType: 'TELECOMMUTE',
        jobLocation: { city: 'Kiel', region: 'SH', countryCode: 'DE' },
        baseSalary: { currency: 'EUR', minValue: 50_000, maxValue: 70_000, unitText: 'YEAR' },
        validThrough: '2027-01-31',
        totalJobOpenings: 2,
        requirements: {
          skills: [{ name: 'TypeScript', importance: 'required' }],
          education: { minLevel: 'doctorate' },
          experience: { minMonths: 36 },
          certifications: ['CKA'],
        },
        customFields: {},
      }),
      publishedAt: '2026-05-01T09:00:00.000Z',
    };
    const there = toJobPosting(job);
    expect(there['datePosted']).to.equal(job.publishedAt);
    expect(there['applicantLocationRequirements']).to.deep.equal({ '@type': 'Country', name: 'DE' });
    const { customFields, ...back } = fromJobPosting(there);
    expect(customFields).to.have.all.keys('datePosted', 'applicantLocationRequirements');
    for (const [name, value] of Object.entries(back)) expect(job[name as keyof Job], name).to.deep.equal(value);
    expect(Object.keys(back)).to.have.length(12);
  });

  it('shows what the job says by now, not what came in, where the two differ', () => {
    const hiringOrganization = { '@type': 'Organization', name: 'Ferry Line', logo: 'https://ferry.example/logo.png' };
    const stated = fromJobPosting({ title: 'Clerk', hiringOrganization, industry: 'Transport' });
    const job = newJob({ ...stated, title: 'Clerk' }, { id: 'job_1', reading: null, now: '2026-01-01' });
    expect(toJobPosting(job)).to.deep.include({ hiringOrganization, industry: 'Transport' });
    const renamed = { ...job, hiringOrganization: { name: 'Night Ferries' } };
    expect(toJobPosting(renamed)['hiringOrganization']).to.deep.equal({
      '@type': 'Organization',
      name: 'Night Ferries',
    });
  });

  it('refuses what is no member of a JobPosting, all of it at once', () => {
    expect(() => fromJobPosting({ title: 'x', hobby: 1, __proto__x: 2 }))
      .to.throw('/hobby')
      .with.nested.property('details.errors.length', 2);
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import type { Profile } from '../../../../core/index.js';
import { createCandidateSchema } from '../../../../adapters/http-koa/candidates/schema.js';
import { jsonResumeSchema } from '../../../../adapters/http-koa/candidates/json-resume-schema.js';
import { fromJsonResume, toJsonResume } from '../../../../adapters/http-koa/standards/json-resume.js';

const words = fc.stringMatching(/^[A-Za-z][A-Za-z +#äé]{0,18}$/);
const date = fc.constantFrom('2019', '2019-04', '2019-04-30');
const url = fc.constantFrom('https://example.com/a', 'http://mara.example', 'mailto:mara@example.com');
const list = <T>(members: { [Name in keyof T]: fc.Arbitrary<T[Name]> }): fc.Arbitrary<Partial<T>[]> =>
  fc.array(fc.record(members, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>, { maxLength: 3 });
const texts = fc.array(words, { maxLength: 3 });

/** All that JSON Resume 1.0.0 names, each of it there or not. */
const resume = fc.record(
  {
    $schema: fc.constant('https://example.com/schema.json'),
    basics: fc.record(
      {
        ...{ name: words, label: words, image: url, email: fc.constant('mara@example.com'), phone: words, url },
        summary: words,
        location: fc.record(
          { address: words, postalCode: words, city: words, countryCode: fc.constant('DE'), region: words },
          { requiredKeys: [] },
        ),
        profiles: list({ network: words, username: words, url }),
      },
      { requiredKeys: [] },
    ),
    work: list({
      ...{ name: words, position: words, location: words, description: words, url },
      ...{ startDate: date, endDate: date, summary: words, highlights: texts },
    }),
    volunteer: list({
      organization: words,
      position: words,
      url,
      startDate: date,
      endDate: date,
      summary: words,
      highlights: texts,
    }),
    education: list({
      institution: words,
      url,
      area: words,
      studyType: words,
      startDate: date,
      endDate: date,
      score: words,
      courses: texts,
    }),
    awards: list({ title: words, date, awarder: words, summary: words }),
    certificates: list({ name: words, date, issuer: words, url }),
    publications: list({ name: words, publisher: words, releaseDate: date, url, summary: words }),
    skills: list({ name: words, level: words, keywords: texts }),
    languages: list({ language: words, fluency: words }),
    interests: list({ name: words, keywords: texts }),
    references: list({ name: words, reference: words }),
    projects: list({
      ...{ name: words, description: words, highlights: texts, keywords: texts, startDate: date, endDate: date, url },
      ...{ roles: texts, entity: words, type: words },
    }),
    meta: fc.record({ canonical: url, version: words, lastModified: fc.constant('2026-11-01T10:00:00') }),
  },
  { requiredKeys: [] },
);

describe('A candidate as a JSON Resume', () => {
  it('gives back all that came in', () => {
    fc.assert(
      fc.property(resume, (given) => {
        const plain = JSON.parse(JSON.stringify(given)) as Record<string, unknown>;
        const body = createCandidateSchema.parse(fromJsonResume(jsonResumeSchema.parse(plain)));
        const shown = toJsonResume((body.profile ?? {}) as Profile, body.customFields ?? {}) as Record<string, unknown>;
        expect({ ...shown, $schema: plain['$schema'] ?? null }).to.deep.equal({
          ...plain,
          $schema: plain['$schema'] ?? null,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('is valid whatever a resume was read as: links are addresses, dates are dates, and an e-mail is one or not there', () => {
    const profile = {
      basics: { name: 'Mara', email: '', url: 'mara.example/cv', profiles: [{ url: 'linked in' }] },
      work: [{ startDate: 'spring 2019', endDate: '2020-02' }],
    };
    const { $schema, ...shown } = toJsonResume(profile, {}) as Record<string, unknown>;
    expect($schema).to.match(/^https:.*jsonresume/);
    expect(shown).to.deep.equal({
      basics: { name: 'Mara', url: 'https://mara.example/cv', profiles: [{}] },
      work: [{ endDate: '2020-02' }],
    });
  });

  it('takes from custom fields only what has the form of the standard', () => {
    const customFields = { interests: 'sailing', references: [{ name: 'Nele', reference: 'Good.' }], team: 'red' };
    expect(toJsonResume({}, customFields)).to.have.all.keys('$schema', 'references');
  });
});

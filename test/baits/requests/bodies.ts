import { json, type RequestBait } from '../request-bait.js';

const count = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const PROFILE = { basics: { name: 'Mara Lindqvist' } };
const JOB = { title: 'Baker', description: 'We bake bread.' };
const entry = (at: number): object => ({
  name: `Brotkorb ${String(at)}`,
  position: 'Baker',
  startDate: '2019-01',
  endDate: '2022-02',
  highlights: count(20, () => 'Baked bread.'),
});
const school = (at: number): object => ({
  institution: `School ${String(at)}`,
  studyType: 'Bachelor of Science',
  area: 'Baking',
  startDate: '2010',
});

const CANDIDATES: [string, unknown][] = [
  ['of 200 jobs and 200 schools', { profile: { ...PROFILE, work: count(200, entry), education: count(200, school) } }],
  ['of 201 jobs', { profile: { ...PROFILE, work: count(201, entry) } }],
  [
    'of 500 skills of 300 words',
    {
      profile: {
        ...PROFILE,
        skills: count(500, (at) => ({ name: `s${String(at)}`, keywords: count(300, () => 'k') })),
      },
    },
  ],
  ['of 20,000 skills', { profile: { ...PROFILE, skills: count(20_000, () => ({ name: 'Java' })) } }],
  [
    'of 200 jobs that overlap',
    {
      profile: {
        ...PROFILE,
        work: count(200, (at) => ({
          name: 'B',
          position: 'Java Developer',
          startDate: `${String(1900 + (at % 100))}`,
          summary: 'Java, Kafka, SQL. '.repeat(60),
        })),
      },
    },
  ],
  ['whose faults are 50,000', { profile: { ...PROFILE, work: count(50_000, () => 1) } }],
  ['with 50,000 unknown members', Object.fromEntries(count(50_000, (at) => [`x${String(at)}`, 1]))],
  ['with an unknown member of 500,000 letters', { ['x'.repeat(500_000)]: 1, profile: PROFILE }],
  ['with dates of 100,000 digits', { profile: { ...PROFILE, work: [{ name: 'B', startDate: '2'.repeat(100_000) }] } }],
  [
    'with a date of a resume in the year 9999',
    { resume: { text: 'Mara Lindqvist\nBaker', documentDate: '9999-12-31' } },
  ],
  [
    'with a time of a million digits',
    { profile: PROFILE, consent: { matching: true, at: `2020-01-01T00:00:00.${'0'.repeat(500_000)}Z` } },
  ],
  ['with base64 of blanks', { resume: { filename: 'a', contentBase64: ' '.repeat(900_000) } }],
  ['with base64 of "="', { resume: { filename: 'a', contentBase64: '='.repeat(900_000) } }],
  ['with base64 that ends in the middle', { resume: { filename: 'a', contentBase64: `${'QUJD'.repeat(200_000)}Q` } }],
  ['with base64 of 14 MB of blanks', { resume: { filename: 'a', contentBase64: ' '.repeat(14_000_000) } }],
  ['with base64 of 14 MB of line ends', { resume: { filename: 'a', contentBase64: '\n'.repeat(7_000_000) } }],
  ['with a text of 200,000 escapes', `{"resume":{"text":"${'\\u0061'.repeat(200_000)}"}}`],
  ['with a text of 200,001 letters', { resume: { text: 'a'.repeat(200_001) } }],
  ['with a text of two million quotes', { resume: { text: '"'.repeat(2_000_000) } }],
  ['with a filename of paths', { resume: { filename: '../'.repeat(85), contentBase64: 'QUJD' } }],
  ['with a filename of marks of direction', { resume: { filename: '\u202e'.repeat(255), contentBase64: 'QUJD' } }],
  ['with 100 tags of 100 letters', { profile: PROFILE, tags: count(100, (at) => String(at).padEnd(100, 'x')) }],
  ['with 100,000 tags', { profile: PROFILE, tags: count(100_000, () => 'x') }],
  [
    'with 500 hidden skills of 200 letters',
    { profile: PROFILE, suppressedSkills: count(500, (at) => `Java ${String(at)} `.padEnd(200, '/')) },
  ],
  ['with fields of its own 10,000 deep', `{"profile":{"basics":{"name":"A"}},"customFields":${nested(10_000)}}`],
  [
    'with fields of its own 400,000 arrays deep',
    `{"profile":{"basics":{"name":"A"}},"customFields":{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`,
  ],
  [
    'with 100,000 fields of its own',
    { profile: PROFILE, customFields: Object.fromEntries(count(100_000, (at) => [`x${String(at)}`, 1])) },
  ],
  ['with a field of its own of a million letters', { profile: PROFILE, customFields: { a: 'a'.repeat(1_000_000) } }],
  [
    'with fields of its own that branch',
    {
      profile: PROFILE,
      customFields: { a: count(10, () => count(10, () => count(10, () => count(10, () => count(10, () => 1))))) },
    },
  ],
  [
    'with "__proto__"',
    '{"profile":{"basics":{"name":"A","__proto__":{"a":1}}},"__proto__":{"x":1},"customFields":{"__proto__":{"x":1},"constructor":1}}',
  ],
  ['that names a member 60,000 times', `{${'"tags":[],'.repeat(60_000)}"profile":{}}`],
  [
    'of numbers that are none',
    '{"profile":{"basics":{"name":"A"}},"preferences":{"salary":{"min":1e999,"currency":"EUR","unit":"YEAR"},"noticeDays":-0}}',
  ],
  ['of lone surrogates', '{"profile":{"basics":{"name":"\\ud800\\udc00\\ud800"}}}'],
  ['of zeros', '{"profile":{"basics":{"name":"a\\u0000b"}}}'],
  ['of 300,000 marks on one letter', { profile: { basics: { name: 'A', summary: `e${'\u0301'.repeat(9_000)}` } } }],
  ['that is not UTF-8', `{"profile":{"basics":{"name":"\u0080"}}}`],
  ['of open brackets', '['.repeat(1_000_000)],
  ['of blanks', ' '.repeat(1_000_000)],
  ['that is one number of a million digits', '1'.repeat(1_000_000)],
  ['that is one word', '"'.padEnd(1_000_000, 'a')],
  ['that is null', 'null'],
];

const JOBS: [string, unknown][] = [
  [
    'of 200 skills',
    { ...JOB, requirements: { skills: count(200, (at) => ({ name: `Java ${String(at)}`.padEnd(200, '/') })) } },
  ],
  ['whose skills are punctuation', { ...JOB, requirements: { skills: count(200, () => ({ name: '/'.repeat(200) })) } }],
  ['whose title is 300 slashes', { ...JOB, title: 'a/'.repeat(150) }],
  ['whose title is 300 brackets', { ...JOB, title: '('.repeat(300) }],
  [
    'of 50 languages and certificates',
    {
      ...JOB,
      requirements: {
        languages: count(50, () => ({ code: 'en', minLevel: 'C2' })),
        certifications: count(50, (at) => `AWS ${String(at)} `.padEnd(200, 'x')),
      },
    },
  ],
  ['whose weights are all zero', { ...JOB, matching: { weights: { skills: 0, experience: 0, title: 0 } } }],
  [
    'whose weights are as small as numbers go',
    { ...JOB, matching: { weights: { skills: 5e-324, experience: 5e-324 } } },
  ],
  [
    'whose pay is as large as it goes',
    { ...JOB, baseSalary: { currency: 'EUR', minValue: 1e12, maxValue: 1e12, unitText: 'HOUR' } },
  ],
  ['that was valid in the year 1', { ...JOB, validThrough: '0001-01-01' }],
  ['whose description is 100,001 letters', { ...JOB, description: 'a'.repeat(100_001) }],
  ['whose description is all marks', { ...JOB, description: '\u0301'.repeat(99_000) }],
  [
    'whose description is "We want 5", 4,000 blanks and people',
    { ...JOB, description: `We want 5${' '.repeat(4_000)}nice people` },
  ],
];

const PATCHES: [string, unknown][] = [
  [
    'that takes all away',
    {
      profile: null,
      tags: null,
      customFields: null,
      preferences: null,
      suppressedSkills: null,
      consent: null,
      externalId: null,
    },
  ],
  ['10,000 deep', nested(10_000)],
  ['of fields of its own 10,000 deep', `{"customFields":${nested(10_000)}}`],
  ['of fields of its own nine deep', { customFields: JSON.parse(nested(9)) as unknown }],
  ['of "__proto__"', '{"customFields":{"__proto__":{"x":1},"a":{"__proto__":null}}}'],
  ['of 200 jobs', { profile: { work: count(200, entry) } }],
  [
    'of members of basics',
    {
      profile: {
        basics: {
          summary: 'a '.repeat(4_000),
          profiles: count(50, () => ({ network: 'x', url: 'https://receiver.invalid/' })),
        },
      },
    },
  ],
  [
    'of 400 wishes',
    { preferences: { titles: count(50, () => 'Java/'.repeat(60)), locations: count(50, () => 'Berlin, '.repeat(25)) } },
  ],
  ['that is an array', '[]'],
  ['that is text', '"a"'],
];

const WEBHOOKS: [string, unknown][] = [
  ['of a name of 1,900 letters', { url: `https://${'a.'.repeat(950)}invalid` }],
  ['of an address in other numbers', { url: 'https://0x7f.1/' }],
  ['of an address in one number', { url: 'https://2130706433/' }],
  ['of an address of IPv6 in IPv4', { url: 'https://[::ffff:127.0.0.1]/' }],
  ['of the address of machines of clouds', { url: 'https://169.254.169.254/latest/meta-data' }],
  ['with a name and a password', { url: 'https://a:b@receiver.invalid/' }],
  ['of letters that look alike', { url: 'https://ⓔⓧⓐⓜⓟⓛⓔ.com/' }],
  ['of 1,900 per cent signs', { url: `https://receiver.invalid/${'%'.repeat(1_900)}` }],
  ['of line ends', { url: 'https://receiver.invalid/\r\nX: y' }],
  ['of another scheme', { url: 'javascript:alert(1)' }],
  ['of 1,900 slashes', { url: `https:${'/'.repeat(1_900)}` }],
  ['of 10,000 kinds of events', { url: 'https://receiver.invalid/', eventTypes: count(10_000, () => '*') }],
  ['of a kind of events of stars', { url: 'https://receiver.invalid/', eventTypes: ['*'.repeat(100_000)] }],
];

/** For events that do not come, so that nothing is sent to the addresses. */
const silent = (body: unknown): unknown => ({ eventTypes: ['webhook.disabled'], ...(body as object) });

const named = (what: string, baits: [string, unknown][], make: (body: unknown) => RequestBait['make']): RequestBait[] =>
  baits.map(([name, body]) => ({ name: `${what} ${name}`, make: make(body) }));

export const BODY_BAITS: readonly RequestBait[] = [
  ...named('a candidate', CANDIDATES, (body) => () => json('POST', '/v1/candidates', body)),
  ...named('a job', JOBS, (body) => () => json('POST', '/v1/jobs', body)),
  ...named(
    'a patch of a candidate',
    PATCHES,
    (body) =>
      ({ candidate }) =>
        json('PATCH', `/v1/candidates/${candidate}`, body),
  ),
  ...named(
    'a patch of a job',
    JOBS,
    (body) =>
      ({ job }) =>
        json('PATCH', `/v1/jobs/${job}`, body),
  ),
  ...named('a webhook', WEBHOOKS, (body) => () => json('POST', '/v1/webhooks', silent(body))),
  ...named(
    'a patch of a webhook',
    WEBHOOKS,
    (body) =>
      ({ webhook }) =>
        json('PATCH', `/v1/webhooks/${webhook}`, silent(body)),
  ),
];

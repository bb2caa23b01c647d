import type { BaitWorld, RequestBait } from '../request-bait.js';

const LISTS: [string, (world: BaitWorld) => string][] = [
  ['candidates', () => '/v1/candidates'],
  ['jobs', () => '/v1/jobs'],
  ['events', () => '/v1/events'],
  ['similar candidates', ({ candidate }) => `/v1/candidates/${candidate}/similar`],
  ['matches of a job', ({ publishedJob }) => `/v1/jobs/${publishedJob}/candidates`],
  ['matches of a candidate', ({ candidate }) => `/v1/candidates/${candidate}/jobs`],
  ['webhooks', () => '/v1/webhooks'],
];

const QUERIES: [string, string][] = [
  ['500 words', `q=${'a%20'.repeat(250).slice(0, -3)}`],
  ['one word of 500 letters', `q=${'a'.repeat(500)}`],
  ['marks alone', `q=${'%CC%81'.repeat(400)}`],
  ['letters of four bytes', `q=${'%F0%9D%92%9C'.repeat(240)}`],
  ['letters that grow when they are folded', `q=${'%C4%B0'.repeat(490)}`],
  ['no letters', `q=${'%26'.repeat(500)}`],
  ['half letters', 'q=%ED%A0%80%ff%c3'],
  ['zeros', 'q=a%00b&skill=%00'],
  [
    'the words of a database',
    'q=\' OR 1=1 --&tag={"$gt":""}&skill=$where'.replaceAll(' ', '%20').replaceAll('"', '%22'),
  ],
  ['objects in brackets', 'q[$ne]=1&limit[]=1&tag[__proto__]=1'],
  ['a skill of 200 slashes', `skill=${'%2F'.repeat(200)}`],
  ['a skill of all ends', `skill=${'C%2B%2B%23.NET/'.repeat(13)}`],
  ['one parameter 3,000 times', 'q=a&'.repeat(3_000)],
  ['3,000 parameters', Array.from({ length: 1_500 }, (_, at) => `x${String(at)}=1`).join('&')],
  ['a cursor of garbage', `cursor=${'A'.repeat(2_000)}`],
  ['a cursor too long', `cursor=${'A'.repeat(8_000)}`],
  ['a cursor of another encoding', `cursor=${'eyJhIjoxfQ'.repeat(50)}.${'a'.repeat(100)}`],
  ['a limit of 200 digits', `limit=${'9'.repeat(200)}`],
  ['a time of 3,000 digits', `createdAfter=2020-01-01T00:00:00.${'9'.repeat(3_000)}Z`],
  ['a score of 3,000 digits', `minScore=1.${'9'.repeat(3_000)}`],
  ['constraints again and again', `constraint=${'location:pass,'.repeat(400)}`],
  ['a type of stars', `type=${'*.'.repeat(2_000)}`],
  ['per cent signs that lead nowhere', `q=${'%'.repeat(1_000)}`],
];

const PATHS: [string, string][] = [
  ['of 8,000 slashes', '/'.repeat(8_000)],
  ['of 3,000 dots', `/v1/${'../'.repeat(2_000)}`],
  ['of an id of 6,000 letters', `/v1/candidates/cand_${'0'.repeat(6_000)}`],
  ['of an id that is no Unicode', '/v1/candidates/%ED%A0%80'],
  ['of an id of half an escape', '/v1/candidates/%E0%A4%A'],
  ['of an id in capitals', '/v1/candidates/CAND_01KA0000000000000000000000'],
  ['of semicolons', `/v1/candidates;${'a;'.repeat(3_000)}`],
  ['of encoded slashes', `/v1/${'%2f'.repeat(2_000)}`],
];

export const QUERY_BAITS: readonly RequestBait[] = [
  ...LISTS.flatMap(([list, path]) =>
    QUERIES.map(([name, query]): RequestBait => ({
      name: `a list of ${list} by ${name}`,
      make: (world) => ({ method: 'GET', path: `${path(world)}?${query}` }),
    })),
  ),
  ...PATHS.map(([name, path]): RequestBait => ({ name: `a path ${name}`, make: () => ({ method: 'GET', path }) })),
];

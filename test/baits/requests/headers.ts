import type { RawBait, RequestBait } from '../request-bait.js';

const HEADERS: [string, Record<string, string>][] = [
  ['a key of 8,000 letters', { authorization: `Bearer tm_live_${'a'.repeat(8_000)}` }],
  ['a key of blanks', { authorization: `Bearer${' '.repeat(6_000)}x` }],
  ['a key of another scheme', { authorization: `Basic ${'QUJD'.repeat(1_000)}` }],
  ['a version of 3,000 choices', { 'if-none-match': '"1", '.repeat(1_500).slice(0, -2) }],
  ['a version of open quotes', { 'if-none-match': '"'.repeat(7_000) }],
  ['an Accept of 1,000 types', { accept: 'a/b;q=0.1, '.repeat(700).slice(0, -2) }],
  ['an Accept of weights', { accept: `*/*;q=${'0'.repeat(7_000)}` }],
  ['languages without end', { 'accept-language': 'en,'.repeat(2_500) }],
  ['an Origin of 7,000 letters', { origin: `https://${'a'.repeat(7_000)}` }],
  ['a Request-Id of 7,000 letters', { 'request-id': 'a'.repeat(7_000) }],
  ['ranges', { range: `bytes=${'0-,'.repeat(2_000)}` }],
  ['500 forwarders', { 'x-forwarded-for': '127.0.0.1, '.repeat(600).slice(0, -2), forwarded: 'for="[::1]"' }],
  ['an Expect that no one knows', { 'x-http-method-override': 'DELETE' }],
];

const IDEMPOTENCY_KEYS: [string, string][] = [
  ['256 letters', 'a'.repeat(256)],
  ['7,000 letters', 'a'.repeat(7_000)],
  ['open quotes', `"${'\\"'.repeat(100)}`],
  ['blanks', '" "'],
  ['parameters', `"a"${';a=b'.repeat(1_000)}`],
];

export const HEADER_BAITS: readonly RequestBait[] = [
  ...HEADERS.map(([name, headers]): RequestBait => ({
    name: `a header with ${name}`,
    make: ({ candidate }) => ({ method: 'GET', path: `/v1/candidates/${candidate}`, headers }),
  })),
  ...IDEMPOTENCY_KEYS.map(([name, key]): RequestBait => ({
    name: `an Idempotency-Key of ${name}`,
    make: () => ({
      method: 'POST',
      path: '/v1/jobs',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: '{"title":"Baker"}',
    }),
  })),
];

const head = (line: string, more = ''): string => `${line}\r\nHost: x\r\nKEY\r\n${more}\r\n`;
const JSON_POST = 'Content-Type: application/json\r\n';
const SOUND = '{"title":"Baker"}';

const RAW: [string, () => string | Buffer][] = [
  ['a head of 100,000 letters', () => head('GET /v1/jobs HTTP/1.1', `A: ${'b'.repeat(100_000)}\r\n`)],
  ['a head of 5,000 lines', () => head('GET /v1/jobs HTTP/1.1', 'A: b\r\n'.repeat(5_000))],
  ['a path of 100,000 letters', () => head(`GET /${'a'.repeat(100_000)} HTTP/1.1`)],
  ['a method that no one knows', () => head('BAKE /v1/jobs HTTP/1.1')],
  ['a version that no one knows', () => head('GET /v1/jobs HTTP/9.9')],
  ['no HTTP', () => Buffer.from(Array.from({ length: 4_096 }, (_, at) => (at * 31) % 256))],
  [
    'a greeting of TLS',
    () =>
      Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, ...Array<number>(500).fill(7)]),
  ],
  [
    'two lengths',
    () => head('POST /v1/jobs HTTP/1.1', `${JSON_POST}Content-Length: 17\r\nContent-Length: 5\r\n`) + SOUND,
  ],
  [
    'a length and chunks',
    () =>
      head('POST /v1/jobs HTTP/1.1', `${JSON_POST}Content-Length: 17\r\nTransfer-Encoding: chunked\r\n`) +
      `11\r\n${SOUND}\r\n0\r\n\r\n`,
  ],
  ['a length that is no number', () => head('POST /v1/jobs HTTP/1.1', `${JSON_POST}Content-Length: 1e9\r\n`) + SOUND],
  ['a length below zero', () => head('POST /v1/jobs HTTP/1.1', `${JSON_POST}Content-Length: -1\r\n`) + SOUND],
  [
    'a chunk of a size that is no number',
    () => head('POST /v1/jobs HTTP/1.1', `${JSON_POST}Transfer-Encoding: chunked\r\n`) + 'zz\r\nab\r\n0\r\n\r\n',
  ],
  [
    'a chunk with 50,000 letters of extension',
    () =>
      head('POST /v1/jobs HTTP/1.1', `${JSON_POST}Transfer-Encoding: chunked\r\n`) +
      `11;${'a'.repeat(50_000)}\r\n${SOUND}\r\n0\r\n\r\n`,
  ],
  [
    'chunks of one byte each',
    () =>
      head('POST /v1/jobs HTTP/1.1', `${JSON_POST}Transfer-Encoding: chunked\r\n`) +
      [...SOUND.padEnd(50_000)].map((letter) => `1\r\n${letter}\r\n`).join('') +
      '0\r\n\r\n',
  ],
  ['a line end in a header', () => head('GET /v1/jobs HTTP/1.1', 'A: b\rc\r\n')],
  ['a zero in a header', () => head('GET /v1/jobs HTTP/1.1', 'A: b\u0000c\r\n')],
  ['no host', () => 'GET /v1/jobs HTTP/1.1\r\nKEY\r\n\r\n'],
  [
    'an Expect that no one knows',
    () => head('POST /v1/jobs HTTP/1.1', `${JSON_POST}Expect: bread\r\nContent-Length: 17\r\n`) + SOUND,
  ],
  ['an upgrade', () => head('GET /v1/jobs HTTP/1.1', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')],
  ['an upgrade to HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['300 requests at once', () => head('GET /v1/jobs?limit=1 HTTP/1.1').repeat(300)],
  ['the address of another server', () => head('GET http://example.com/v1/jobs HTTP/1.1')],
  ['a star', () => head('OPTIONS * HTTP/1.1')],
  ['a tunnel', () => head('CONNECT example.com:443 HTTP/1.1')],
];

export const RAW_BAITS: readonly RawBait[] = RAW.map(([name, make]) => ({ name: `a connection with ${name}`, make }));

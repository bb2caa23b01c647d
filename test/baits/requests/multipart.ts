import type { RequestBait } from '../request-bait.js';

const MIB = 1024 * 1024;
const part = (head: string, body: string): string => `--x\r\n${head}\r\n\r\n${body}\r\n`;
const CANDIDATE = part('Content-Disposition: form-data; name="candidate"', '{"tags":["bait"]}');
const RESUME_HEAD = 'Content-Disposition: form-data; name="resume"; filename="cv.txt"\r\nContent-Type: text/plain';
const RESUME = part(RESUME_HEAD, 'Mara Lindqvist\nBaker');
const END = '--x--\r\n';

const BODIES: [string, () => string][] = [
  ['that never ends', () => CANDIDATE + RESUME],
  ['of nothing', () => ''],
  ['of its end alone', () => END],
  ['of 100,000 parts', () => CANDIDATE.repeat(30_000) + END],
  ['of 10,000 files', () => RESUME.repeat(10_000) + END],
  ['of boundaries alone', () => '--x\r\n'.repeat(200_000) + END],
  ['of what is almost a boundary', () => part(RESUME_HEAD, '\r\n--'.repeat(500_000)) + END],
  ['of line ends', () => part(RESUME_HEAD, '\r\n'.repeat(500_000)) + END],
  ['with 20,000 headers in a part', () => part(`${RESUME_HEAD}\r\n${'A: b\r\n'.repeat(20_000)}C: d`, 'a') + END],
  ['with a header of a megabyte', () => part(`${RESUME_HEAD}\r\nA: ${'b'.repeat(MIB)}`, 'a') + END],
  [
    'with a filename of 500,000 letters',
    () => part(`Content-Disposition: form-data; name="resume"; filename="${'a'.repeat(500_000)}"`, 'a') + END,
  ],
  [
    'with a filename in per cent signs',
    () => part(`Content-Disposition: form-data; name="resume"; filename*=UTF-8''${'%'.repeat(20_000)}`, 'a') + END,
  ],
  [
    'with a filename of open quotes',
    () => part(`Content-Disposition: form-data; name="resume"; filename="${'\\"'.repeat(20_000)}`, 'a') + END,
  ],
  [
    'with a candidate of 2 MB',
    () => part('Content-Disposition: form-data; name="candidate"', ' '.repeat(2 * MIB)) + RESUME + END,
  ],
  [
    'with a candidate 400,000 arrays deep',
    () => part('Content-Disposition: form-data; name="candidate"', '['.repeat(400_000)) + RESUME + END,
  ],
  [
    'with a candidate that forges a file',
    () => part('Content-Disposition: form-data; name="candidate"', '{"resume":{"bytes":{"0":1}}}') + END,
  ],
  ['with a resume of 11 MB', () => CANDIDATE + part(RESUME_HEAD, 'a'.repeat(11 * MIB)) + END],
  ['with a resume of nothing', () => CANDIDATE + part(RESUME_HEAD, '') + END],
  [
    'in base64 that is none',
    () => part(`${RESUME_HEAD}\r\nContent-Transfer-Encoding: base64`, '%'.repeat(100_000)) + END,
  ],
  ['that is sound', () => CANDIDATE + RESUME + END],
];

const HEADS: [string, string][] = [
  ['without a boundary', 'multipart/form-data'],
  ['with an empty boundary', 'multipart/form-data; boundary='],
  ['with a boundary of 8,000 letters', `multipart/form-data; boundary=${'-'.repeat(8_000)}`],
  ['with a boundary of blanks', 'multipart/form-data; boundary="          "'],
];

export const MULTIPART_BAITS: readonly RequestBait[] = [
  ...BODIES.map(([name, make]): RequestBait => ({
    name: `a multipart body ${name}`,
    make: () => ({
      method: 'POST',
      path: '/v1/candidates',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: make(),
    }),
  })),
  ...HEADS.map(([name, type]): RequestBait => ({
    name: `a multipart body ${name}`,
    make: () => ({
      method: 'POST',
      path: '/v1/candidates',
      headers: { 'content-type': type },
      body: CANDIDATE + RESUME + END,
    }),
  })),
];

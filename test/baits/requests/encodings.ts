import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { RequestBait } from '../request-bait.js';

const MIB = 1024 * 1024;
const SOUND = '{"profile":{"basics":{"name":"Mara Lindqvist"}}}';
const zeros = (mib: number): Buffer => Buffer.alloc(mib * MIB, ' ');

const COMPRESSED: [string, string, () => Buffer][] = [
  ['gzip of 200 MB of blanks', 'gzip', () => gzipSync(zeros(200))],
  ['gzip of gzip', 'gzip', () => gzipSync(gzipSync(zeros(100)))],
  ['gzip ten times over', 'gzip, gzip, gzip, gzip, gzip, gzip, gzip, gzip, gzip, gzip', () => gzipSync(SOUND)],
  ['damaged gzip', 'gzip', () => gzipSync(SOUND).map((byte, at) => (at > 12 ? byte ^ 0x55 : byte)) as Buffer],
  ['gzip cut off', 'gzip', () => gzipSync(`${SOUND}${' '.repeat(9_000)}`).subarray(0, 30)],
  [
    'gzip with a wrong sum',
    'gzip',
    () => {
      const bytes = gzipSync(SOUND);
      bytes[bytes.length - 6] = 1 ^ (bytes[bytes.length - 6] ?? 0);
      return bytes;
    },
  ],
  ['gzip that is none', 'gzip', () => Buffer.from(SOUND)],
  ['brotli of 200 MB of blanks', 'br', () => brotliCompressSync(zeros(200), { params: { 1: 4 } })],
  [
    'damaged brotli',
    'br',
    () => Buffer.from(brotliCompressSync(SOUND).map((byte, at) => (at > 4 ? byte ^ 0x55 : byte))),
  ],
  ['brotli cut off', 'br', () => brotliCompressSync(`${SOUND}${' '.repeat(9_000)}`).subarray(0, 20)],
  ['brotli that is none', 'br', () => Buffer.alloc(1_000, 0xff)],
  ['deflate of 200 MB of blanks', 'deflate', () => deflateSync(zeros(200))],
  ['deflate without a head', 'deflate', () => deflateRawSync(SOUND)],
  ['deflate that is none', 'deflate', () => Buffer.from(SOUND)],
  ['a coding that no one knows', 'zstd', () => Buffer.from(SOUND)],
  ['a coding of 8,000 letters', 'x'.repeat(8_000), () => Buffer.from(SOUND)],
  ['sound gzip', 'gzip', () => gzipSync(SOUND)],
  ['sound brotli', 'br', () => brotliCompressSync(SOUND)],
];

const TYPES: [string, string][] = [
  ['a type of 8,000 parameters', `application/json${';a=b'.repeat(2_000)}`],
  ['a type of one parameter of 8,000 letters', `application/json; charset="${'u'.repeat(7_900)}"`],
  ['a type of open quotes', `application/json; charset="${'\\"'.repeat(3_000)}`],
  ['a charset of UTF-7', 'application/json; charset=utf-7'],
  ['no type that there is', '/'.repeat(4_000)],
];

export const ENCODING_BAITS: readonly RequestBait[] = [
  ...COMPRESSED.map(([name, encoding, make]): RequestBait => ({
    name: `a body in ${name}`,
    make: () => ({
      method: 'POST',
      path: '/v1/candidates',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body: make(),
    }),
  })),
  ...TYPES.map(([name, type]): RequestBait => ({
    name,
    make: () => ({ method: 'POST', path: '/v1/candidates', headers: { 'content-type': type }, body: SOUND }),
  })),
];

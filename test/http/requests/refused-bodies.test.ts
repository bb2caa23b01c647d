import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { aConnection } from '../../support/a-connection.js';
import { A_PROFILE, aService, type Json, type TestService, type TestTenant } from '../../support/a-service.js';

const MIB = 1024 * 1024;
const SMALL = Buffer.from(JSON.stringify({ title: 'x', description: 'x'.repeat(400) }));
const BOMB = Buffer.from(`{"title":"x"${' '.repeat(40 * MIB)}}`);
const damaged = (bytes: Buffer): Buffer => Buffer.from(bytes).fill(0xa5, 4, bytes.length - 4);
const cut = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length - 8);

/** A name, the encoding, the bytes, and what is to be answered. */
const REFUSED: [string, string, Buffer, number][] = [
  ['a gzip bomb', 'gzip', gzipSync(BOMB), 413],
  ['a deflate bomb', 'deflate', deflateSync(BOMB), 413],
  ['a brotli bomb', 'br', brotliCompressSync(BOMB), 413],
  ['damaged gzip', 'gzip', damaged(gzipSync(SMALL)), 400],
  ['damaged deflate', 'deflate', damaged(deflateSync(SMALL)), 400],
  ['damaged brotli', 'br', damaged(brotliCompressSync(Buffer.from([...SMALL].reverse()))), 400],
  ['what is no brotli', 'br', Buffer.alloc(3000, 0xff), 400],
  ['what is no gzip', 'gzip', Buffer.alloc(300_000, 'x'), 400],
  ['gzip that is cut off', 'gzip', cut(gzipSync(SMALL)), 400],
  ['brotli that is cut off', 'br', cut(brotliCompressSync(SMALL)), 400],
  ['gzip in brotli’s name', 'br', gzipSync(SMALL), 400],
  ['an unknown encoding', 'zstd', Buffer.alloc(MIB / 2, 1), 415],
  ['two encodings', 'gzip, br', gzipSync(SMALL), 415],
];

describe('Behind a body that is refused', function () {
  this.timeout(60_000);
  let service: TestService;
  let tenant: TestTenant;
  before(async () => {
    service = await aService({ ROLE: 'api' });
    tenant = await service.aTenant();
  });
  const head = (path: string, fields: Record<string, string | number | undefined>): string =>
    [
      `POST ${path} HTTP/1.1`,
      ...['Host: here', `Authorization: Bearer ${tenant.key}`, 'Content-Type: application/json'],
      ...Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}`),
      '\r\n',
    ].join('\r\n');
  const next = (): string => `GET /v1/jobs HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${tenant.key}\r\n\r\n`;

  for (const [name, encoding, bytes, status] of REFUSED) {
    it(`the next request of the connection is answered: ${name}`, async () => {
      for (const path of ['/v1/jobs', '/v1/candidates']) {
        const connection = await aConnection(service.url);
        connection.write(head(path, { 'Content-Encoding': encoding, 'Content-Length': bytes.length }));
        connection.write(bytes);
        connection.write(next());
        const [refused, then] = await connection.answers(2);
        expect(refused!.status, refused!.body).to.equal(status);
        expect(refused!.head).to.match(/content-type: application\/problem\+json/i);
        expect(then!.status).to.equal(200);
        connection.socket.destroy();
      }
    });
  }

  it('of which the rest does not come, the connection is closed', async () => {
    const connection = await aConnection(service.url);
    const bytes = Buffer.alloc(3000, 0xff);
    connection.write(head('/v1/jobs', { 'Content-Encoding': 'br', 'Content-Length': 500_000 }));
    connection.write(bytes);
    const [refused] = await connection.closed();
    expect(refused!.status).to.equal(400);
    expect(refused!.head).to.match(/connection: close/i);
  });

  it('for its announced length, a caller that goes on sending still reads the answer', async () => {
    const connection = await aConnection(service.url);
    connection.write(head('/v1/candidates', { 'Content-Length': 20 * MIB }));
    for (let sent = 0; sent < 20; sent += 1) connection.write(Buffer.alloc(MIB, ' '));
    connection.write(next());
    const [refused, then] = await connection.answers(2);
    expect([refused!.status, then!.status]).to.deep.equal([413, 200]);
    connection.socket.destroy();
  });

  it('before it was sent (Expect: 100-continue), nothing asks for it', async () => {
    for (const [fields, status] of [
      [{ 'Content-Length': 20 * MIB }, 413],
      [{ 'Content-Length': 5, 'Content-Encoding': 'zstd' }, 415],
    ] as const) {
      const connection = await aConnection(service.url);
      connection.write(head('/v1/candidates', { ...fields, Expect: '100-continue' }));
      const [refused] = await connection.closed();
      expect(refused!.status).to.equal(status);
      expect(connection.received()).not.to.contain('100 Continue');
    }
    const taken = await aConnection(service.url);
    const body = JSON.stringify({ profile: A_PROFILE });
    taken.write(head('/v1/candidates', { 'Content-Length': body.length, Expect: '100-continue' }));
    while (!taken.received().includes('100 Continue')) await new Promise((resolve) => setTimeout(resolve, 5));
    taken.write(body);
    expect((await taken.answers(1))[0]!.status).to.equal(201);
    taken.socket.destroy();
  });

  it('in pieces, with trailers, the next request is answered as behind one that is taken', async () => {
    const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\nX-Sum: 1\r\n\r\n`;
    const connection = await aConnection(service.url);
    for (const text of ['{"title":"x"}', '{', `{"title":"x"${' '.repeat(2 * MIB)}}`]) {
      connection.write(head('/v1/jobs', { 'Transfer-Encoding': 'chunked', Trailer: 'X-Sum' }));
      connection.write(chunked(text));
    }
    connection.write(next());
    expect((await connection.answers(4)).map(({ status }) => status)).to.deep.equal([201, 400, 413, 200]);
    connection.socket.destroy();
  });

  it('because its caller has gone, nothing is kept of it', async () => {
    const before = await tenant.get('/v1/candidates');
    const gzip = gzipSync(Buffer.from(JSON.stringify({ profile: A_PROFILE })));
    for (const fields of [
      { 'Content-Length': MIB },
      { 'Transfer-Encoding': 'chunked' },
      { 'Content-Encoding': 'gzip', 'Content-Length': gzip.length },
    ]) {
      const connection = await aConnection(service.url);
      connection.write(head('/v1/candidates', fields));
      connection.write('Content-Encoding' in fields ? gzip.subarray(0, 30) : '5\r\n{"pro');
      connection.socket.destroySoon();
      await connection.closed();
    }
    const listed: Json = (await tenant.get('/v1/candidates')).json;
    expect(listed.data).to.deep.equal(before.json.data);
  });
});

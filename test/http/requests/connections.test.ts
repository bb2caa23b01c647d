import { expect } from 'chai';
import type { Server } from 'node:http';
import { aConnection, type Connection } from '../../support/a-connection.js';
import { aService, eventually, type TestService, type TestTenant } from '../../support/a-service.js';
import { listen, type HttpServer } from '../../../bootstrap/http/http-server.js';

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => {
      if (error) reject(error);
      else resolve(count);
    });
  });

describe('A connection that is no good', function () {
  this.timeout(60_000);
  let service: TestService;
  let tenant: TestTenant;
  before(async () => {
    service = await aService({
      ...{ ROLE: 'api', HEADER_TIMEOUT_SECONDS: '1', REQUEST_TIMEOUT_SECONDS: '2', KEEP_ALIVE_SECONDS: '1' },
    });
    tenant = await service.aTenant();
  });
  const post = (fields: string): string =>
    `POST /v1/jobs HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${tenant.key}\r\nContent-Type: application/json\r\n${fields}\r\n\r\n`;

  const BAD: [string, () => string, number, string][] = [
    ['sends nothing', () => '', 408, 'request_timeout'],
    ['never ends its header', () => 'GET /v1/jobs HTTP/1.1\r\nHost: here\r\nX-A: ', 408, 'request_timeout'],
    ['never ends its body', () => `${post('Content-Length: 40')}{"title":`, 408, 'request_timeout'],
    ['never ends its chunks', () => `${post('Transfer-Encoding: chunked')}5\r\n{"tit`, 408, 'request_timeout'],
    [
      'has a header of 20 KiB',
      () => `GET / HTTP/1.1\r\nX-A: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'header_fields_too_large',
    ],
    [
      'has 5,000 header fields',
      () => `GET / HTTP/1.1\r\n${'X-A: 1\r\n'.repeat(5000)}\r\n`,
      431,
      'header_fields_too_large',
    ],
    ['speaks another protocol', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc', 400, 'malformed_request'],
    ['gives two lengths', () => post('Content-Length: 2\r\nContent-Length: 3'), 400, 'malformed_request'],
    [
      'gives a length and chunks',
      () => post('Content-Length: 2\r\nTransfer-Encoding: chunked'),
      400,
      'malformed_request',
    ],
    ['has a broken chunk', () => `${post('Transfer-Encoding: chunked')}zz\r\n`, 400, 'malformed_request'],
    ['has no host', () => 'GET /v1/jobs HTTP/1.1\r\n\r\n', 400, 'malformed_request'],
  ];
  for (const [name, bytes, status, code] of BAD) {
    it(`is answered once, with a problem, and closed: it ${name}`, async () => {
      const connection = await aConnection(service.url);
      connection.write(bytes());
      const answers = await connection.closed();
      expect(answers).to.have.length(1);
      expect(answers[0]!.status).to.equal(status);
      expect(answers[0]!.head).to.match(/connection: close/i);
      expect(answers[0]!.head).to.match(/content-type: application\/problem\+json/i);
      const problem = JSON.parse(answers[0]!.body) as Record<string, unknown>;
      expect(problem).to.include({ status, code, type: `/problems#${code}` });
      expect(problem['requestId']).to.match(/^req_/);
    });
  }

  it('gets the answers to its good requests first', async () => {
    const { jobs } = service.store;
    const list = jobs.list.bind(jobs);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    jobs.list = async (...given) => {
      await held;
      return list(...given);
    };
    const get = `GET /v1/jobs HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${tenant.key}\r\n\r\n`;
    const connection = await aConnection(service.url);
    connection.write(`${get}${get}this is not HTTP\r\n\r\n`);
    connection.write('nor is this\r\n\r\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(connection.received()).to.equal('');
    release();
    jobs.list = list;
    expect((await connection.closed()).map(({ status }) => status)).to.deep.equal([200, 200, 400]);
  });

  it('is closed when it has been idle after an answer', async () => {
    const connection = await aConnection(service.url);
    connection.write('GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n');
    expect(await connection.closed()).to.have.length(1);
  });

  it('stays open where a HEAD, a 404 or a 405 was answered', async () => {
    const connection = await aConnection(service.url);
    for (const [method, path] of [
      ['HEAD', '/healthz'],
      ['DELETE', '/healthz'],
      ['GET', '/nowhere'],
      ['OPTIONS', '/v1/jobs'],
    ])
      connection.write(`${method!} ${path!} HTTP/1.1\r\nHost: here\r\n\r\n`);
    await eventually(() => Promise.resolve((connection.received().match(/HTTP\/1\.1 /g) ?? []).length === 4));
    expect(connection.socket.readyState).to.equal('open');
    connection.socket.destroy();
  });
});

describe('Connections by the thousand', function () {
  this.timeout(120_000);
  let server: HttpServer;
  before(async () => {
    server = await listen((request, response) => void request.resume().on('end', () => response.end('{}')), {
      ...{ host: '127.0.0.1', port: 0, portFrom: 'PORT', requestId: () => 'req_1' },
      times: { header: 2000, request: 3000, keepAlive: 1000 },
    });
  });
  after(() => server.close({ delayMs: 0 }));

  it('are all given back, whether they are idle, slow, broken or too large', async () => {
    const kinds = [
      '',
      'POST / HT',
      'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nab',
      'broken\r\n\r\n',
      `GET / HTTP/1.1\r\nX-A: ${'x'.repeat(17_000)}\r\n`,
      'GET / HTTP/1.1\r\nHost: here\r\n\r\n',
    ];
    const opened: Connection[] = [];
    for (let round = 0; round < 21; round += 1) {
      opened.push(...(await Promise.all(Array.from({ length: 100 }, () => aConnection(server.url)))));
    }
    // They neither close their side nor read what they are sent.
    for (const { socket } of opened) socket.pause();
    opened.forEach(({ write }, index) => {
      write(kinds[index % kinds.length]!);
    });
    const until = Date.now() + 60_000;
    while ((await connectionsOf(server.server)) > 0 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await connectionsOf(server.server)).to.equal(0);
    for (const { socket } of opened) socket.destroy();
  });

  it('that do not read their answer are given back too', async () => {
    const big = await listen((_request, response) => void response.end(Buffer.alloc(8 * 1024 * 1024)), {
      ...{ host: '127.0.0.1', port: 0, portFrom: 'PORT', requestId: () => 'req_1' },
      times: { header: 1000, request: 1000, keepAlive: 1000 },
    });
    const connection = await aConnection(big.url);
    connection.socket.pause();
    connection.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    await eventually(async () => (await connectionsOf(big.server)) === 0);
    connection.socket.destroy();
    await big.close({ delayMs: 0 });
  });
});

import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { aConnection, type Connection } from '../support/a-connection.js';
import { eventually, Workshop, type ServerUnderTest } from '../support/a-server.js';

const MIB = 1024 * 1024;
const SENDERS = 100;

/** The most memory that a process has had, in bytes. */
function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) * 1024;
}

describe('Bodies in flight', function () {
  this.timeout(180_000);
  const workshop = new Workshop();
  let server: ServerUnderTest;
  let other: string;
  before(async () => {
    const folder = workshop.folder();
    server = await workshop.server(folder, { ENRICHMENT_CONCURRENCY: '1', REQUEST_TIMEOUT_SECONDS: '120' });
    await workshop.talent(folder, 'tenants', 'create', 'other');
    const made = await workshop.talent(
      folder,
      'keys',
      'create',
      '--tenant',
      'other',
      '--name',
      'a',
      '--scopes',
      'write',
    );
    other = /tm_\w+/.exec(made.stdout)?.[0] ?? expect.fail(made.stderr);
  });
  after(() => workshop.clean());

  const file = Buffer.alloc(Math.floor((13 * MIB * 3) / 4), 'Nora Quist, backend developer. ').toString('base64');
  const body = JSON.stringify({ resume: { filename: 'cv.txt', contentBase64: file } });
  const boundary = 'a-boundary';
  const multipart = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.txt"\r\n\r\n`),
    Buffer.alloc(9 * MIB, 'Nora Quist, backend developer. '),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const head = (fields: string, key = server.key ?? ''): string =>
    `POST /v1/candidates HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${key}\r\n${fields}\r\n\r\n`;
  const JSON_TYPE = 'Content-Type: application/json';

  /** All but the last bytes of many bodies at once, then another tenant's request, then the rest. */
  const besiege = async (fields: string, parts: readonly [Buffer, Buffer]): Promise<number[]> => {
    const senders: Connection[] = await Promise.all(Array.from({ length: SENDERS }, () => aConnection(server.url)));
    for (const { write } of senders) {
      write(head(fields));
      write(parts[0]);
    }
    // Without its last bytes none that was taken can be answered: most have been refused.
    await eventually(
      () => Promise.resolve(senders.filter((sender) => /^HTTP\/1.1 503/.test(sender.received())).length),
      (refused) => refused > SENDERS / 2,
      60_000,
    );
    const guest = await aConnection(server.url);
    const small = '{"resume":{"text":"Nora Quist"}}';
    guest.write(`${head(`${JSON_TYPE}\r\nContent-Length: ${String(small.length)}`, other)}${small}`);
    expect((await guest.answers(1))[0]!.status, 'another tenant').to.equal(201);
    guest.socket.destroy();
    for (const sender of senders) if (sender.socket.writable) sender.write(parts[1]);
    const statuses = await Promise.all(
      senders.map(async (sender) => {
        const [answer] = await sender.answers(1);
        if (answer!.status === 503) expect(answer!.head).to.match(/retry-after: [1-9]/i);
        sender.socket.destroy();
        return answer!.status;
      }),
    );
    return statuses;
  };

  const chunk = (bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  const cases: [string, string, [Buffer, Buffer]][] = [
    [
      'announced',
      `${JSON_TYPE}\r\nContent-Length: ${String(body.length)}`,
      [Buffer.from(body.slice(0, -10)), Buffer.from(body.slice(-10))],
    ],
    [
      'in chunks',
      `${JSON_TYPE}\r\nTransfer-Encoding: chunked`,
      [
        chunk(Buffer.from(body.slice(0, -10))),
        Buffer.concat([chunk(Buffer.from(body.slice(-10))), Buffer.from('0\r\n\r\n')]),
      ],
    ],
    [
      'as files',
      `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${String(multipart.length)}`,
      [multipart.subarray(0, -10), multipart.subarray(-10)],
    ],
  ];
  for (const [name, fields, parts] of cases) {
    it(`stay within their budget: 100 of 13 MB at once, ${name}`, async function () {
      const pid = server.program.pid;
      if (process.platform !== 'linux') this.skip();
      const statuses = await besiege(fields, parts);
      const taken = statuses.filter((status) => status === 201).length;
      expect(taken, 'taken').to.be.greaterThan(2).and.lessThan(20);
      expect(statuses.filter((status) => status === 503).length).to.equal(SENDERS - taken);
      expect(peakOf(pid) / MIB, 'MiB').to.be.lessThan(1200);
    });
  }

  it('give their room back, also where their callers have gone', async () => {
    for (let round = 0; round < 3; round += 1) {
      const senders = await Promise.all(Array.from({ length: 10 }, () => aConnection(server.url)));
      for (const { write } of senders) write(`${head(`${JSON_TYPE}\r\nContent-Length: ${String(body.length)}`)}{`);
      await eventually(
        () => Promise.resolve(senders.filter((sender) => /^HTTP\/1.1 503/.test(sender.received())).length),
        (refused) => refused >= 3,
      );
      for (const { socket } of senders) socket.destroy();
      await Promise.all(senders.map((sender) => sender.closed()));
    }
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const sender = await aConnection(server.url);
      sender.write(`${head(`${JSON_TYPE}\r\nContent-Length: ${String(body.length)}`)}${body}`);
      statuses.push((await sender.answers(1))[0]!.status);
      sender.socket.destroy();
    }
    expect(statuses).to.deep.equal([201, 201, 201, 201]);
  });
});

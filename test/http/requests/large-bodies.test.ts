import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { A_PROFILE, aService, type Reply, type TestTenant } from '../../support/a-service.js';

const MIB = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };
const outcome = ({ status, json }: Reply): unknown[] => [status, json.code];
const pointers = ({ json }: Reply): string[] => (json.errors as { pointer: string }[]).map(({ pointer }) => pointer);

describe('Large bodies', () => {
  let tenant: TestTenant;
  before(async () => {
    // Without a worker: what these bodies hold is not worth reading.
    tenant = await (await aService({ ROLE: 'api' })).aTenant();
  });

  it('may have one mebibyte, and no byte more', async () => {
    const filled = (bytes: number): string => {
      const rest = '{"title":"x","description":""}'.length;
      return `{"title":"x","description":"${'d'.repeat(1000)}"${' '.repeat(bytes - rest - 1000)}}`;
    };
    expect((await tenant.post('/v1/jobs', filled(MIB), JSON_TYPE)).status).to.equal(201);
    expect(outcome(await tenant.post('/v1/jobs', filled(MIB + 1), JSON_TYPE))).to.deep.equal([
      413,
      'payload_too_large',
    ]);
    const chunked = { ...JSON_TYPE, 'content-length': undefined, 'transfer-encoding': 'chunked' };
    expect(outcome(await tenant.post('/v1/jobs', filled(MIB + 1), chunked))).to.deep.equal([413, 'payload_too_large']);
    expect((await tenant.post('/v1/jobs', filled(MIB), chunked)).status).to.equal(201);
  });

  it('may have more for a resume alone', async () => {
    const text = 'Nora Quist. Backend developer. '.repeat(6000);
    expect((await tenant.post('/v1/candidates', { resume: { text } })).status).to.equal(201);
    const contentBase64 = Buffer.from(`${text}\n${'word '.repeat(500_000)}`).toString('base64');
    expect((await tenant.post('/v1/candidates', { resume: { filename: 'cv.txt', contentBase64 } })).status).to.equal(
      201,
    );
    const customFields = { note: 'é'.repeat(MIB / 2) };
    for (const body of [
      { profile: A_PROFILE, customFields },
      { resume: { text: 'Nora' }, customFields },
    ]) {
      expect(outcome(await tenant.post('/v1/candidates', body))).to.deep.equal([413, 'payload_too_large']);
    }
  });

  it('may have a file of many megabytes, which says the same in whatever way it is written', async () => {
    const bytes = Buffer.from(`Nora Quist. Backend developer.\n${'word '.repeat(900_000)}`);
    const resume = { filename: 'cv.txt', contentBase64: bytes.toString('base64'), documentDate: '2026-02-01' };
    const plain = JSON.stringify({ resume, tags: ['large'] });
    const written = [
      plain,
      plain.replaceAll('/', '\\/'),
      `\uFEFF${JSON.stringify({ tags: ['large'], resume: { ...resume, documentDate: '2026-02-01' } }, null, 2)}`,
    ];
    for (const body of written) {
      const { status, json } = await tenant.post('/v1/candidates', body, {
        ...JSON_TYPE,
        'idempotency-key': 'large-1',
      });
      expect(status).to.equal(201);
      expect(json.resume).to.include({ filename: 'cv.txt', sizeBytes: bytes.length, documentDate: '2026-02-01' });
      expect(json).to.deep.include({ tags: ['large'] });
    }
    const other = JSON.stringify({
      resume: { ...resume, contentBase64: `${resume.contentBase64.slice(0, -8)}AAAAAA==` },
    });
    const reused = await tenant.post('/v1/candidates', other, { ...JSON_TYPE, 'idempotency-key': 'large-1' });
    expect(outcome(reused)).to.deep.equal([422, 'idempotency_key_reused']);
    const id = String((await tenant.post('/v1/candidates', { profile: A_PROFILE })).json.id);
    expect((await tenant.patch(`/v1/candidates/${id}`, { resume })).json.resume).to.include({
      sizeBytes: bytes.length,
    });
  });

  it('are checked beside a file of many megabytes like any others', async () => {
    const contentBase64 = Buffer.alloc(2 * MIB, 'word ').toString('base64');
    const file = { filename: 'cv.txt', contentBase64 };
    for (const [body, pointer] of [
      [{ resume: { ...file, documentDate: 'yesterday' } }, '/resume/documentDate'],
      [{ resume: { contentBase64 } }, '/resume/filename'],
      [{ resume: { ...file, more: 1 } }, '/resume/more'],
      [{ resume: file, tags: 'x' }, '/tags'],
      [{ resume: file, customFields: { a: '\u0000' } }, '/customFields/a'],
      [{ resume: { ...file, contentBase64: `${contentBase64}!` } }, '/resume/contentBase64'],
    ] as const) {
      const refused = await tenant.post('/v1/candidates', body);
      expect(outcome(refused), pointer).to.deep.equal([422, 'validation_failed']);
      expect(pointers(refused)).to.deep.equal([pointer]);
    }
    for (const body of [
      { customFields: { contentBase64 } },
      { contentBase64 },
      [contentBase64],
      { resume: [contentBase64] },
    ]) {
      expect(outcome(await tenant.post('/v1/candidates', body))).to.deep.equal([413, 'payload_too_large']);
    }
    for (const broken of [`{"resume":{"contentBase64":"${contentBase64}"}`, `{"resume":${contentBase64}`]) {
      const refused = await tenant.post('/v1/candidates', broken, JSON_TYPE);
      expect([400, 413]).to.include(refused.status);
    }
    const text = `${'\\u0041'.repeat(199_999)}B`;
    const spelled = await tenant.post(
      '/v1/candidates',
      `{"resume":{"text":"${text}"},"tags":["${'x'.repeat(40)}"]${' '.repeat(MIB / 4)}}`,
      JSON_TYPE,
    );
    expect(spelled.status).to.equal(201);
    expect(spelled.json.resume).to.include({ sizeBytes: 200_000 });
  });

  it('may not have a resume of more than ten mebibytes', async () => {
    const resume = (bytes: number) => ({
      filename: 'cv.txt',
      contentBase64: Buffer.alloc(bytes, 'word ').toString('base64'),
    });
    const large = await tenant.post('/v1/candidates', { resume: resume(10 * MIB + 1) });
    expect(outcome(large)).to.deep.equal([413, 'payload_too_large']);
    const long = await tenant.post('/v1/candidates', { resume: { text: 'x'.repeat(200_001) } });
    expect(outcome(long)).to.deep.equal([422, 'validation_failed']);
    expect(pointers(long)).to.deep.equal(['/resume/text']);
  });

  it('may be compressed, and count as what they unfold to', async () => {
    const zip = (text: string) => gzipSync(Buffer.from(text));
    const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' };
    expect((await tenant.post('/v1/jobs', zip('{"title":"x"}'), headers)).status).to.equal(201);
    const bomb = zip(`{"title":"x"${' '.repeat(8 * MIB)}}`);
    expect(outcome(await tenant.post('/v1/jobs', bomb, headers))).to.deep.equal([413, 'payload_too_large']);
    expect(outcome(await tenant.post('/v1/jobs', '{"title":"x"}', headers))).to.deep.equal([400, 'malformed_json']);
    const cut = zip(`{"title":"${'x'.repeat(200)}"}`).subarray(0, 20);
    expect(outcome(await tenant.post('/v1/jobs', cut, headers))).to.deep.equal([400, 'malformed_json']);
    const unknown = { ...JSON_TYPE, 'content-encoding': 'compress' };
    const refused = await tenant.post('/v1/jobs', '{"title":"x"}', unknown);
    expect(outcome(refused)).to.deep.equal([415, 'unsupported_media_type']);
    expect(refused.headers['accept-encoding']).to.equal('gzip, deflate, br');
  });
});

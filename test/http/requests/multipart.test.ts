import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { MAX_RESUME_BYTES } from '../../../core/index.js';
import { A_PROFILE, aService, aTenant, type Reply, type TestTenant } from '../../support/a-service.js';

const BOUNDARY = 'a-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const TEXT =
  'Nora Quist\nBackend developer\nnora.quist@example.com\n\nExperience\n2019-01 - 2024-12 Backend developer, Fjordline\n';
const outcome = ({ status, json }: Reply): unknown[] => [status, json.code];
const pointers = ({ json }: Reply): string[] => (json.errors as { pointer: string }[]).map(({ pointer }) => pointer);

interface Part {
  name: string;
  content: string | Buffer;
  filename?: string;
  type?: string;
}

function multipart(...parts: Part[]): Buffer {
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const resume: Part = { name: 'resume', content: TEXT, filename: 'cv.txt', type: 'text/plain' };
const candidate: Part = {
  name: 'candidate',
  content: JSON.stringify({ externalId: 'a-1', tags: ['up'] }),
  type: 'application/json',
};

describe('A multipart body', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const upload = (body: Buffer | string, headers: Record<string, string> = {}): Promise<Reply> =>
    tenant.post('/v1/candidates', body, { 'content-type': TYPE, ...headers });

  it('carries the candidate and the resume', async () => {
    const { status, json } = await upload(multipart(candidate, resume));
    expect(status).to.equal(201);
    expect(json.externalId).to.equal('a-1');
    expect(json.tags).to.deep.equal(['up']);
    expect(json.resume.filename).to.equal('cv.txt');
    expect(json.resume.sizeBytes).to.equal(Buffer.byteLength(TEXT));
    expect(json.resume.contentType).to.equal('text/plain');
    const { profile, enrichment } = await tenant.enriched(json.id as string);
    expect(enrichment.status).to.equal('succeeded');
    expect(profile.basics.email).to.equal('nora.quist@example.com');
  });

  it('may have its parts in any order, and the candidate as a field or a file', async () => {
    expect((await upload(multipart(resume, candidate))).status).to.equal(201);
    const file = { ...candidate, content: '{"externalId":"a-2"}', filename: 'candidate.json' };
    expect((await upload(multipart(file, resume))).json.externalId).to.equal('a-2');
  });

  it('may have the resume alone', async () => {
    const { status, json } = await upload(multipart(resume));
    expect(status).to.equal(201);
    expect(json.tags).to.deep.equal([]);
    expect((await upload(multipart({ ...resume, filename: '' }))).status).to.equal(201);
  });

  it('may have the candidate alone, where that has a profile', async () => {
    const profiled = { ...candidate, content: JSON.stringify({ profile: A_PROFILE }) };
    expect((await upload(multipart(profiled))).status).to.equal(201);
    expect(outcome(await upload(multipart(candidate)))).to.deep.equal([422, 'validation_failed']);
    expect(outcome(await upload(multipart()))).to.deep.equal([422, 'validation_failed']);
  });

  it('has its candidate checked like any other', async () => {
    const unknown = await upload(multipart({ ...candidate, content: '{"colour":1,"tags":[1]}' }, resume));
    expect(pointers(unknown)).to.have.members(['/colour', '/tags/0']);
    expect(outcome(await upload(multipart({ ...candidate, content: '{' }, resume)))).to.deep.equal([
      400,
      'malformed_json',
    ]);
    for (const content of ['null', '[]', '1']) {
      expect(pointers(await upload(multipart({ ...candidate, content }, resume)))).to.deep.equal(['']);
    }
    const polluted = await upload(
      multipart({ ...candidate, content: '{"customFields":{"__proto__":{"a":1}}}' }, resume),
    );
    expect(pointers(polluted)).to.deep.equal(['/customFields/__proto__']);
  });

  it('gives the resume once', async () => {
    const twice = await upload(multipart(resume, resume));
    expect(outcome(twice)).to.deep.equal([422, 'validation_failed']);
    expect(twice.json.errors[0]).to.include({ pointer: '/resume', code: 'repeated' });
    const both = await upload(multipart({ ...candidate, content: '{"resume":{"text":"x"}}' }, resume));
    expect(both.json.errors[0]).to.include({ pointer: '/resume', code: 'repeated' });
    const candidates = await upload(multipart(candidate, candidate, resume));
    expect(candidates.json.errors[0]).to.include({ pointer: '/candidate', code: 'repeated' });
  });

  it('has no other parts', async () => {
    for (const part of [
      { name: 'photo', content: 'x', filename: 'me.png', type: 'image/png' },
      { name: 'tags', content: 'x' },
    ]) {
      const reply = await upload(multipart(resume, part));
      expect(outcome(reply)).to.deep.equal([422, 'validation_failed']);
      expect(pointers(reply)).to.deep.equal([`/${part.name}`]);
    }
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `p${String(index)}`, content: 'x' }));
    expect((await upload(multipart(...many))).status).to.be.oneOf([400, 422]);
  });

  it('is refused where it is damaged', async () => {
    const whole = multipart(candidate, resume);
    const missing = await tenant.post('/v1/candidates', whole, { 'content-type': 'multipart/form-data' });
    expect(outcome(missing)).to.deep.equal([400, 'malformed_request']);
    for (const body of [whole.subarray(0, -20), whole.subarray(0, 100), 'no parts at all', '']) {
      expect(outcome(await upload(body)), String(body).slice(0, 40)).to.deep.equal([400, 'malformed_request']);
    }
    const other = await tenant.post('/v1/candidates', whole, { 'content-type': 'multipart/form-data; boundary=other' });
    expect(outcome(other)).to.deep.equal([400, 'malformed_request']);
    expect((await tenant.get('/v1/candidates')).json.data).to.deep.equal([]);
  });

  it('is not taken compressed', async () => {
    const reply = await upload(gzipSync(multipart(resume)), { 'content-encoding': 'gzip' });
    expect(outcome(reply)).to.deep.equal([415, 'unsupported_media_type']);
  });

  it('may have a resume of ten mebibytes, and no byte more', async () => {
    tenant = await (await aService({ ROLE: 'api' })).aTenant();
    const filled = (bytes: number): Part => ({ ...resume, content: Buffer.alloc(bytes, 'many words ') });
    expect((await upload(multipart(filled(MAX_RESUME_BYTES)))).status).to.equal(201);
    expect(outcome(await upload(multipart(filled(MAX_RESUME_BYTES + 1))))).to.deep.equal([413, 'payload_too_large']);
    const large = { ...candidate, content: JSON.stringify({ customFields: { a: 'x'.repeat(1024 * 1024) } }) };
    expect(outcome(await upload(multipart(large, resume)))).to.deep.equal([413, 'payload_too_large']);
    expect(outcome(await upload(multipart({ ...large, filename: 'c.json' }, resume)))).to.deep.equal([
      413,
      'payload_too_large',
    ]);
  });

  it('is refused at once where the file cannot be a resume', async () => {
    for (const [content, code] of [
      [Buffer.alloc(0), 'empty'],
      [Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'unsupported_format'],
    ] as const) {
      const reply = await upload(multipart({ ...resume, content, filename: 'cv.pdf' }));
      expect(outcome(reply)).to.deep.equal([422, 'unreadable_document']);
      expect(reply.json.errors[0]).to.include({ pointer: '/resume', code });
    }
    const base64 = { resume: { filename: 'cv.pdf', contentBase64: '' } };
    expect(outcome(await tenant.post('/v1/candidates', base64))).to.deep.equal([422, 'unreadable_document']);
  });

  it('is not taken where no file is expected', async () => {
    const { json } = await tenant.post('/v1/candidates', { profile: A_PROFILE });
    const reply = await tenant.patch(`/v1/candidates/${String(json.id)}`, multipart(resume), { 'content-type': TYPE });
    expect(outcome(reply)).to.deep.equal([415, 'unsupported_media_type']);
  });

  it('can be sent again under one Idempotency-Key, whatever its boundary', async () => {
    const first = await upload(multipart(candidate, resume), { 'idempotency-key': 'k' });
    const again = Buffer.from(multipart(resume, candidate).toString().replaceAll(BOUNDARY, 'another'));
    const second = await tenant.post('/v1/candidates', again, {
      'content-type': 'multipart/form-data; boundary=another',
      'idempotency-key': 'k',
    });
    expect(second.headers['idempotent-replayed']).to.equal('true');
    expect(second.text).to.equal(first.text);
    const other = await upload(multipart(candidate, { ...resume, content: `${TEXT}.` }), { 'idempotency-key': 'k' });
    expect(outcome(other)).to.deep.equal([422, 'idempotency_key_reused']);
  });
});

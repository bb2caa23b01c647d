import { expect } from 'chai';
import { A_PROFILE, aTenant, theService, type Reply } from '../../support/a-service.js';

const LONG_PROFILE = {
  ...A_PROFILE,
  work: Array.from({ length: 6 }, (_, at) => ({
    name: `Larkmoor Systems ${String(at)}`,
    position: 'Backend developer',
    highlights: ['Designed services in TypeScript on PostgreSQL for twelve clinics.'],
  })),
};

const lengthOf = ({ headers }: Reply): number => Number(headers['content-length']);

describe('An answer of more than a kilobyte', () => {
  for (const coding of ['gzip', 'br']) {
    it(`is compressed with ${coding} where that is accepted, and says the same`, async () => {
      const tenant = await aTenant();
      const { id } = await tenant.candidate({ profile: LONG_PROFILE });
      for (const path of [`/v1/candidates/${id}`, '/v1/candidates', '/v1/skills?q=java']) {
        const plain = await tenant.get(path);
        const compressed = await tenant.get(path, { 'accept-encoding': coding });
        expect(compressed.headers['content-encoding'], path).to.equal(coding);
        expect(compressed.text).to.equal(plain.text);
        expect(plain.headers['content-encoding']).to.equal(undefined);
      }
    });
  }

  it('varies by what is accepted, and its ETag names the version whatever the coding', async () => {
    const tenant = await aTenant();
    const { id } = await tenant.candidate({ profile: LONG_PROFILE });
    const plain = await tenant.get(`/v1/candidates/${id}`);
    const compressed = await tenant.get(`/v1/candidates/${id}`, { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers.vary).to.equal('Accept, Accept-Encoding');
    expect(compressed.headers.vary).to.equal('Accept, Accept-Encoding');
    expect(compressed.headers.etag).to.equal(plain.headers.etag);
    expect(lengthOf(compressed)).to.be.lessThan(lengthOf(plain));
    const { etag } = compressed.headers;
    const same = await tenant.get(`/v1/candidates/${id}`, { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([same.status, same.headers.vary, same.text]).to.deep.equal([304, 'Accept, Accept-Encoding', '']);
    const preconditions = { 'if-match': etag, 'accept-encoding': 'br' };
    const changed = await tenant.patch(`/v1/candidates/${id}`, { tags: ['new'] }, preconditions);
    expect([changed.status, changed.json.tags]).to.deep.equal([200, ['new']]);
  });

  it('has the same header for HEAD as for GET', async () => {
    const tenant = await aTenant();
    const { id } = await tenant.candidate({ profile: LONG_PROFILE });
    const call = { path: `/v1/candidates/${id}`, headers: { 'accept-encoding': 'br' } };
    const get = await tenant.send({ method: 'GET', ...call });
    const head = await tenant.send({ method: 'HEAD', ...call });
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary'])
      expect(head.headers[name], name).to.equal(get.headers[name]);
    expect(head.text).to.equal('');
  });

  it('is sent as it is where nothing is accepted that the service has', async () => {
    const tenant = await aTenant();
    const { id } = await tenant.candidate({ profile: LONG_PROFILE });
    for (const accepted of ['', 'identity', 'zstd', 'gzip;q=0', 'br;q=0, gzip;q=0', 'nonsense;;;', '*;q=0']) {
      const reply = await tenant.get(`/v1/candidates/${id}`, { 'accept-encoding': accepted });
      expect([reply.status, reply.headers['content-encoding']], accepted).to.deep.equal([200, undefined]);
    }
  });

  it('is compressed where it describes the API', async () => {
    const { stranger } = await theService();
    const plain = await stranger.get('/openapi.json');
    const compressed = await stranger.get('/openapi.json', { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).to.equal('gzip');
    expect(compressed.headers['content-type']).to.equal(plain.headers['content-type']);
    expect(compressed.text).to.equal(plain.text);
  });
});

describe('An answer of less', () => {
  it('is sent as it is', async () => {
    const tenant = await aTenant();
    const { status, headers } = await tenant.get('/v1/me', { 'accept-encoding': 'gzip, br' });
    expect([status, headers['content-encoding'], headers.vary]).to.deep.equal([200, undefined, undefined]);
  });
});

import { expect } from 'chai';
import { RESUME } from '../../support/a-resume-text.js';
import {
  aTenant,
  describeOnStores,
  theService,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';

const SECRETS = /lindqvist|\bmara\b|example\.com|ats-9|secret-cv|ostmark|\b10115\b|hidden value/i;

const TEXT = `${RESUME}

Date of birth: 12 May 1988
Nationality: Swedish

Education
MSc Computer Science, University of Ostmark, 2010 - 2012
`;

describeOnStores('The blind view', () => {
  let tenant: TestTenant;
  let blind: TestTenant;
  let candidate: Json;
  let job: Json;
  before(async () => {
    tenant = await aTenant();
    blind = await tenant.withKey({ scopes: ['read:blind'] });
    candidate = await tenant.candidate({
      externalId: 'ats-9',
      resume: { filename: 'secret-cv.txt', contentBase64: Buffer.from(TEXT).toString('base64') },
      profile: {
        basics: { name: 'Mara Lindqvist', summary: 'Lindqvist builds services. Born 1988, Swedish, married.' },
      },
      tags: ['Lindqvist first'],
      customFields: { note: 'hidden value' },
      preferences: { locations: ['Berlin, DE'] },
    });
    await tenant.candidate({
      profile: {
        basics: {
          name: 'Mara Ostmark',
          label: 'Backend developer',
          location: { address: 'Mara Street 1', city: 'Berlin', postalCode: '10115' },
        },
        work: [{ name: 'Fjordline', position: 'Backend developer', startDate: '2019-01' }],
        skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }],
      },
    });
    job = await tenant.published();
  });
  const at = (): string => `/v1/candidates/${String(candidate.id)}`;
  const shownIn = (reply: Reply): void => {
    expect(reply.status, reply.text).to.equal(200);
    expect(reply.text).not.to.match(SECRETS);
    expect(/.{40}\b(?:1988|Swedish|2010|2012)\b.{20}/.exec(reply.text)?.[0]).to.equal(undefined);
    expect(JSON.stringify(reply.headers)).not.to.match(SECRETS);
  };
  const paths = (): string[] => [
    at(),
    `${at()}/resume/text`,
    `${at()}/similar`,
    `${at()}/jobs?expand=candidate`,
    `/v1/jobs/${String(job.id)}/candidates?expand=candidate`,
    `/v1/jobs/${String(job.id)}/candidates/${String(candidate.id)}`,
    '/v1/candidates?limit=100',
  ];

  it('identifies nobody, for callers who ask for it and for keys that are limited to it', async () => {
    for (const path of paths()) {
      expect((await tenant.get(path)).text, path).to.match(
        path.includes('/jobs') && !path.includes('expand') ? /./ : SECRETS,
      );
      shownIn(await tenant.get(`${path}${path.includes('?') ? '&' : '?'}view=blind`));
      shownIn(await blind.get(path));
    }
    shownIn(await blind.get(at(), { accept: 'application/vnd.jsonresume+json' }));
    shownIn(await tenant.get('/v1/candidates/external/ats-9?view=blind'));
  });

  it('leaves what the person can do, and where each fact is read', async () => {
    const { json } = await blind.get(at());
    expect(json.externalId).to.equal(null);
    expect(json.resume.filename).to.equal(null);
    expect(json.customFields).to.deep.equal({});
    expect(json.profile.basics).to.not.have.any.keys('name', 'email', 'phone', 'profiles');
    expect(json.profile.education[0]).to.not.have.any.keys('institution', 'startDate', 'endDate');
    expect(json.profile.work).to.deep.equal(candidate.profile.work);
    const names = (skills: Json[]): string[] => skills.map(({ name }) => name as string);
    expect(names(json.intelligence.skills as Json[])).to.deep.equal(
      names(candidate.intelligence.skills as Json[]).filter((name) => !['Swedish', '12 May 1988'].includes(name)),
    );
    const { text } = (await blind.get(`${at()}/resume/text`)).json;
    expect(text).to.have.length(TEXT.length);
    expect(json.intelligence.evidence).not.to.be.empty;
    for (const { quote, start, end, fact } of json.intelligence.evidence as Json[]) {
      expect((text as string).slice(start as number, end as number)).to.equal(quote);
      expect(fact).not.to.match(/basics\/name|institution/);
    }
  });

  it('has an ETag of its own, which is good for If-Match', async () => {
    const full = await tenant.get(at());
    const shown = await tenant.get(`${at()}?view=blind`);
    expect(shown.headers.etag).not.to.equal(full.headers.etag);
    expect((await blind.get(at(), { 'if-none-match': shown.headers.etag })).status).to.equal(304);
    expect((await blind.get(at(), { 'if-none-match': full.headers.etag })).status).to.equal(200);
  });

  it('is all that a key limited to it gets: no original, no search by who somebody is, no other operation', async () => {
    const { routes } = await theService();
    for (const path of [
      `${at()}/resume`,
      '/v1/candidates?q=lindqvist',
      '/v1/candidates?email=mara.lindqvist@example.com',
      '/v1/candidates?externalId=ats-9&view=blind',
      '/v1/candidates/external/ats-9',
      '/v1/events',
      '/v1/webhooks',
    ]) {
      const reply = await blind.get(path);
      expect([reply.status, reply.json.code], path).to.deep.equal([403, 'insufficient_scope']);
      expect(reply.json.detail).to.match(/blind view/);
    }
    for (const path of ['/v1/jobs', `/v1/jobs/${String(job.id)}`, '/v1/jobs?q=backend', '/v1/skills', '/v1/me'])
      expect((await blind.get(path)).status, path).to.equal(200);
    // What is not said to have a blind view has none.
    for (const route of routes) {
      if (route.blind) continue;
      const path = route.path.replace(/:\w+/g, String(candidate.id));
      const reply = await blind.send({ method: route.method, path, body: route.method === 'GET' ? undefined : {} });
      expect(reply.status, `${route.method} ${path}`).to.equal(403);
    }
  });

  it('is a scope that cannot be combined with others', async () => {
    for (const scopes of [
      ['read', 'read:blind'],
      ['read:blind', 'write'],
      ['admin', 'read:blind'],
    ] as const) {
      const refused = await tenant.withKey({ scopes: [...scopes] }).catch((error: unknown) => error as Error);
      expect(refused).to.be.an('error').with.property('message').that.contains('cannot be combined');
    }
  });

  it('refuses another view', async () => {
    expect((await tenant.get(`${at()}?view=full`)).status).to.equal(422);
    expect((await tenant.get(`/v1/jobs/${String(job.id)}/candidates?expand=job`)).status).to.equal(422);
  });

  it('shows whole records in match lists to others', async () => {
    const { json } = await tenant.get(`/v1/jobs/${String(job.id)}/candidates?expand=candidate`);
    const found = (json.data as Json[]).find(({ candidateId }) => candidateId === candidate.id);
    expect(found.candidate.profile.basics.name).to.equal('Mara Lindqvist');
    const { json: plain } = await tenant.get(`/v1/jobs/${String(job.id)}/candidates`);
    expect(plain.data[0]).to.not.have.property('candidate');
  });
});

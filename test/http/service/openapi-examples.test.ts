import { expect } from 'chai';
import { aTenant, theService, type Json, type TestTenant } from '../../support/a-service.js';

/** Members that hold whatever a caller has put there. */
const FREE = new Set(['customFields', 'data']);

describe('The examples of the OpenAPI document', () => {
  let document: Json;
  let tenant: TestTenant;
  /** What the service answers to the examples of requests. */
  const answers: Record<string, Json> = {};
  const sent = (path: string, method = 'post'): Json =>
    document.paths[path][method].requestBody.content['application/json'].example as Json;

  before(async () => {
    document = (await (await theService()).stranger.get('/openapi.json')).json;
    tenant = await aTenant();
    const get = async (path: string): Promise<Json> => (await tenant.get(path)).json as Json;
    const post = async (path: string, body?: unknown): Promise<Json> => (await tenant.post(path, body)).json as Json;
    const created = await post('/v1/candidates', sent('/v1/candidates'));
    const at = `/v1/candidates/${String(created.id)}`;
    await tenant.enriched(created.id as string);
    const other = await tenant.candidate({
      profile: {
        basics: { name: 'Ilan Brückner', label: 'Backend engineer', location: { city: 'Hamburg', countryCode: 'DE' } },
        work: [
          {
            name: 'Elbwerk Logistik',
            position: 'Backend engineer',
            startDate: '2020-03',
            summary: 'Services in TypeScript.',
          },
        ],
        skills: [{ name: 'TypeScript' }, { name: 'RabbitMQ' }, { name: 'MongoDB' }],
      },
    });
    const draft = await post('/v1/jobs', sent('/v1/jobs'));
    const job = `/v1/jobs/${String(draft.id)}`;
    answers['post /v1/candidates 201'] = created;
    answers['post /v1/jobs 201'] = draft;
    answers['post /v1/jobs/{id}/publish 200'] = await post(`${job}/publish`);
    answers['get /v1/jobs/{id} 200'] = await get(job);
    answers['get /v1/jobs 200'] = await get('/v1/jobs');
    answers['get /v1/candidates/{id} 200'] = await get(at);
    answers['get /v1/candidates 200'] = await get('/v1/candidates?q=lindqvist');
    answers['get /v1/candidates/{id}/similar 200'] = await get(`${at}/similar`);
    answers['get /v1/jobs/{id}/candidates/{candidateId} 200'] = await get(`${job}/candidates/${String(other.id)}`);
    answers['get /v1/jobs/{id}/candidates 200'] = await get(`${job}/candidates?skill=RabbitMQ`);
    answers['get /v1/events 200'] = await get('/v1/events?type=job.published');
    answers['post /v1/candidates/{id}/enrich 202'] = await post(`${at}/enrich`);
    answers['get /v1/me 200'] = { ...(await get('/v1/me')), limits: null };
  });

  it('have the members of what the service answers, of the same types', () => {
    for (const [name, answer] of Object.entries(answers)) {
      const [method = '', path = '', status = ''] = name.split(' ');
      const { example } = document.paths[path][method].responses[status].content['application/json'];
      expect(shapeOf(name.includes('/v1/me') ? { ...example, limits: null } : example), name).to.deep.equal(
        shapeOf(answer),
      );
    }
  });

  it('show of a new candidate and a new job what is known at once, and not more', () => {
    const of = (path: string): Json => document.paths[path].post.responses['201'].content['application/json'].example;
    expect(of('/v1/candidates').enrichment).to.deep.include({ status: 'queued', finishedAt: null });
    expect(of('/v1/candidates')).to.deep.include({ profile: {}, intelligence: null, version: 1 });
    expect(of('/v1/jobs')).to.deep.include({ status: 'draft', publishedAt: null, version: 1 });
  });

  it('have scores that add up', () => {
    const { example } =
      document.paths['/v1/jobs/{id}/candidates/{candidateId}'].get.responses['200'].content['application/json'];
    const sum = (of: (category: Json) => number): number =>
      (example.categories as Json[]).reduce((total: number, category: Json) => total + of(category), 0);
    expect(sum(({ weight }) => weight as number)).to.be.closeTo(100, 0.05);
    expect(sum(({ appliedWeight, score }) => (appliedWeight * (score ?? 0)) / 100)).to.be.closeTo(example.score, 0.05);
    expect(example.explanation).to.contain(`Score ${String(example.score)} of 100`);
  });
});

/** The path and the type of each value; the entries of a list are taken together. */
function shapeOf(value: Json, path = '', into = new Set<string>()): string[] {
  if (Array.isArray(value)) {
    into.add(`${path}: list`);
    for (const entry of value as Json[]) shapeOf(entry, `${path}[]`, into);
  } else if (typeof value === 'object' && value !== null) {
    into.add(`${path}: object`);
    for (const [name, member] of Object.entries(value as object))
      if (!FREE.has(name)) shapeOf(member, `${path}.${name}`, into);
  } else into.add(`${path}: ${value === null ? 'null' : typeof value}`);
  return [...into].sort();
}

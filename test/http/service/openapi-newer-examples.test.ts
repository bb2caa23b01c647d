import { expect } from 'chai';
import { RESUME } from '../../support/a-resume-text.js';
import { aTenant, A_PROFILE, theService, type Json, type Reply, type TestTenant } from '../../support/a-service.js';
import { eventually } from '../../support/a-server.js';

/** Members that hold whatever a caller has put there, or what depends on which event, access or change it is. */
const FREE = new Set([
  'customFields',
  'requirements',
  'data',
  'replaced',
  'features',
  'intelligence',
  'profile',
  'layers',
  'candidate',
]);

const NDJSON = { 'content-type': 'application/x-ndjson' };

/** What is at one place in both and is of another type, or is in one of them only. Where either is null or an empty list, nothing is known of the other. */
function differences(shown: Json, answered: Json, at = ''): string[] {
  if (shown === null || answered === null) return [];
  if (Array.isArray(shown) || Array.isArray(answered)) {
    if (!Array.isArray(shown) || !Array.isArray(answered)) return [`${at}: a list in one only`];
    return shown.length === 0 || answered.length === 0 ? [] : differences(shown[0], answered[0], `${at}/0`);
  }
  if (typeof shown !== typeof answered) return [`${at}: ${typeof shown}, but ${typeof answered}`];
  if (typeof shown !== 'object') return [];
  const names = new Set([...Object.keys(shown as object), ...Object.keys(answered as object)]);
  return [...names].flatMap((name) => {
    if (!(name in shown)) return [`${at}/${name}: answered, not shown`];
    if (!(name in answered)) return [`${at}/${name}: shown, not answered`];
    return FREE.has(name) ? [] : differences(shown[name], answered[name], `${at}/${name}`);
  });
}

describe('The examples of what was built around the records', () => {
  let document: Json;
  let tenant: TestTenant;
  const replies: Record<string, Reply> = {};
  const sent = (path: string, method = 'post'): Json =>
    document.paths[path][method].requestBody.content['application/json'].example as Json;
  const put = (path: string, body: unknown) => tenant.send({ method: 'PUT', path, body });

  before(async () => {
    document = (await (await theService()).stranger.get('/openapi.json')).json;
    tenant = await aTenant();
    const candidate = await tenant.candidate({ externalId: 'ats-1', profile: A_PROFILE, resume: { text: RESUME } });
    const other = await tenant.candidate({ externalId: 'ats-2', profile: A_PROFILE, tags: ['x'] });
    const job = await tenant.published({ externalId: 'req-1' });
    const at = `/v1/candidates/${String(candidate.id)}`;
    const pair = `/v1/jobs/${String(job.id)}/candidates/${String(candidate.id)}`;
    const lines = [
      { profile: A_PROFILE },
      { externalId: 'ats-9', preferences: { availableFrom: 'soon' }, profile: {} },
    ];
    const body = lines.map((line) => JSON.stringify(line)).join('\n');
    const load = (query: string) =>
      tenant.send({ method: 'POST', path: `/v1/candidates/import${query}`, headers: NDJSON, body });
    replies['post /v1/candidates/import 200'] = await load('?dryRun=true');
    const started = await load('');
    replies['post /v1/candidates/import 202'] = started;
    const operation = `/v1/operations/${String(started.json.id)}`;
    replies['get /v1/operations/{id} 200'] = await eventually(
      () => tenant.get(operation),
      ({ json }) => !['queued', 'running'].includes(json.status as string),
    );
    replies['get /v1/operations/{id}/failures 200'] = await tenant.get(`${operation}/failures`);
    replies['get /v1/operations 200'] = await tenant.get('/v1/operations');
    const enriching = await tenant.post('/v1/candidates/enrich', sent('/v1/candidates/enrich'));
    replies['post /v1/candidates/enrich 202'] = enriching;
    const external = '/v1/candidates/external/{externalId}';
    replies[`put ${external} 201`] = await put('/v1/candidates/external/new', sent(external, 'put'));
    replies[`put ${external} 200`] = await put('/v1/candidates/external/ats-1', { profile: A_PROFILE });
    replies[`get ${external} 200`] = await tenant.get('/v1/candidates/external/ats-2');
    const ofJob = '/v1/jobs/external/{externalId}';
    replies[`put ${ofJob} 201`] = await put('/v1/jobs/external/new', sent(ofJob, 'put'));
    replies[`get ${ofJob} 200`] = await tenant.get('/v1/jobs/external/req-1');
    replies['get /v1/candidates/{id}/resume/text 200'] = await tenant.get(`${at}/resume/text`);
    const feedback = '/v1/jobs/{id}/candidates/{candidateId}/feedback';
    replies[`post ${feedback} 201`] = await tenant.post(`${pair}/feedback`, sent(feedback));
    replies[`get ${feedback} 200`] = await tenant.get(`${pair}/feedback`);
    replies['get /v1/jobs/{id}/calibration 200'] = await tenant.get(`/v1/jobs/${String(job.id)}/calibration`);
    replies['get /v1/calibration 200'] = await tenant.get('/v1/calibration');
    await tenant.get(pair);
    replies['get /v1/candidates/{id}/export 200'] = await tenant.get(`${at}/export`);
    replies['get /v1/audit 200'] = await tenant.get(`/v1/audit?candidateId=${String(candidate.id)}`);
    replies['get /v1/settings/retention 200'] = await tenant.get('/v1/settings/retention');
    replies['put /v1/settings/retention 200'] = await put(
      '/v1/settings/retention',
      sent('/v1/settings/retention', 'put'),
    );
    replies['get /v1/settings/retention/preview 200'] = await tenant.get('/v1/settings/retention/preview');
    for (const path of ['/v1/parse/resume', '/v1/parse/job', '/v1/match'])
      replies[`post ${path} 200`] = await tenant.post(path, sent(path));
    replies['get /v1/candidates/{id}/jobs 200'] = await tenant.get(`${at}/jobs`);
    for (const path of ['/v1/skills', '/v1/occupations'])
      replies[`get ${path} 200`] = await tenant.get(`${path}?limit=1&q=backend`);
    const from = { from: other.id, prefer: 'this' };
    replies['post /v1/candidates/{id}/merge 200'] = await tenant.post(`${at}/merge`, from);
    replies['post /v1/candidates/{id}/unmerge 200'] = await tenant.post(`${at}/unmerge`, { from: other.id });
    replies['patch /v1/jobs/{id} 200'] = await tenant.patch(`/v1/jobs/${String(job.id)}`, { tags: ['y'] });
    replies['post /v1/jobs/{id}/close 200'] = await tenant.post(
      `/v1/jobs/${String(job.id)}/close`,
      sent('/v1/jobs/{id}/close'),
    );
    replies['post /v1/jobs/{id}/reopen 200'] = await tenant.post(`/v1/jobs/${String(job.id)}/reopen`);
    replies['delete /v1/jobs/{id} 200'] = await tenant.delete(`/v1/jobs/${String(job.id)}`);
    replies['patch /v1/candidates/{id} 200'] = await tenant.patch(at, { tags: ['z'] });
    replies['delete /v1/candidates/{id} 200'] = await tenant.delete(at);
  });

  it('have the members of what the service answers, of the same types', () => {
    const found = Object.entries(replies).flatMap(([name, { status, json, text }]) => {
      const [method = '', path = '', expected = ''] = name.split(' ');
      if (String(status) !== expected) return [`${name}: ${String(status)} ${text}`];
      const { example } = document.paths[path][method].responses[expected].content['application/json'];
      return differences(example, json).map((difference) => `${name}${difference}`);
    });
    expect(found, found.join('\n')).to.deep.equal([]);
  });
});

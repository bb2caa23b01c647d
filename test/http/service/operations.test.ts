import { connect } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import { expect } from 'chai';
import { aService, aTenant, eventually, exchange, pause, theService, type Json } from '../../support/a-service.js';

describe('Operations', () => {
  it('need no key', async () => {
    const { stranger } = await theService();
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/problems', '/docs', '/docs/page.js']) {
      expect((await stranger.get(path)).status, path).to.equal(200);
    }
  });

  it('link to everything else from /, and send a browser to the reference', async () => {
    const { url, stranger } = await theService();
    const { json, headers } = await stranger.get('/');
    expect(headers['vary']).to.equal('Accept');
    expect(json.name).to.equal('talent-matching');
    const links = Object.values(json.links as Record<string, string>);
    expect(links).to.have.members(['/docs', '/openapi.json', '/problems', '/healthz', '/readyz']);
    for (const path of links) expect((await stranger.get(path)).status, path).to.equal(200);
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const browser = await fetch(url, { redirect: 'manual', headers: { accept } });
    expect([browser.status, browser.headers.get('location')]).to.deep.equal([302, '/docs']);
  });

  it('show the meaning of each code of a problem as a page to a browser', async () => {
    const { url, stranger } = await theService();
    const { json } = await stranger.get('/problems');
    const page = await fetch(`${url}/problems`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.headers.get('content-type'), page.headers.get('vary')]).to.deep.equal([
      'text/html; charset=utf-8',
      'Accept, Accept-Encoding',
    ]);
    const html = await page.text();
    for (const { code } of json.data as Json[]) expect(html).to.contain(`<h2 id="${String(code)}">`);
    expect(html, 'no text opens a tag').not.to.match(/<API key>/);
  });

  it('are read only', async () => {
    const { stranger } = await theService();
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/problems', '/docs', '/docs/page.js']) {
      for (const method of ['POST', 'DELETE', 'PUT', 'OPTIONS']) {
        const reply = await stranger.send({ method, path });
        expect([reply.status, reply.headers.allow], `${method} ${path}`).to.deep.equal([405, 'GET, HEAD']);
      }
      expect((await stranger.send({ method: 'HEAD', path })).status).to.equal(200);
    }
  });

  it('say that the service is alive and ready', async () => {
    const { stranger } = await theService();
    expect((await stranger.get('/healthz')).json).to.deep.equal({ status: 'ok' });
    expect((await stranger.get('/readyz')).json).to.deep.equal({ status: 'ready' });
  });

  it('say that it is not ready while it stops, and let requests in flight finish', async () => {
    const service = await aService({ ROLE: 'api' });
    const tenant = await service.aTenant();
    const { jobs } = service.store;
    const list = jobs.list.bind(jobs);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (begun = resolve));
    jobs.list = async (...given) => {
      begun();
      await held;
      return list(...given);
    };
    const inFlight = pipeline(service.url, tenant.key);
    inFlight.send('GET', '/v1/jobs');
    await running;
    const stopping = service.stop();
    inFlight.send('GET', '/readyz');
    inFlight.send('GET', '/healthz');
    await pause(20);
    release();
    const [answered, ready, alive] = await inFlight.answers(3);
    expect(answered).to.match(/^HTTP\/1\.1 200 /);
    expect(ready)
      .to.match(/^HTTP\/1\.1 503 /)
      .and.match(/\r\nRetry-After: 5\r\n/)
      .and.contain('"unavailable"');
    expect(alive).to.match(/^HTTP\/1\.1 200 /);
    const since = Date.now();
    await stopping;
    expect(Date.now() - since, 'kept-alive connections do not hold it up').to.be.below(1000);
    const refused = await exchange(service.url, { method: 'GET', path: '/healthz' }).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(Error);
  });

  it('count requests by operation, without names or ids', async () => {
    const tenant = await aTenant();
    await tenant.job();
    await tenant.get('/v1/candidates?email=nora.quist@example.com');
    const { text, headers } = await tenant.get('/metrics');
    expect(headers['content-type']).to.match(/^text\/plain/);
    expect(text).to.match(
      /talent_http_request_duration_seconds_count\{operation="createJob",method="POST",status="201"\} \d+/,
    );
    expect(text).to.contain('talent_work_items{kind="enrichment",state="waiting"}');
    expect(text).not.to.match(/nora|job_[0-9a-z]{26}|cand_|tnt_/);
  });

  it('serve metrics on a port of their own where one is configured', async () => {
    const service = await aService({ ROLE: 'api', METRICS_PORT: '0' });
    expect((await service.stranger.get('/metrics')).status).to.equal(404);
  });

  it('serve the reference and all that it loads, from here alone', async () => {
    const { stranger } = await theService();
    const page = await stranger.get('/docs');
    expect(page.headers['content-type']).to.equal('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).to.contain("default-src 'self'");
    const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(loaded.length).to.be.at.least(3);
    for (const path of loaded) {
      expect(path).to.match(/^\/docs\//);
      const asset = await stranger.get(path);
      expect(asset.status, path).to.equal(200);
      expect(asset.headers['content-type'], path).to.match(/css|javascript|png/);
      expect(asset.text.length).to.be.above(50);
    }
    expect((await stranger.get('/docs/page.js')).text).to.contain('/openapi.json');
    for (const path of [
      '/docs/package.json',
      '/docs/index.html',
      '/docs/__proto__',
      '/docs/constructor',
      '/docs/..%2f..%2fpackage.json',
    ]) {
      expect((await stranger.get(path)).status, path).to.equal(404);
    }
  });

  it('serve the guides, and every page that one of them links to', async () => {
    const { stranger } = await theService();
    const description = String(((await stranger.get('/openapi.json')).json.info as Json).description);
    const waiting = [...description.matchAll(/\]\((\/docs\/[^)]+)\)/g)].map(([, path = '']) => path);
    const seen = new Set<string>();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const page = await stranger.get(path);
      expect(page.status, path).to.equal(200);
      expect(page.text, path).to.match(/<h1>/);
      for (const [, href = ''] of page.text.matchAll(/<a href="([^"]+)"/g)) {
        if (/^(https?:|#)/.test(href)) continue;
        expect(href, `a link on ${path}`).to.match(/^\/(docs|problems)/);
        if (href.startsWith('/docs/')) waiting.push(href.replace(/#.*/, ''));
      }
    }
    expect([...seen]).to.include.members(['/docs/guides/scaling', '/docs/explanation/mongodb-store']);
    expect([...seen].some((path) => path.startsWith('/docs/adr/'))).to.equal(true);
    expect((await stranger.get('/docs/adr/0099-no-such-decision')).status).to.equal(404);
  });
});

/** Requests that follow each other on one connection, before any is answered. */
function pipeline(url: string, key: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => (text += chunk));
  const parts = (): string[] => text.split(/(?=HTTP\/1\.1 \d)/).filter((part) => part !== '');
  return {
    send: (method: string, path: string) =>
      void socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`),
    answers: (count: number) => eventually(() => Promise.resolve(parts().length === count && parts())),
  };
}

describe('The OpenAPI document', () => {
  let document: Json;
  before(async () => {
    document = (await (await theService()).stranger.get('/openapi.json')).json;
  });

  it('is OpenAPI 3.1 and names every route, once', async () => {
    expect(document.openapi).to.match(/^3\.1\.\d$/);
    expect(document.info.version).to.be.a('string');
    const { routes } = await theService();
    const named = Object.entries(document.paths as Record<string, Json>).flatMap(([path, item]) =>
      Object.entries(item as Record<string, Json>).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${String(operationId)}`,
      ),
    );
    const mounted = routes.map(
      ({ method, path, operationId }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')} ${operationId}`,
    );
    expect(named).to.have.members(mounted);
    expect(new Set(routes.map(({ operationId }) => operationId)).size).to.equal(routes.length);
  });

  it('has the paths of the specification', () => {
    for (const [method, path] of [
      ...['get', 'post'].map((verb) => [verb, '/v1/candidates']),
      ...['get', 'patch', 'delete'].map((verb) => [verb, '/v1/candidates/{id}']),
      ['post', '/v1/candidates/{id}/enrich'],
      ['get', '/v1/candidates/{id}/similar'],
      ...['get', 'post'].map((verb) => [verb, '/v1/jobs']),
      ...['get', 'patch'].map((verb) => [verb, '/v1/jobs/{id}']),
      ['post', '/v1/jobs/{id}/publish'],
      ['post', '/v1/jobs/{id}/close'],
      ['get', '/v1/events'],
      ...['get', 'post'].map((verb) => [verb, '/v1/webhooks']),
      ['delete', '/v1/webhooks/{id}'],
    ] as [string, string][]) {
      expect(document.paths[path]?.[method], `${method} ${path}`).to.be.an('object');
    }
  });

  it('points only to what is there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, pointer]) => pointer ?? '',
    );
    expect(references.length).to.be.above(20);
    for (const pointer of new Set(references)) {
      const found = pointer
        .split('/')
        .reduce<Json>((node, part) => node?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
      expect(found, pointer).to.be.an('object');
    }
  });

  it('names every parameter of each path, and describes each operation', () => {
    for (const [path, item] of Object.entries(document.paths as Record<string, Record<string, Json>>)) {
      for (const [method, operation] of Object.entries(item)) {
        const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const given = ((operation.parameters ?? []) as Json[]).filter((parameter) => parameter.in === 'path');
        expect(
          given.map(({ name }) => name as string),
          path,
        ).to.have.members(wanted);
        expect(given.every(({ required }) => required === true)).to.equal(true);
        expect(operation.summary, `${method} ${path}`).to.be.a('string').and.not.equal('');
        expect(Object.keys(operation.responses as object)).to.include.members(['401', '403', '429', '500', '503']);
      }
    }
  });

  it('has examples that match their schemas', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...document, $id: 'api' });
    const validators = new Map<string, ValidateFunction>();
    const validatorOf = (schema: Json, pointer: string): ValidateFunction => {
      const same = JSON.stringify(schema);
      const validate = validators.get(same) ?? ajv.compile({ $ref: `api#${pointer}/schema` });
      validators.set(same, validate);
      return validate;
    };
    let checked = 0;
    const walk = (node: Json, pointer: string): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('schema' in node && 'example' in node) {
        const validate = validatorOf(node.schema, pointer);
        const fits = validate(node.example);
        expect(fits, `${pointer}: ${ajv.errorsText(validate.errors)}`).to.equal(true);
        checked += 1;
      }
      for (const [name, member] of Object.entries(node as Record<string, Json>)) {
        if (name !== 'example')
          walk(member, `${pointer}/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`);
      }
    };
    walk(document.paths, '/paths');
    expect(checked).to.be.above(50);
  });

  it('has schemas that real answers match', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...document, $id: 'api' });
    const tenant = await aTenant();
    const job = await tenant.published();
    const candidate = await tenant.candidate({ resume: { text: 'Nora Quist\nSkills: TypeScript, Kafka\n' } });
    for (const [path, actual] of [
      ['/v1/candidates', '/v1/candidates'],
      ['/v1/candidates/{id}', `/v1/candidates/${String(candidate.id)}`],
      ['/v1/jobs', '/v1/jobs'],
      ['/v1/jobs/{id}', `/v1/jobs/${String(job.id)}`],
      ['/v1/jobs/{id}/candidates', `/v1/jobs/${String(job.id)}/candidates`],
      ['/v1/events', '/v1/events'],
    ] as const) {
      const pointer = `/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/get/responses/200/content/application~1json/schema`;
      const validate = ajv.compile({ $ref: `api#${pointer}` });
      expect(validate((await tenant.get(actual)).json), `${path}: ${ajv.errorsText(validate.errors)}`).to.equal(true);
    }
  });
});

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { theService, type Json } from '../../support/a-service.js';

interface Operation {
  method: string;
  path: string;
  is: Json;
}

describe('The OpenAPI document, by the book', () => {
  let document: Json;
  let operations: Operation[];
  before(async () => {
    document = (await (await theService()).stranger.get('/openapi.json')).json;
    operations = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, item]) =>
      Object.entries(item).map(([method, is]) => ({ method, path, is: is as Json })),
    );
    expect(operations.length).to.be.above(20);
  });

  it('gives the linter nothing to find fault with', async function () {
    this.timeout(120_000);
    const folder = mkdtempSync(join(tmpdir(), 'talent-openapi-'));
    const file = join(folder, 'openapi.json');
    try {
      writeFileSync(file, JSON.stringify(document));
      const report = await lint(file);
      // `/external/{externalId}` beside `/{id}/enrich`: no id is `external`, and each such path is matched first.
      const problems = report.problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths');
      expect(problems, JSON.stringify(problems, null, 1)).to.deep.equal([]);
      // The proof that it has looked: the same document with a fault.
      writeFileSync(
        file,
        JSON.stringify({ ...document, info: { title: 'x', version: '1' }, paths: { '/x': { get: {} } } }),
      );
      expect((await lint(file)).problems).not.to.be.empty;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('has a summary, a description, a tag, the scope and the limit for each operation', async () => {
    const { routes } = await theService();
    const tags = (document.tags as Json[]).map(({ name }) => name as string);
    for (const { method, path, is } of operations) {
      const about = `${method} ${path}`;
      const route = routes.find(({ operationId }) => operationId === is.operationId)!;
      expect(is.summary, about).to.be.a('string').and.have.length.within(5, 80);
      expect(is.description, about).to.be.a('string');
      expect((is.description as string).length, about).to.be.above(30);
      expect(is.description, about).to.contain(`Scope: \`${route.scope}\`. Rate limit: \`${route.ratePolicy}\`.`);
      expect(tags, about).to.include(is.tags[0]);
    }
    expect(new Set(operations.map(({ is }) => is.summary as string)).size, 'no summary twice').to.equal(
      operations.length,
    );
  });

  it('describes every parameter, and every header of every answer', () => {
    for (const { method, path, is } of operations) {
      const about = `${method} ${path}`;
      for (const parameter of (is.parameters ?? []) as Json[])
        expect(parameter.description, `${about} ${String(parameter.name)}`)
          .to.be.a('string')
          .and.not.equal('');
      for (const [status, answer] of Object.entries(is.responses as Record<string, Json>)) {
        const headers = Object.keys((answer.headers ?? {}) as object);
        expect(headers, `${about} ${status}`).to.include('Request-Id');
        if (status.startsWith('2'))
          expect(headers, `${about} ${status}`).to.include.members(['RateLimit', 'RateLimit-Policy']);
        if (status === '401') expect(headers, `${about} ${status}`).to.include('WWW-Authenticate');
        if (['429', '500', '503'].includes(status)) expect(headers, `${about} ${status}`).to.include('Retry-After');
        if (status === '415')
          expect(headers, `${about} ${status}`).to.include(method === 'patch' ? 'Accept-Patch' : 'Accept');
        if (status === '304') expect(headers, `${about} ${status}`).to.include('ETag');
        if (status === '429')
          expect(headers, `${about} ${status}`).to.include.members(['RateLimit', 'RateLimit-Policy']);
      }
    }
    for (const [name, header] of Object.entries(document.components.headers as Record<string, Json>))
      expect(header.description, name).to.be.a('string').and.not.equal('');
  });

  it('has an example for each body that is sent or answered', () => {
    for (const { method, path, is } of operations) {
      const bodies = [is.requestBody, ...Object.values(is.responses as object)] as Json[];
      for (const body of bodies) {
        for (const [type, media] of Object.entries((body?.content ?? {}) as Record<string, Json>))
          expect('example' in media, `${method} ${path} ${type}`).to.equal(true);
      }
    }
  });

  it('names for each operation every error that it can answer, each with a meaning of its own', async () => {
    const codes = ((await (await theService()).stranger.get('/problems')).json.data as Json[]).map(
      ({ code }) => code as string,
    );
    const named = new Set<string>();
    for (const { method, path, is } of operations) {
      const about = `${method} ${path}`;
      expect(Object.keys(is.responses as object), about).to.include.members([
        '401',
        '403',
        '406',
        '422',
        '429',
        '500',
        '503',
      ]);
      // What a PUT does not find, it creates.
      if (path.includes('{') && method !== 'put') expect(Object.keys(is.responses as object), about).to.include('404');
      if (is.requestBody) expect(Object.keys(is.responses as object), about).to.include.members(['400', '413', '415']);
      const keepsAnswers = JSON.stringify(is.parameters ?? []).includes('Idempotency-Key');
      expect(keepsAnswers, about).to.equal(method === 'post' && !/^\/v1\/(?:parse\/|match$)/.test(path));
      if (keepsAnswers) expect(Object.keys(is.responses as object), about).to.include.members(['400', '409', '422']);
      for (const answer of Object.values(is.responses as Record<string, Json>))
        for (const [, code] of (answer.description as string).matchAll(/`([a-z_]+)`: /g)) named.add(code!);
    }
    for (const code of named) expect(codes).to.include(code);
    // What no operation answers: it is the path or the method that is wrong, or the connection.
    const general = ['method_not_allowed', 'request_timeout', 'header_fields_too_large'];
    expect(codes.filter((code) => !named.has(code))).to.have.members(general);
  });

  it('says that the file of a resume has the content type that it was sent with', () => {
    const { is } = operations.find(({ path, method }) => path === '/v1/candidates/{id}/resume' && method === 'get')!;
    for (const status of ['200', '206'])
      expect(Object.keys((is.responses as Record<string, Json>)[status]?.content as object)).to.deep.equal(['*/*']);
  });

  it('links to guides that are there', async () => {
    const { stranger } = await theService();
    const links = [...(document.info.description as string).matchAll(/\]\((\/[^)]+)\)/g)].map(([, path]) => path!);
    expect(links.length).to.be.above(8);
    for (const path of links) {
      const page = await stranger.get(path);
      expect(page.status, path).to.equal(200);
      for (const [, href] of page.text.matchAll(/<a href="(\/[^"#]*)/g))
        expect((await stranger.get(href!)).status, `${path} → ${href!}`).to.equal(200);
    }
    for (const path of ['/docs/guides/none', '/docs/adr/0001', '/docs/__proto__/x', '/docs/guides/..%2f..%2fREADME'])
      expect((await stranger.get(path)).status, path).to.equal(404);
  });
});

/** With the rules that its makers recommend, and nothing sent anywhere. */
function lint(file: string): Promise<{ problems: Json[] }> {
  const folder = dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
  const { PATH, HOME } = process.env;
  const environment = { PATH, HOME, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [join(folder, 'bin/cli.js'), 'lint', '--extends', 'recommended', '--format', 'json', file],
      { cwd: dirname(file), env: environment as NodeJS.ProcessEnv, timeout: 100_000 },
      (error, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout) as { problems: Json[] });
        } catch {
          reject(error ?? new Error(stderr));
        }
      },
    );
  });
}

import { expect } from 'chai';
import { buildOpenApi, PROBLEMS, type Route } from '../../adapters/http-koa/index.js';
import type { Call, Json, Reply } from './a-service.js';

interface Documented {
  description: string;
  headers?: Record<string, unknown>;
}
type OpenApi = Record<'paths', Record<string, Record<string, { responses: Record<string, Documented> }>>>;

/** Where an answer has one of these, its operation must say so. */
const HEADERS_TO_DOCUMENT = [
  ...['Request-Id', 'RateLimit-Policy', 'RateLimit', 'Retry-After', 'ETag', 'Location', 'Link', 'WWW-Authenticate'],
  ...['Accept', 'Accept-Patch', 'Accept-Encoding', 'Idempotent-Replayed'],
];

/** Of good answers: there where its operation says so, and nowhere else. */
const ALWAYS_THERE = ['ETag', 'Location'];

/** What every answer keeps, whatever the test is about. */
export function answerCheck(routes: Route[]): (call: Call, reply: Reply) => void {
  const { paths } = buildOpenApi(routes, 'test') as OpenApi;
  const patterns = routes.map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`) }));
  return ({ method, path }, { status, headers, text, json }) => {
    const [pathname = ''] = path.split('?', 1);
    const about = `${method} ${path} → ${String(status)} ${text.slice(0, 600)}`;
    const route = patterns.find((each) => each.route.method === method && each.pattern.test(pathname))?.route;
    const operation = route && paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const documented = operation?.responses[String(status)];
    if (documented) {
      const names = HEADERS_TO_DOCUMENT.filter((name) => headers[name.toLowerCase()] !== undefined);
      expect(Object.keys(documented.headers ?? {}), about).to.include.members(names);
    }
    expect(headers['request-id'], about).to.match(/^req_[0-9a-z]{26}$/);
    expect(headers['x-content-type-options'], about).to.equal('nosniff');
    expect(headers['x-powered-by'], about).to.equal(undefined);
    if (pathname.startsWith('/v1')) expect(headers['cache-control'], about).to.equal('no-store');
    if (method === 'HEAD' || status === 304) {
      expect(text, about).to.equal('');
      return;
    }
    if (status < 300) {
      if (!route) return;
      const { created, otherwise } = route.response;
      const expected = status === otherwise?.status ? otherwise : route.response;
      if (!(route.response.isFile && status === 206))
        expect(status, about).to.equal(created !== undefined && status === 201 ? 201 : expected.status);
      if (!route.response.isFile) {
        const { standard } = route.response;
        const isStandard = headers['content-type'] === standard?.contentType;
        if (!isStandard) expect(headers['content-type'], about).to.equal('application/json; charset=utf-8');
        const shape = (isStandard && standard ? standard.schema : expected.schema).safeParse(json);
        expect(shape.success ? '' : shape.error.message, about).to.equal('');
      }
      for (const name of ALWAYS_THERE)
        expect(headers[name.toLowerCase()] !== undefined, `${name} of ${about}`).to.equal(
          name in (documented?.headers ?? {}),
        );
      if (route.conditional && method !== 'DELETE' && json.version !== undefined)
        expect(headers.etag, about).to.match(new RegExp(`^"${String(json.version)}(\\.[a-z.]+)?"$`));
      return;
    }
    expect(headers['content-type'], about).to.equal('application/problem+json');
    const kind = PROBLEMS.get(String(json.code));
    expect(kind?.status, about).to.equal(status);
    expect(json.status, about).to.equal(status);
    expect(json.title, about).to.equal(kind?.title);
    expect(json.type, about).to.equal(`/problems#${String(json.code)}`);
    expect(json.detail, about).to.be.a('string').and.not.equal('');
    expect(json.instance, about).to.equal(pathname);
    if (headers['idempotent-replayed'] === undefined) expect(json.requestId, about).to.equal(headers['request-id']);
    if (status === 422) expectFaults(json, about);
    if (!route || status === 405) return;
    if (status === 415) {
      const accepted = route.method === 'PATCH' ? 'accept-patch' : 'accept';
      expect(headers[accepted], about).to.be.a('string').and.not.equal('');
    }
    if (status === 429 || status >= 500) expect(headers['retry-after'], about).to.match(/^[1-9]\d*$/);
    expect(documented?.description ?? '', `${about} is documented`).to.contain(`\`${String(json.code)}\``);
  };
}

function expectFaults(problem: Json, about: string): void {
  if (problem.code === 'idempotency_key_reused') return;
  expect(problem.errors, about).to.be.an('array').and.not.empty;
  for (const fault of problem.errors as Record<string, unknown>[]) {
    expect(fault['code'], about).to.be.a('string').and.not.equal('');
    expect(fault['detail'], about).to.be.a('string').and.not.equal('');
    const place = fault['parameter'] ?? fault['pointer'];
    expect(place, about).to.be.a('string');
    if (fault['pointer'] !== undefined) expect(fault['pointer'], about).to.match(/^(\/|$)/);
  }
}

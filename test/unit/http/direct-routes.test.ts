import Router from '@koa/router';
import { expect } from 'chai';
import Koa, { type Context } from 'koa';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiRoutes } from '../../../adapters/http-koa/app.js';
import { DirectRoutes } from '../../../adapters/http-koa/direct-routes.js';
import type { Application } from '../../../core/index.js';

const routes = apiRoutes({
  app: {} as Application,
  cursorSecret: 'a secret of a test',
  detectContentType: () => undefined,
  ratePolicies: null,
} as unknown as Parameters<typeof apiRoutes>[0]);
const direct = new DirectRoutes(routes);
const asSent = (path: string): string => path.replaceAll(/:(\w+)/g, (_, name: string) => `${name.toLowerCase()}_1-x`);

describe('The direct way to a route', () => {
  let server: Server;
  let found: { operationId: string; params: object } | undefined;
  before(async () => {
    const router = new Router();
    for (const route of routes)
      router.register(route.path, [route.method], (ctx: Context) => {
        found = { operationId: route.operationId, params: { ...(ctx['params'] as object) } };
        ctx.status = 204;
      });
    const koa = new Koa().use(router.routes());
    server = createServer((request, response) => void koa.callback()(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => server.close());

  it('leads where @koa/router leads, with the same parameters, for each path of the API by each method', async () => {
    const { port } = server.address() as AddressInfo;
    for (const path of new Set(routes.map((route) => asSent(route.path)))) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        found = undefined;
        await fetch(`http://127.0.0.1:${String(port)}${path}`, { method });
        const match = direct.find(method, path);
        const ours = match && { operationId: match.route.operationId, params: match.params };
        expect(ours, `${method} ${path}`).to.deep.equal(found);
      }
    }
  });

  it('is not taken by a path that needs a closer look', () => {
    const path = '/v1/candidates/cand_1';
    expect(direct.find('GET', path)?.params).to.deep.equal({ id: 'cand_1' });
    for (const other of [
      `${path}/`,
      `${path}%20`,
      '/v1/Candidates/cand_1',
      '/v1//cand_1',
      '/v2/candidates/cand_1',
      '/v1',
    ])
      expect(direct.find('GET', other), other).to.equal(undefined);
  });
});

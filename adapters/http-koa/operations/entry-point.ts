import type { Context } from 'koa';

/** `GET /`: where a program or a person finds everything else. A browser is redirected to the API reference. */
export function showEntryPoint(ctx: Context, version: string): void {
  ctx.vary('Accept');
  if (ctx.accepts('json', 'html') === 'html') {
    ctx.status = 302;
    ctx.set('Location', '/docs');
    return;
  }
  ctx.type = 'application/json';
  ctx.body = JSON.stringify({ name: 'talent-matching', version, links: LINKS });
}

const LINKS = {
  docs: '/docs',
  openapi: '/openapi.json',
  problems: '/problems',
  health: '/healthz',
  readiness: '/readyz',
};

import Router from '@koa/router';
import Koa from 'koa';
import bodyParser from 'koa-bodyparser';

/** What plain Koa sends, as JSON text: for each id its candidate, for each other path one answer. */
export interface PlainAnswers {
  candidates: Record<string, string>;
  pages: Record<string, string>;
  created: string;
}

/** What Koa with router and body parser does for the same bytes and nothing else: the yardstick. It keeps them as bytes. */
export function plainKoa({ candidates, pages, created }: PlainAnswers): Koa {
  const koa = new Koa();
  const router = new Router();
  koa.use(bodyParser({ jsonLimit: '1mb' }));
  const byId = new Map(Object.entries(candidates).map(([id, json]) => [id, Buffer.from(json)]));
  router.get('/v1/candidates/:id', (ctx) => {
    ctx.type = 'application/json';
    ctx.body = byId.get(ctx.params['id'] ?? '');
  });
  for (const [path, json] of Object.entries(pages)) {
    const bytes = Buffer.from(json);
    router.get(path, (ctx) => {
      ctx.type = 'application/json';
      ctx.body = bytes;
    });
  }
  router.post('/v1/candidates', (ctx) => {
    ctx.status = 201;
    ctx.type = 'application/json';
    ctx.body = created;
  });
  koa.use(router.routes());
  return koa;
}

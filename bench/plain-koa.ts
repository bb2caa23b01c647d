import Router from '@koa/router';
import Koa from 'koa';
import bodyParser from 'koa-bodyparser';

/** What Koa with router and body parser does for the same bytes and nothing else: the yardstick. */
export function plainKoa(answers: { candidate: string; list: string; created: string }): Koa {
  const koa = new Koa();
  const router = new Router();
  koa.use(bodyParser({ jsonLimit: '1mb' }));
  router.get('/v1/candidates/:id', (ctx) => {
    ctx.type = 'application/json';
    ctx.body = answers.candidate;
  });
  router.get('/v1/candidates', (ctx) => {
    ctx.type = 'application/json';
    ctx.body = answers.list;
  });
  router.post('/v1/candidates', (ctx) => {
    ctx.status = 201;
    ctx.type = 'application/json';
    ctx.body = answers.created;
  });
  koa.use(router.routes());
  return koa;
}

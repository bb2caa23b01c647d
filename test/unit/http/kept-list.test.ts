import { expect } from 'chai';
import { jsonBytes } from '../../../adapters/http-koa/json-bytes.js';
import { CursorCodec } from '../../../adapters/http-koa/lists/cursor.js';
import { keptListResponse } from '../../../adapters/http-koa/lists/kept-list.js';
import { decodePosition, listResponse, type ListRequest } from '../../../adapters/http-koa/lists/list-page.js';

const codec = new CursorCodec('a secret of a test');
const whole = jsonBytes((value: { name: string; city: string }) => value);
const masked = jsonBytes(({ city }: { name: string; city: string }) => ({ city }));
const aPage = () => ({
  data: [
    { name: 'Ilvara Quensell', city: 'Graz' },
    { name: 'Łucja Verrold', city: 'Köln' },
  ],
  next: { value: '2026-01-01T00:00:00.000Z', id: 'cand_2' },
});
const aRequest = (url = '/v1/things', query: ListRequest['query'] = {}, tenantId = 'tnt_1'): ListRequest => ({
  operationId: 'listThings',
  caller: { tenantId, actor: { type: 'api_key', id: 'key_1' }, requestId: 'req_1' },
  ...{ params: {}, query, body: undefined, blind: false, url },
});

describe('A page of a list that is kept', () => {
  it('says to the byte what one that is made anew does', () => {
    for (const next of [aPage().next, null]) {
      const page = { ...aPage(), next };
      const { body, headers, status } = keptListResponse(codec, aRequest(), page, whole);
      const anew = listResponse(codec, aRequest(), page);
      expect({ body: String(body), headers, status }).to.deep.equal({ headers: undefined, ...anew });
    }
    const none = keptListResponse(codec, aRequest(), { data: [], next: null }, whole);
    expect(JSON.parse(String(none.body))).to.deep.equal({ object: 'list', data: [], hasMore: false, nextCursor: null });
  });

  it('is the same object for the same rows and request', () => {
    const page = aPage();
    const first = keptListResponse(codec, aRequest(), page, whole);
    expect(keptListResponse(codec, aRequest(), page, whole)).to.equal(first);
    expect(keptListResponse(codec, aRequest(), aPage(), whole)).not.to.equal(first);
  });

  it('is never sent for another presentation, request, tenant, secret or position', () => {
    const page = aPage();
    const bodyOf = (...[request, bytesOf, by, given]: [ListRequest, typeof masked, CursorCodec, typeof page]): string =>
      String(keptListResponse(by, request, given, bytesOf).body);
    const bodies = [
      bodyOf(aRequest(), whole, codec, page),
      bodyOf(aRequest(), masked, codec, page),
      bodyOf(aRequest('/v1/things?city=Graz', { city: 'Graz' } as object), whole, codec, page),
      bodyOf(aRequest('/v1/things', {}, 'tnt_2'), whole, codec, page),
      bodyOf(aRequest(), whole, new CursorCodec('another secret'), page),
      bodyOf(aRequest(), whole, codec, { ...page, next: { ...page.next, id: 'cand_1' } }),
    ];
    expect(new Set(bodies)).to.have.length(bodies.length);
  });

  it('has a cursor that leads on from each of the requests that have these rows', () => {
    const page = aPage();
    const asked: [string, object][] = [
      ['/v1/things', {}],
      ['/v1/things?sort=-createdAt', { sort: '-createdAt' }],
      ['/v1/things', {}],
    ];
    for (const [url, query] of asked) {
      const { body } = keptListResponse(codec, aRequest(url, query), page, whole);
      const { nextCursor } = JSON.parse(String(body)) as { nextCursor: string };
      const following = aRequest(url, { ...query, cursor: nextCursor });
      expect(decodePosition(codec, following)).to.deep.equal(page.next);
    }
  });
});

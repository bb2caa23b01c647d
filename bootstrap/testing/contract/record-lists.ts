import { expect } from 'chai';
import fc from 'fast-check';
import { type Page, type Position, type RecordQuery, type RecordSort } from '../../../core/index.js';
import { RECORD_SORTS, searchWords } from '../../../core/spi.js';
import { aTenantId, at } from '../builders/index.js';
import { freshStore, type StoreFactory, type StoreUnderTest } from './store-under-test.js';

/** What candidates and jobs have in common, seen from outside. */
export interface ListSubject {
  kind: string;
  /** Two of the statuses that a record may have. */
  statuses: [string, string];
  insert(store: StoreUnderTest, tenantId: string, fields: RecordFields): Promise<string>;
  /** A new version with these fields. */
  change(store: StoreUnderTest, tenantId: string, id: string, fields: RecordFields): Promise<void>;
  list(store: StoreUnderTest, tenantId: string, query: RecordQuery): Promise<Page<{ id: string }>>;
}

export interface RecordFields {
  status?: string;
  title?: string;
  tags?: string[];
  skillIds?: string[];
  externalId?: string;
  createdAt?: string;
  updatedAt?: string;
}

/** Filters, order and pages: the same promises for candidates and jobs. */
export function describeRecordLists(factory: StoreFactory, subject: ListSubject): void {
  const store = freshStore(factory);
  let tenantId: string;
  beforeEach(() => (tenantId = aTenantId()));

  const insert = (fields: RecordFields = {}) => subject.insert(store(), tenantId, fields);
  const ids = async (query: Partial<RecordQuery> = {}) => {
    const page = await subject.list(store(), tenantId, { filter: {}, sort: 'createdAt', limit: 100, ...query });
    return page.data.map(({ id }) => id);
  };
  const walk = async (sort: RecordSort, limit: number, between?: () => Promise<unknown>) => {
    const seen: string[] = [];
    for (let after: Position | undefined, more = true; more;) {
      const page = await subject.list(store(), tenantId, { filter: {}, sort, limit, ...(after && { after }) });
      seen.push(...page.data.map(({ id }) => id));
      if (page.next) after = page.next;
      else more = false;
      if (more) await between?.();
    }
    return seen;
  };

  it('lists in each of the four orders, equal times by id in the same direction', async () => {
    const a = await insert({ createdAt: at(10), updatedAt: at(30) });
    const b = await insert({ createdAt: at(20), updatedAt: at(20) });
    const c = await insert({ createdAt: at(20), updatedAt: at(20) });
    const d = await insert({ createdAt: at(5), updatedAt: at(40) });
    expect(await ids({ sort: 'createdAt' })).to.deep.equal([d, a, b, c]);
    expect(await ids({ sort: '-createdAt' })).to.deep.equal([c, b, a, d]);
    expect(await ids({ sort: 'updatedAt' })).to.deep.equal([b, c, a, d]);
    expect(await ids({ sort: '-updatedAt' })).to.deep.equal([d, a, c, b]);
  });

  it('orders by the latest change of a record', async () => {
    const a = await insert({ updatedAt: at(1) });
    const b = await insert({ updatedAt: at(2) });
    await subject.change(store(), tenantId, a, { updatedAt: at(3) });
    expect(await ids({ sort: '-updatedAt' })).to.deep.equal([a, b]);
    expect(await ids({ sort: 'updatedAt' })).to.deep.equal([b, a]);
  });

  it('says whether more follow, also where the last page is just full', async () => {
    for (let n = 0; n < 4; n += 1) await insert();
    const query = { filter: {}, sort: 'createdAt', limit: 2 } as const;
    const first = await subject.list(store(), tenantId, query);
    expect(first.data).to.have.length(2);
    expect(first.next).to.have.property('id', first.data[1]!.id);
    const second = await subject.list(store(), tenantId, { ...query, after: first.next! });
    expect(second.data).to.have.length(2);
    expect(second.next).to.equal(null);
  });

  it('filters by status, tag, skill and external id', async () => {
    const [one, other] = subject.statuses;
    const a = await insert({ status: one, tags: ['Night Shift', 'x'], skillIds: ['java'], externalId: 'ats-1' });
    const b = await insert({ status: other, tags: ['night shift'], skillIds: ['javascript', '~sea charts'] });
    expect(await ids({ filter: { status: one } })).to.deep.equal([a]);
    expect(await ids({ filter: { status: other } })).to.deep.equal([b]);
    expect(await ids({ filter: { tag: 'Night Shift' } })).to.deep.equal([a]);
    expect(await ids({ filter: { tag: 'night shift' } })).to.deep.equal([b]);
    expect(await ids({ filter: { tag: 'night' } })).to.deep.equal([]);
    expect(await ids({ filter: { skillId: 'java' } })).to.deep.equal([a]);
    expect(await ids({ filter: { skillId: '~sea charts' } })).to.deep.equal([b]);
    expect(await ids({ filter: { externalId: 'ats-1' } })).to.deep.equal([a]);
    expect(await ids({ filter: { externalId: 'ats' } })).to.deep.equal([]);
  });

  it('filters by several statuses, tags and skills, any of which is enough, page by page', async () => {
    const [one, other] = subject.statuses;
    const a = await insert({ status: one, tags: ['x', 'y'], skillIds: ['java'], createdAt: at(1) });
    const b = await insert({ status: other, tags: ['y'], skillIds: ['rust'], createdAt: at(2) });
    const c = await insert({ status: one, tags: ['z'], skillIds: ['rust', 'java'], createdAt: at(3) });
    const d = await insert({ status: other, title: 'Clerk', createdAt: at(4) });
    expect(await ids({ filter: { status: [one, other] } })).to.deep.equal([a, b, c, d]);
    expect(await ids({ filter: { status: [other] } })).to.deep.equal([b, d]);
    expect(await ids({ filter: { tag: ['x', 'z', 'nothing'] } })).to.deep.equal([a, c]);
    expect(await ids({ filter: { skillId: ['java', 'rust'] } })).to.deep.equal([a, b, c]);
    expect(await ids({ filter: { tag: ['x', 'y'], skillId: ['rust', 'cobol'] } })).to.deep.equal([b]);
    expect(await ids({ filter: { tag: ['x', 'y'], skillId: 'java', status: [one, other] } })).to.deep.equal([a]);
    expect(await ids({ filter: { words: ['clerk'], tag: ['x', 'y'] } })).to.deep.equal([]);
    expect(await ids({ filter: { tag: [] } })).to.deep.equal([a, b, c, d]);
    const query = { filter: { skillId: ['java', 'rust'] }, sort: '-createdAt', limit: 2 } as const;
    const first = await subject.list(store(), tenantId, query);
    const second = await subject.list(store(), tenantId, { ...query, after: first.next! });
    expect([...first.data, ...second.data].map(({ id }) => id)).to.deep.equal([c, b, a]);
  });

  it('filters by times, exclusive on both sides', async () => {
    const made: string[] = [];
    for (let n = 0; n < 4; n += 1) made.push(await insert({ createdAt: at(n), updatedAt: at(100 - n) }));
    const [a, b, c, d] = made as [string, string, string, string];
    for (const sort of ['createdAt', 'updatedAt'] as const) {
      const found = async (filter: RecordQuery['filter']) => (await ids({ filter, sort })).sort();
      expect(await found({ createdAfter: at(1) })).to.deep.equal([c, d]);
      expect(await found({ createdBefore: at(1) })).to.deep.equal([a]);
      expect(await found({ createdAfter: at(0), createdBefore: at(3) })).to.deep.equal([b, c]);
      expect(await found({ updatedAfter: at(99) })).to.deep.equal([a]);
      expect(await found({ updatedBefore: at(98) })).to.deep.equal([d]);
      expect(await found({ updatedAfter: at(97), createdAfter: at(0) })).to.deep.equal([b, c]);
    }
  });

  it('finds by words, all of which must occur, and never by parts of words', async () => {
    const a = await insert({ title: 'Café owner, C++ and C#' });
    const b = await insert({ title: 'Cafeteria "owner" OR clerk* 東京 zażółć' });
    const words = (...list: string[]) => ids({ filter: { words: list } });
    expect(await words('cafe')).to.deep.equal([a]);
    expect(await words('owner')).to.deep.equal([a, b]);
    expect(await words('owner', 'cafe')).to.deep.equal([a]);
    expect(await words('caf')).to.deep.equal([]);
    expect(await words('c++')).to.deep.equal([a]);
    expect(await words('c#', 'c++')).to.deep.equal([a]);
    expect(await words('c')).to.deep.equal([]);
    expect(await words('or', 'clerk')).to.deep.equal([b]);
    expect(await words('東京')).to.deep.equal([b]);
    expect(await words('zazolc')).to.deep.equal([b]);
    expect(await words('nobody')).to.deep.equal([]);
  });

  it('finds letters that are no plain ones with and without what sets them apart, on both sides', async () => {
    const titles = [
      'Łukasz, Łódź',
      'Lukasz, Lodz',
      'Bauer, Lange Straße',
      'Bauer, Lange Strasse',
      'Søren Æbelø, Œuvre, Işık',
    ];
    const [lukasz, plain, strasse, two, soren] = await Promise.all(
      titles.map((title, n) => insert({ title, createdAt: at(n) })),
    );
    const q = (text: string) => ids({ filter: { words: searchWords(text) } });
    for (const text of ['Lukasz', 'łukasz', 'Łódź', 'Lodz', 'LODZ łukasz'])
      expect(await q(text), text).to.deep.equal([lukasz, plain]);
    for (const text of ['strasse', 'straße', 'STRASSE', 'Straẞe'])
      expect(await q(text), text).to.deep.equal([strasse, two]);
    for (const text of ['Soren', 'søren', 'Aebelo', 'oeuvre', 'Isik', 'IŞIK'])
      expect(await q(text), text).to.deep.equal([soren]);
  });

  it('treats what has a meaning for a database as text', async () => {
    const odd = `'"; DROP TABLE x; -- % _ * ( ) { $gt: 1 } \u0000 \\ é 🚢`;
    const a = await insert({ tags: [odd], skillIds: [`~${odd}`], externalId: odd });
    await insert({ tags: ['plain'] });
    expect(await ids({ filter: { tag: odd } })).to.deep.equal([a]);
    expect(await ids({ filter: { skillId: `~${odd}` } })).to.deep.equal([a]);
    expect(await ids({ filter: { externalId: odd } })).to.deep.equal([a]);
    expect(await ids({ filter: { tag: '%' } })).to.deep.equal([]);
    expect(await ids({ filter: { words: ['"', '*', 'OR'] } })).to.deep.equal([]);
  });

  it('combines filters, pages through what they leave and keeps the order', async () => {
    const wanted: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const id = await insert({ tags: n % 2 ? ['odd'] : [], skillIds: n % 3 ? ['knots'] : [], title: `Sailor ${n}` });
      if (n % 2 && n % 3) wanted.push(id);
    }
    const filter = { tag: 'odd', skillId: 'knots', words: ['sailor'] };
    expect(await ids({ filter })).to.deep.equal(wanted);
    const first = await subject.list(store(), tenantId, { filter, sort: '-createdAt', limit: 3 });
    const rest = await subject.list(store(), tenantId, { filter, sort: '-createdAt', limit: 3, after: first.next! });
    expect([...first.data, ...rest.data].map(({ id }) => id)).to.deep.equal([...wanted].reverse());
    expect(rest.next).to.equal(null);
  });

  it('finds among many that share a term', async () => {
    const [one, other] = subject.statuses;
    const fields = Array.from({ length: 520 }, (_, n) => ({ tags: ['crew'], status: n % 100 ? one : other }));
    const all = await Promise.all(
      fields.map((each, n) => insert({ ...each, createdAt: at(n), updatedAt: at(1000 - n) })),
    );
    const rare = all.filter((_, n) => n % 100 === 0);
    const filter = { tag: 'crew', status: other };
    expect(await ids({ filter })).to.deep.equal(rare);
    expect(await ids({ filter, sort: 'updatedAt' })).to.deep.equal([...rare].reverse());
    const first = await subject.list(store(), tenantId, { filter: { tag: 'crew' }, sort: '-createdAt', limit: 100 });
    const next = await ids({ filter: { tag: 'crew' }, sort: '-createdAt', after: first.next! });
    expect([...first.data.map(({ id }) => id), ...next]).to.deep.equal(all.slice(-200).reverse());
  });

  it('finds a changed record by what it has now, not by what it had', async () => {
    const a = await insert({ title: 'Baker', tags: ['old'], skillIds: ['bread'], externalId: 'old' });
    const fields = {
      title: 'Miller',
      tags: ['new'],
      skillIds: ['grain'],
      externalId: 'new',
      status: subject.statuses[1],
    };
    await subject.change(store(), tenantId, a, fields);
    const gone = [{ words: ['baker'] }, { tag: 'old' }, { skillId: 'bread' }, { externalId: 'old' }];
    for (const filter of [...gone, { status: subject.statuses[0] }]) expect(await ids({ filter })).to.deep.equal([]);
    const there = [{ words: ['miller'] }, { tag: 'new' }, { skillId: 'grain' }, { externalId: 'new' }];
    for (const filter of [...there, { status: subject.statuses[1] }]) expect(await ids({ filter })).to.deep.equal([a]);
  });

  it('shows a tenant its own records only, whatever the filter', async () => {
    const fields = { title: 'Baker', tags: ['t'], skillIds: ['bread'], externalId: 'x-1', status: subject.statuses[0] };
    const mine = await insert(fields);
    await subject.insert(store(), aTenantId(), fields);
    const filters = [{}, { words: ['baker'] }, { tag: 't' }, { skillId: 'bread' }, { externalId: 'x-1' }];
    for (const filter of [...filters, { status: subject.statuses[0] }]) {
      for (const sort of RECORD_SORTS) expect(await ids({ filter, sort })).to.deep.equal([mine]);
    }
  });

  it('pages past every record that was there, once, while others are inserted', async function () {
    this.timeout(60_000);
    const run = fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 14 }),
      fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...RECORD_SORTS),
      async (before, meanwhile, limit, sort) => {
        tenantId = aTenantId();
        const there = await Promise.all(before.map((n) => insert({ createdAt: at(n), updatedAt: at(8 - n) })));
        const late = [...meanwhile];
        const seen = await walk(sort, limit, async () => {
          const n = late.pop();
          if (n !== undefined) await insert({ createdAt: at(n), updatedAt: at(8 - n) });
        });
        expect(new Set(seen).size, 'no record twice').to.equal(seen.length);
        expect(seen, 'every record that was there').to.include.members(there);
        const still = await ids({ sort });
        expect(seen, 'in order').to.deep.equal(still.filter((id) => seen.includes(id)));
      },
    );
    await fc.assert(run, { numRuns: 40 });
  });
}

import { expect } from 'chai';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '../../adapters/memory/index.js';
import { openSqliteStore } from '../../adapters/sqlite/index.js';
import type { Candidate } from '../../core/candidate/candidate.js';
import { RECORD_SORTS } from '../../core/ports/page.js';
import type { Store } from '../../core/ports/store.js';
import { aCandidate, at, NO_OUTBOX, someFeatures } from '../../bootstrap/testing/builders/index.js';

const WORDS = ['knot', 'rope', 'sail', 'mast'];
const some = (values: string[]) => fc.subarray(values);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const fields = fc.record({
  status: fc.constantFrom('active' as const, 'hired' as const),
  tags: some(['a', 'b', 'c']),
  skills: some(['s1', 's2', 's3']),
  words: some(WORDS),
  time: fc.integer({ min: 0, max: 9 }),
});
const step = fc.record({
  what: fc.constantFrom('insert', 'insert', 'insert', 'update', 'update', 'erase'),
  which: fc.nat(),
  fields,
});
const question = fc.record({
  filter: fc.record({
    status: maybe(fc.constantFrom('active', 'hired')),
    tag: maybe(fc.constantFrom('a', 'b', 'c')),
    skillId: maybe(fc.constantFrom('s1', 's2', 's3')),
    words: maybe(some(WORDS)),
    createdAfter: maybe(fc.integer({ min: 0, max: 9 }).map(at)),
    updatedBefore: maybe(fc.integer({ min: 0, max: 9 }).map(at)),
  }),
  sort: fc.constantFrom(...RECORD_SORTS),
  limit: fc.integer({ min: 1, max: 6 }),
});

describe('the stores', () => {
  const root = mkdtempSync(join(tmpdir(), 'talent-agree-'));
  after(() => rmSync(root, { recursive: true }));

  it('answer alike, whatever was written and whatever is asked', async function () {
    this.timeout(60_000);
    const run = fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(question, { minLength: 4, maxLength: 8 }),
      async (steps, questions) => {
        const stores: Store[] = [
          createMemoryStore(),
          openSqliteStore({ directory: mkdtempSync(join(root, 'store-')) }),
        ];
        const alive: Candidate[] = [];
        for (const { what, which, fields: chosen } of steps) {
          const place = alive.length > 0 ? which % alive.length : 0;
          const known = alive[place];
          const { status, tags, skills, words, time } = chosen;
          const content = {
            ...{ status, tags, updatedAt: at(time) },
            callerLayer: { work: [{ position: words.join(' ') }] },
            features: someFeatures(skills),
          };
          if (what === 'insert' || !known) {
            const candidate = aCandidate({ ...content, createdAt: at(time) });
            alive.push(candidate);
            await Promise.all(stores.map((store) => store.candidates.insert('t', { candidate, outbox: NO_OUTBOX })));
          } else if (what === 'update') {
            const candidate = { ...known, ...content, version: known.version + 1 };
            alive[place] = candidate;
            const input = { candidate, expectedVersion: known.version, outbox: NO_OUTBOX };
            await Promise.all(stores.map((store) => store.candidates.update('t', input)));
          } else {
            alive.splice(place, 1);
            const input = { id: known.id, expectedVersion: known.version, deletedAt: at(99), outbox: NO_OUTBOX };
            await Promise.all(stores.map((store) => store.candidates.erase('t', input)));
          }
        }
        for (const { filter, sort, limit } of questions) {
          const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
          const pages = await Promise.all(
            stores.map(async (store) => {
              const first = await store.candidates.list('t', { filter: asked, sort, limit });
              const second =
                first.next && (await store.candidates.list('t', { filter: asked, sort, limit, after: first.next }));
              return [first, second].map((page) => page && { ids: page.data.map(({ id }) => id), next: page.next });
            }),
          );
          expect(pages[1], JSON.stringify({ asked, sort, limit })).to.deep.equal(pages[0]);
        }
        await Promise.all(stores.map((store) => store.close()));
      },
    );
    await fc.assert(run, { numRuns: 25 });
  });
});

import { expect } from 'chai';
import { readFileSync } from 'node:fs';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe('docs/reference/performance.md', () => {
  it('lists every bench that package.json has, and no other', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
    const listed = [...read('docs/reference/performance.md').matchAll(/^\| `(bench:[a-z0-9-]+)`/gm)].map(
      ([, name]) => name,
    );
    expect(listed).to.have.members(benches);
  });
});

import type { Suite } from 'mocha';

/** Says at the end of a run which tests did not run; the reason, and what to do about it, is in the titles of their suites. */
export const mochaHooks = {
  afterAll(this: Mocha.Context): void {
    let root = this.test?.parent as Suite;
    while (root.parent) root = root.parent;
    const counts = new Map<string, number>();
    root.eachTest((test) => {
      if (!test.isPending()) return;
      const outermost = test.titlePath()[0] ?? test.title;
      counts.set(outermost, (counts.get(outermost) ?? 0) + 1);
    });
    if (counts.size === 0) return;
    const lines = [...counts].map(([title, count]) => `  ${title}: ${String(count)}`);
    process.stderr.write(`\n\nTests that did not run, with the reason:\n${lines.join('\n')}\n`);
  },
};

import { expect } from 'chai';
import { judgeSoak, type SoakRow } from '../../../bench/soak/soak-judgement.js';

const STEADY: SoakRow = {
  ...{ minute: 0, heapMb: 80, residentMb: 400, childrenMb: 900, descriptors: 60 },
  ...{ backlog: 2, rate: 100, failed: 0, cpuMs: 0 },
};

/** Sixty rows, of which each differs from a steady one as its number says. */
function run(differs: (at: number) => Partial<SoakRow> = () => ({})): SoakRow[] {
  return Array.from({ length: 60 }, (_, at) => ({ ...STEADY, minute: at + 1, ...differs(at) }));
}

function failures(rows: SoakRow[], leftAfter = 0): string[] {
  return judgeSoak(rows, { workPerSecond: 10, leftAfter, askedRate: 100 })
    .filter(({ holds }) => !holds)
    .map(({ what }) => what.split(':')[0]!);
}

describe('the judgement of a soak', () => {
  it('holds for a run in which nothing changes', () => {
    expect(failures(run())).to.deep.equal([]);
  });

  it('leaves out the first quarter, in which a service warms up', () => {
    expect(failures(run((at) => (at < 15 ? { heapMb: 30, residentMb: 200, descriptors: 20 } : {})))).to.deep.equal([]);
  });

  it('fails where the heap of the last quarter is more than 5 % above that of the second', () => {
    expect(failures(run((at) => ({ heapMb: 80 + at * 0.2 })))).to.deep.equal(['heap after a collection']);
    expect(failures(run((at) => ({ heapMb: 80 + at * 0.1 })))).to.deep.equal([]);
  });

  it('fails where resident memory or descriptors grow', () => {
    expect(failures(run((at) => ({ residentMb: 400 + at })))).to.deep.equal(['resident']);
    expect(failures(run((at) => ({ descriptors: 60 + at })))).to.deep.equal(['descriptors']);
  });

  it('fails where more is waiting than comes in within a second, or something is left at the end', () => {
    expect(failures(run((at) => ({ backlog: at })))).to.deep.equal(['backlog in the last quarter']);
    expect(failures(run(), 1)).to.deep.equal(['backlog in the last quarter']);
  });

  it('fails where requests failed or could not be sent at their rate', () => {
    expect(failures(run((at) => ({ failed: at > 40 ? 1 : 0 })))).to.deep.equal(['failed requests']);
    expect(failures(run(() => ({ rate: 90 })))).to.deep.equal(['requests a second in the last quarter']);
  });
});

import { expect } from 'chai';
import { ChildJobAdReader } from '../../../../adapters/enrichment/index.js';
import { TaskFailure } from '../../../../adapters/enrichment/children/index.js';
import { NOTHING_READ } from '../../../../core/job/read-job-ad.js';

const AD = { title: 'Lamplighter', description: 'You light the lamps of two piers.' };
const WAIT_MS = 20;

/** A lane of which the test ends the tasks by hand. */
class Lane {
  readonly texts: unknown[] = [];
  private readonly ends: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];

  start(): Promise<void> {
    return Promise.resolve();
  }

  run(_task: string, input: unknown): Promise<unknown> {
    this.texts.push(input);
    return new Promise((resolve, reject) => this.ends.push({ resolve, reject }));
  }

  end(result: unknown): void {
    const { resolve, reject } = this.ends.shift()!;
    if (result instanceof Error) reject(result);
    else resolve(result);
  }
}

function readerOf(lane: Lane): ChildJobAdReader {
  return new ChildJobAdReader({ interactive: lane as never }, WAIT_MS);
}

async function failureOf(work: Promise<unknown>): Promise<Error & { code?: string }> {
  return work.then(
    () => new Error('Nothing failed.'),
    (error: unknown) => error as Error,
  );
}

describe('The reading of an ad that a caller no longer waits for', () => {
  it('goes on, and whoever asks next for the same text gets it', async () => {
    const lane = new Lane();
    const reader = readerOf(lane);
    expect((await failureOf(reader.read(AD))).message).to.contain('wait');
    const again = reader.read(AD);
    lane.end(NOTHING_READ);
    expect(await again).to.equal(NOTHING_READ);
    expect(lane.texts).to.deep.equal([AD]);
  });

  it('is not that of another text, and is given once', async () => {
    const lane = new Lane();
    const reader = readerOf(lane);
    await failureOf(reader.read(AD));
    lane.end(NOTHING_READ);
    await failureOf(reader.read({ ...AD, title: 'Lamp trimmer' }));
    expect(lane.texts).to.have.length(2);
    expect(await reader.read(AD)).to.equal(NOTHING_READ);
    await failureOf(reader.read(AD));
    expect(lane.texts).to.have.length(3);
  });

  it('says to the next who asks that the text is to blame, where it is', async () => {
    const lane = new Lane();
    const reader = readerOf(lane);
    await failureOf(reader.read(AD));
    lane.end(new TaskFailure('timeout', 'Reading took too long.', undefined));
    expect((await failureOf(reader.read(AD))).code).to.equal('document.timeout');
    expect(lane.texts).to.have.length(1);
  });

  it('begins anew where the machine was to blame', async () => {
    const lane = new Lane();
    const reader = readerOf(lane);
    await failureOf(reader.read(AD));
    lane.end(new Error('The child process was lost.'));
    await new Promise(setImmediate);
    const again = reader.read(AD);
    await new Promise(setImmediate);
    lane.end(NOTHING_READ);
    expect(await again).to.equal(NOTHING_READ);
    expect(lane.texts).to.have.length(2);
  });
});

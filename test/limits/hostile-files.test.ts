import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { TaskFailure } from '../../adapters/enrichment/children/index.js';
import { EnrichmentChildren } from '../../adapters/enrichment/index.js';
import type { ExtractedDocument } from '../../core/spi.js';
import { enrichedIn } from '../support/enriched-in.js';
import { HOSTILE_FILES } from '../baits/files/hostile.js';
import { tables } from '../support/taxonomy.js';

const DEADLINE_MS = 5_000;
const MOST_MEMORY = 400_000_000;

/** The most memory that a process has had resident so far, in bytes; `undefined` where it is gone or the system does not say. */
function peakMemory(pid: number): number | undefined {
  try {
    const kib = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
    return kib === undefined ? undefined : Number(kib) * 1024;
  } catch {
    return undefined;
  }
}

describe('A hostile file', () => {
  let children: EnrichmentChildren;
  before(() => (children = new EnrichmentChildren({ tables })));
  after(() => children.close());
  const extract = async (bytes: Uint8Array): Promise<ExtractedDocument> => (await enrichedIn(children, bytes)).document;

  for (const [name, make, allowed] of HOSTILE_FILES) {
    it(`ends with a verdict within five seconds and 400 MB: ${name}`, async function () {
      this.timeout(60_000);
      const bytes = await make();
      await children.background.start();
      const pid = children.background.pids[0]!;
      let peak = 0;
      const look = (): void => void (peak = Math.max(peak, peakMemory(pid) ?? 0));
      const watch = setInterval(look, 5);
      const started = performance.now();
      let outcome: string;
      try {
        const { text } = await extract(bytes);
        expect(text).to.include('Ada');
        outcome = 'read';
      } catch (error) {
        expect(error, String(error)).to.be.instanceOf(TaskFailure);
        outcome = (error as TaskFailure).code;
      }
      const elapsed = performance.now() - started;
      clearInterval(watch);
      look();
      expect(outcome).to.be.oneOf(allowed);
      expect(elapsed).to.be.below(DEADLINE_MS);
      expect(peak).to.be.below(MOST_MEMORY);
    });
  }

  it('leaves the next file readable', async () => {
    expect((await extract(Buffer.from('Ada Quill'))).text).to.equal('Ada Quill');
  });
});

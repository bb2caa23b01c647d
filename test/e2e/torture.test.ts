import { expect } from 'chai';
import { WITHOUT_MONGODB } from '../support/mongodb/mongodb-server.js';
import { torture } from '../torture/torture.js';

const SEED = 12;
const WRITERS = 8;
/** So that little is left to be read after each round. */
const PAUSE_MS = 150;

// The long run, over whatever happens in any order: npm run torture -- --minutes 60 --store both
describe('a service that is hurt under load', function () {
  this.timeout(300_000);

  for (const store of ['sqlite', 'mongodb'] as const) {
    const missing = store === 'mongodb' ? WITHOUT_MONGODB : undefined;
    const title = `on ${store} has lost nothing that it acknowledged, brings nothing back and goes on`;
    if (missing !== undefined) {
      it(`${title} (${missing})`);
      continue;
    }
    it(title, async () => {
      const report = await torture({ store, seed: SEED, writers: WRITERS, pauseMs: PAUSE_MS, say: () => undefined });
      for (const line of report.left) process.stdout.write(`\n    left out of the torture on ${store}: ${line}\n`);
      expect(report.faults.join('\n')).to.equal('');
      expect(report.rounds).to.be.at.least(4);
    });
  }
});

import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { Workshop } from '../support/a-server.js';

/** As `npm run demo` starts it. */
const DEMO = ['bootstrap/start.mjs', { arguments: ['bootstrap/demo'] }] satisfies Parameters<Workshop['program']>;

describe('the demo', function () {
  this.timeout(60_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  it('shows three ranked and explained matches, ends by itself, and leaves nothing behind', async () => {
    const { code, stdout, stderr } = await workshop.program(...DEMO).end();
    expect(stderr).to.equal('');
    expect(code).to.equal(0);
    const ranks = [...stdout.matchAll(/^ {2}(\d)\. {2}([\d.]+) {2}(\w+) {2}(.+)$/gm)].map(
      ([, rank, score, , name]) => ({
        rank,
        score: Number(score),
        name,
      }),
    );
    expect(ranks.map(({ rank }) => rank)).to.deep.equal(['1', '2', '3']);
    expect(ranks[0]?.name).to.equal('Mirela Tandberg');
    expect(ranks.map(({ score }) => score)).to.deep.equal(ranks.map(({ score }) => score).sort((a, b) => b - a));
    expect(stdout).to.include('RabbitMQ in place of Kafka');
    const [, folder = ''] = /data in (\S+)\./.exec(stdout) ?? [];
    expect(folder).not.to.equal('');
    expect(existsSync(folder)).to.equal(false);
  });

  it('cleans up when it is interrupted', async () => {
    const demo = workshop.program(...DEMO);
    const [, folder = ''] = await demo.says(/data in (\S+)\.\n/);
    expect((await demo.kill('SIGINT')).code).to.equal(130);
    expect(existsSync(folder)).to.equal(false);
  });
});

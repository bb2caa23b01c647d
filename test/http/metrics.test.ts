import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { aReceiver } from '../support/a-receiver.js';
import { aTenant, eventually, theService } from '../support/a-service.js';

const GUIDES = new URL('../../docs/guides/', import.meta.url);
/** Shown by processes that follow the changes of others. */
const OF_MANY_PROCESSES = ['talent_index_candidates', 'talent_index_tenants', 'talent_index_lag_seconds'];

describe('Metrics', () => {
  let text: string;
  before(async () => {
    const service = await theService();
    const tenant = await aTenant();
    const receiver = await aReceiver();
    receiver.answer('/metrics/failing', 500);
    for (const path of ['/metrics/working', '/metrics/failing'])
      await tenant.post('/v1/webhooks', { url: receiver.url + path, eventTypes: ['candidate.*'] });
    await tenant.candidate({ resume: { text: 'Nora Quist\nSkills: TypeScript, Kafka\n' } });
    text = await eventually(async () => {
      const reply = await service.stranger.get('/metrics');
      return (
        /attempts_total\{outcome="succeeded"\}/.test(reply.text) && /outcome="failed"/.test(reply.text) && reply.text
      );
    });
  });
  const value = (series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1],
    );

  it('count the attempts at deliveries by what became of them', () => {
    expect(value('talent_webhook_attempts_total{outcome="succeeded"}')).to.be.above(0);
    expect(value('talent_webhook_attempts_total{outcome="retry"}')).to.be.above(0);
    expect(value('talent_webhook_attempts_total{outcome="failed"}')).to.be.above(0);
  });

  it('tell how much work waits and for how long, for each kind', () => {
    for (const kind of ['enrichment', 'delivery', 'job_expiry']) {
      for (const state of ['waiting', 'leased'])
        expect(value(`talent_work_items{kind="${kind}",state="${state}"}`)).to.be.at.least(0);
      expect(value(`talent_work_oldest_seconds{kind="${kind}"}`)).to.be.at.least(0);
    }
  });

  it('measure the stages of enrichments', () => {
    expect(text).to.match(/talent_enrichments_total\{status="\w+"\} [1-9]/);
    for (const stage of ['extract', 'parse'])
      expect(value(`talent_enrichment_stage_duration_seconds_count{stage="${stage}"}`)).to.be.above(0);
  });

  it('are those that the guide, its alerts and the dashboard name', () => {
    const named = ['operating.md', 'grafana-dashboard.json']
      .map((file) => readFileSync(new URL(file, GUIDES), 'utf8'))
      .flatMap((page) => page.match(/\btalent_[a-z0-9_]+/g) ?? []);
    expect(new Set(named).size).to.be.above(8);
    for (const name of new Set(named))
      if (!OF_MANY_PROCESSES.includes(name)) expect(text, name).to.match(new RegExp(`^${name}[ {]`, 'm'));
  });

  it('have a dashboard whose panels all ask for something', () => {
    const dashboard = JSON.parse(readFileSync(new URL('grafana-dashboard.json', GUIDES), 'utf8')) as {
      panels: { id: number; title: string; targets: { expr: string }[] }[];
    };
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).to.equal(dashboard.panels.length);
    for (const { title, targets } of dashboard.panels)
      expect(
        targets.every(({ expr }) => expr.includes('talent_')),
        title,
      ).to.equal(true);
  });

  it('have no name, address or id in them', () => {
    expect(text).not.to.match(/nora|quist|127\.0\.0\.1|(cand|job|whk|key|tnt|evt)_[0-9a-z]{26}/i);
  });
});

import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { aReceiver } from '../../support/a-receiver.js';
import { A_PROFILE, aService, aTenant, eventually, theService } from '../../support/a-service.js';

const GUIDES = new URL('../../../docs/guides/', import.meta.url);

interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}
const page = (file: string): string => readFileSync(new URL(file, GUIDES), 'utf8');
const dashboard = JSON.parse(page('grafana-dashboard.json')) as Dashboard;
/** One text for each alert, from its name to its end. */
const alerts = (/```yaml\n(groups:[^]*?)```/.exec(page('operating.md'))?.[1] ?? '').split(/- alert: /).slice(1);

/** Every metric that an expression of PromQL asks for, with the labels that it selects by. */
function askedFor(expression: string): { name: string; labels: string[] }[] {
  return [...expression.matchAll(/\b(talent_\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', selector = '']) => ({
    name,
    labels: [...selector.matchAll(/(\w+)\s*(?:=~?|!=|!~)/g)].map(([, label = '']) => label),
  }));
}

/** Labels that an expression groups by, but for those that Prometheus adds by itself. */
const groupedBy = (expression: string): string[] =>
  [...expression.matchAll(/\bby \(([^)]*)\)/g)]
    .flatMap(([, labels = '']) => labels.split(',').map((label) => label.trim()))
    .filter((label) => !['instance', 'job'].includes(label));

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

  it('say how much work waits and for how long, for each kind', () => {
    for (const kind of ['enrichment', 'bulk_enrichment', 'delivery', 'job_expiry', 'operation']) {
      for (const state of ['waiting', 'leased'])
        expect(value(`talent_work_items{kind="${kind}",state="${state}"}`)).to.be.at.least(0);
      expect(value(`talent_work_oldest_seconds{kind="${kind}"}`)).to.be.at.least(0);
    }
  });

  it('measure how long receivers take', () => {
    for (const outcome of ['succeeded', 'retry', 'failed']) {
      const name = 'talent_webhook_attempt_duration_seconds';
      expect(value(`${name}_count{outcome="${outcome}"}`)).to.equal(
        value(`talent_webhook_attempts_total{outcome="${outcome}"}`),
      );
      expect(value(`${name}_bucket{le="15",outcome="${outcome}"}`)).to.be.above(0);
      expect(value(`${name}_sum{outcome="${outcome}"}`)).to.be.within(0, 60);
    }
  });

  it('say what matching holds in memory, and follow it', async () => {
    const alone = await aService();
    const size = async (): Promise<unknown[]> => {
      const { text: now } = await alone.stranger.get('/metrics');
      return ['candidates', 'tenants', 'lag_seconds'].map((what) =>
        Number(new RegExp(`^talent_index_${what} (\\S+)$`, 'm').exec(now)?.[1]),
      );
    };
    expect(await size()).to.deep.equal([0, 0, 0]);
    const [one, other] = [await alone.aTenant(), await alone.aTenant()];
    const candidates = [];
    for (const tenant of [one, one, other]) candidates.push(await tenant.candidate({ profile: A_PROFILE }));
    expect(await size()).to.deep.equal([3, 2, 0]);
    await one.patch(`/v1/candidates/${String(candidates[0].id)}`, { consent: { matching: false } });
    expect(await size()).to.deep.equal([2, 2, 0]);
    await other.delete(`/v1/candidates/${String(candidates[2].id)}`);
    expect(await size()).to.deep.equal([1, 1, 0]);
  });

  it('measure the stages of enrichments', () => {
    expect(text).to.match(/talent_enrichments_total\{status="\w+"\} [1-9]/);
    for (const stage of ['extract', 'parse', 'infer'])
      expect(value(`talent_enrichment_stage_duration_seconds_count{stage="${stage}"}`)).to.be.above(0);
  });

  /** Names of all series of a metric in the scrape, and their labels. */
  const labelsOf = (name: string): string[] | undefined => {
    const series = text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line));
    if (series.length === 0) return undefined;
    return series.flatMap((line) => [...line.matchAll(/(\w+)="/g)].map(([, label = '']) => label));
  };

  it('are those that each panel of the dashboard and each alert asks for, with their labels', () => {
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).to.equal(dashboard.panels.length);
    expect(alerts.length).to.be.at.least(6);
    const expressions = [
      ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ about: title, expr }))),
      ...alerts.map((alert) => ({ about: alert.split('\n', 1)[0]!, expr: alert })),
    ];
    for (const { about, expr } of expressions) {
      const asked = askedFor(expr);
      // Whether the process is there at all, Prometheus knows by itself.
      if (about !== 'TalentDown') expect(asked, about).not.to.be.empty;
      for (const { name, labels } of asked) {
        const there = labelsOf(name);
        expect(there, `${about}: ${name}`).not.to.equal(undefined);
        expect(there, `${about}: ${name}`).to.include.members([...labels, ...groupedBy(expr)]);
      }
    }
  });

  it('are all in the table of the guide, and all of our own on the dashboard', () => {
    const named = new Set(page('operating.md').match(/\btalent_[a-z0-9_]+/g));
    for (const name of named) expect(labelsOf(name), name).not.to.equal(undefined);
    const asked = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => askedFor(expr)));
    const shown = new Set(asked.map(({ name }) => name.replace(/_(bucket|count|sum)$/, '')));
    const own = [...text.matchAll(/^# TYPE (talent_\w+)/gm)]
      .map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter((name) => !/^talent_(process|nodejs)_/.test(name));
    for (const name of own) {
      expect(
        [...named].some((each) => each.startsWith(name)),
        name,
      ).to.equal(true);
      expect(shown.has(name), name).to.equal(true);
    }
  });

  it('have no name, address or id in them', () => {
    expect(text).not.to.match(/nora|quist|127\.0\.0\.1|(cand|job|whk|key|tnt|evt)_[0-9a-z]{26}/i);
  });
});

import { expect } from 'chai';
import { type Webhook } from '../../../../core/index.js';
import { DEFAULT_RETRY_SCHEDULE } from '../../../../core/spi.js';
import type { DeliverOutcome } from '../../../../core/usecases/webhooks/deliver-webhook.js';
import { anApplication, type TestApplication } from '../../../support/an-application.js';

const HOUR_MS = 3600_000;

describe('Delivering', () => {
  let world: TestApplication;
  let webhook: Webhook;
  let deliveryId: string;
  beforeEach(async () => {
    world = anApplication({ retrySchedule: [...DEFAULT_RETRY_SCHEDULE] });
    const { app, caller, store } = world;
    webhook = await app.registerWebhook.execute(caller, {
      url: 'https://hooks.example.com/in',
      eventTypes: ['webhook.disabled'],
    });
    await app.pingWebhook.execute(caller, { id: webhook.id });
    while ((await app.dispatchEvents.execute()) > 0);
    const deliveries = await listed();
    expect(deliveries).to.have.length(1);
    deliveryId = deliveries[0]!.id;
    expect(await store.work.nextRunAt('delivery')).to.be.a('string');
  });
  const listed = async () =>
    (await world.app.listDeliveries.execute(world.caller, { webhookId: webhook.id, limit: 100 })).data;
  const attempt = (): Promise<DeliverOutcome> => world.app.deliverWebhook.execute('tnt_test', { deliveryId });
  const fails = (responseStatus: number | null = 500, retryAfterMs: number | null = null): void => {
    world.sender.outcome = { responseStatus, durationMs: 1, error: 'http_error', retryAfterMs };
  };
  const waitOf = ({ retryAt }: DeliverOutcome): number =>
    retryAt === null ? Number.NaN : Date.parse(retryAt) - world.clock.now().getTime();

  it('is tried ten times over about three days, each wait within a tenth of the schedule', async () => {
    fails();
    let total = 0;
    for (const seconds of DEFAULT_RETRY_SCHEDULE.slice(1)) {
      const wait = waitOf(await attempt());
      expect(wait).to.be.within(seconds * 900, seconds * 1100);
      total += wait;
      world.clock.advance(wait);
    }
    expect(total / HOUR_MS).to.be.within(67, 83);
    expect(await attempt()).to.deep.equal({ status: 'failed', retryAt: null, durationMs: 1 });
    expect(world.sender.sent).to.have.length(10);
    expect(new Set(world.sender.sent.map(({ id }) => id)).size).to.equal(1);
    const settled = { status: 'failed', retryAt: null, durationMs: null };
    expect(await attempt(), 'a settled delivery is not sent again').to.deep.equal(settled);
    expect(world.sender.sent).to.have.length(10);
  });

  it('is due at once, or when the first step of the schedule says, within a tenth', async () => {
    const first = (await listed())[0]!;
    expect(first.nextAttemptAt).to.equal(first.createdAt);
    const { app, caller, clock, store } = anApplication({ retrySchedule: [20, 5] });
    const { id } = await app.registerWebhook.execute(caller, {
      url: 'https://hooks.example.com/in',
      eventTypes: ['job.*'],
    });
    await app.pingWebhook.execute(caller, { id });
    while ((await app.dispatchEvents.execute()) > 0);
    const [delayed] = (await app.listDeliveries.execute(caller, { webhookId: id, limit: 1 })).data;
    expect(await store.work.nextRunAt('delivery')).to.equal(delayed!.nextAttemptAt);
    expect(Date.parse(delayed!.nextAttemptAt!) - clock.now().getTime()).to.be.within(18_000, 22_000);
  });

  it('waits as long as the receiver asks for, where that is longer than the schedule', async () => {
    fails(429, 60_000);
    expect(waitOf(await attempt())).to.equal(60_000);
    world.clock.advance(60_000);
    fails(429, 1000);
    expect(waitOf(await attempt())).to.be.at.least(270_000);
  });

  it('signs with both secrets for 24 hours after rotation, and with the new one alone from then on', async () => {
    const { app, caller, clock, sender } = world;
    const old = webhook.secrets[0]!.secret;
    const rotated = await app.rotateWebhookSecret.execute(caller, { id: webhook.id });
    const fresh = rotated.secrets[0]!.secret;
    fails();
    await attempt();
    clock.advance(24 * HOUR_MS - 1000);
    await attempt();
    clock.advance(2000);
    await attempt();
    expect(sender.sent.map(({ secrets }) => secrets)).to.deep.equal([[fresh, old], [fresh, old], [fresh]]);
  });

  it('disables a subscription that has failed for five days, with an event, and forgives one that succeeds before', async () => {
    const { app, caller, clock, sender } = world;
    const stateOf = async () => app.getWebhook.execute(caller, { id: webhook.id });
    fails();
    await attempt();
    clock.advance(5 * 24 * HOUR_MS - 1000);
    sender.outcome = { responseStatus: 204, durationMs: 1, error: null, retryAfterMs: null };
    await attempt();
    expect((await stateOf()).failingSince).to.equal(null);
    const once = async (): Promise<void> => {
      await app.pingWebhook.execute(caller, { id: webhook.id });
      while ((await app.dispatchEvents.execute()) > 0);
      deliveryId = (await listed()).find(({ status }) => status === 'pending')!.id;
      await attempt();
      deliveryId = '';
    };
    fails();
    await once();
    expect((await stateOf()).status).to.equal('enabled');
    clock.advance(5 * 24 * HOUR_MS);
    await app.pingWebhook.execute(caller, { id: webhook.id });
    while ((await app.dispatchEvents.execute()) > 0);
    for (const { id, status } of await listed()) {
      deliveryId = id;
      if (status === 'pending') await attempt();
    }
    expect(await stateOf()).to.include({ status: 'disabled', disabledReason: 'failing' });
    const { data: events } = await app.listEvents.execute(caller, {
      types: ['webhook.disabled'],
      order: 'asc',
      limit: 10,
    });
    expect(events.map(({ data }) => data)).to.deep.equal([{ reason: 'failing' }]);
  });
});

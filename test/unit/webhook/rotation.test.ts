import { expect } from 'chai';
import { MAX_WEBHOOKS_PER_TENANT, signingSecrets } from '../../../core/webhook/webhook.js';
import { anApplication } from '../../support/an-application.js';
import { refused } from '../../../bootstrap/testing/contract/refused.js';

const HOUR = 3600_000;
const FIELDS = { url: 'https://hooks.example.com/in' };

describe('Rotating the secret of a subscription', () => {
  it('twice within a day leaves three that sign, each until a day after it was replaced', async () => {
    const { app, caller, clock } = anApplication();
    const { id, secrets } = await app.registerWebhook.execute(caller, FIELDS);
    const first = secrets[0]!.secret;
    clock.advance(HOUR);
    const second = (await app.rotateWebhookSecret.execute(caller, { id })).secrets[0]!.secret;
    clock.advance(HOUR);
    const rotated = await app.rotateWebhookSecret.execute(caller, { id });
    const third = rotated.secrets[0]!.secret;
    const signing = (hours: number) => signingSecrets(rotated, new Date(clock.now().getTime() + hours * HOUR));
    expect(signing(0)).to.deep.equal([third, second, first]);
    expect(signing(22)).to.deep.equal([third, second, first]);
    expect(signing(23), 'the first was replaced an hour before the second').to.deep.equal([third, second]);
    expect(signing(24)).to.deep.equal([third]);
  });

  it('again and again keeps the newest and two before it, so that a message is never signed without end', async () => {
    const { app, caller } = anApplication();
    const { id, secrets } = await app.registerWebhook.execute(caller, FIELDS);
    const made = [secrets[0]!.secret];
    for (let round = 0; round < 4; round += 1)
      made.unshift((await app.rotateWebhookSecret.execute(caller, { id })).secrets[0]!.secret);
    const stored = await app.getWebhook.execute(caller, { id });
    expect(stored.secrets.map(({ secret }) => secret)).to.deep.equal(made.slice(0, 3));
  });

  it('leaves out what had expired before', async () => {
    const { app, caller, clock } = anApplication();
    const { id } = await app.registerWebhook.execute(caller, FIELDS);
    const second = (await app.rotateWebhookSecret.execute(caller, { id })).secrets[0]!.secret;
    clock.advance(24 * HOUR);
    const { secrets } = await app.rotateWebhookSecret.execute(caller, { id });
    expect(secrets.slice(1).map(({ secret }) => secret)).to.deep.equal([second]);
  });
});

describe('The subscriptions of a tenant', () => {
  it('are at most fifty', async () => {
    const { app, caller } = anApplication();
    expect(MAX_WEBHOOKS_PER_TENANT).to.equal(50);
    for (let count = 0; count < 50; count += 1) await app.registerWebhook.execute(caller, FIELDS);
    await refused(app.registerWebhook.execute(caller, FIELDS), 'webhook.limit_reached');
  });

  it('want every event where nothing else is said, and no address that may not be called', async () => {
    const { app, caller } = anApplication();
    const webhook = await app.registerWebhook.execute(caller, FIELDS);
    expect(webhook).to.deep.include({ eventTypes: ['*'], description: null, status: 'enabled', version: 1 });
    await refused(app.registerWebhook.execute(caller, { url: 'http://hooks.example.com' }), 'input.invalid');
  });
});

import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { KNOWN_HOSTILE_ADS } from '../../support/hostile-ads.js';
import { aTenant, theService, type Json } from '../../support/a-service.js';

describe('A job whose text was written to block the service', function () {
  // A guard against a process that hangs, not a measurement.
  this.timeout(30_000);

  for (const { name, description } of KNOWN_HOSTILE_ADS) {
    it(`is created, shown and patched while others are answered: ${name}`, async () => {
      const service = await theService();
      const tenant = await aTenant();
      let isDone = false;
      const creating = tenant
        .post('/v1/jobs', {
          title: 'Java developer',
          description,
          requirements: { skills: [{ name: 'Kafka', importance: 'required' }] },
        })
        .finally(() => (isDone = true));
      let answered = 0;
      while (!isDone) {
        expect((await service.stranger.get('/healthz')).status).to.equal(200);
        answered += 1;
        await setTimeout(20);
      }
      expect(answered).to.be.at.least(1);
      const created = await creating;
      expect(created.status, created.text).to.equal(201);
      const { id, version, intelligence } = created.json;
      expect(created.json.description).to.equal(description);
      expect((intelligence.requirements.skills as Json[])[0]).to.include({ name: 'Kafka', source: 'stated' });
      const codes = (intelligence.findings as Json[]).map(({ code }) => code as string);
      if (description.length > 20_000) expect(codes).to.include('description.too_long_to_read');
      expect(codes).to.not.include('description.not_read');
      const patched = await tenant.patch(
        `/v1/jobs/${String(id)}`,
        { tags: ['bait'] },
        { 'if-match': `"${String(version)}"` },
      );
      expect(patched.status, patched.text).to.equal(200);
      expect((await tenant.get(`/v1/jobs/${String(id)}`)).status).to.equal(200);
    });
  }
});

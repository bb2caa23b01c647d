import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { aReceiver } from '../support/a-receiver.js';
import { eventually, Workshop } from '../support/a-server.js';
import { exchange, type Json, type Reply } from '../support/a-service.js';
import { paragraph, wordFile } from '../unit/enrichment/extract/made-documents.js';

/** What means a person and must not be in any line. */
const PERSON = {
  given: 'Quillonia',
  family: 'Vandermeerzee',
  email: 'quillonia.v@post.example.org',
  phone: '+47 22 99 88 77',
  street: 'Havsuleveien 77',
  employer: 'Brimstoneworks',
  school: 'Skjoldhaven Academy',
  sentence: 'Tamed wild turbofish for lighthouses.',
};
const RESUME = `${PERSON.given} ${PERSON.family}
${PERSON.email} ${PERSON.phone}
${PERSON.street}, Bergen

Experience
Backend developer, ${PERSON.employer}
2019 – 2024
${PERSON.sentence} TypeScript and PostgreSQL.

Education
${PERSON.school}, BSc
`;

describe('The log of a whole run at its finest level', function () {
  this.timeout(120_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  it('has one line for each request with ids only, and no name, address, word of a resume, key or secret', async () => {
    const receiver = await aReceiver();
    const {
      program,
      url,
      key = '',
    } = await workshop.server(workshop.folder(), {
      LOG_LEVEL: 'trace',
      RATE_LIMITS: 'read=100000/60,write=100000/60,heavy=100000/60',
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
      WEBHOOK_RETRY_SCHEDULE: '0,0.05',
    });
    const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
      exchange(url, { method, path, body, headers: { authorization: `Bearer ${key}`, ...headers } });
    const secrets: string[] = [key, key.slice(8)];
    const ask = randomBytes(8).toString('hex');

    // Subscriptions: one that works, one that fails, and a receiver whose address is a secret in itself.
    receiver.answer('/logs/failing-s3cr3tpath', 500);
    for (const path of ['/logs/working-s3cr3tpath', '/logs/failing-s3cr3tpath']) {
      const { json } = await call('POST', '/v1/webhooks', {
        url: receiver.url + path,
        description: `For ${PERSON.family}`,
      });
      secrets.push(
        json.secret as string,
        (await call('POST', `/v1/webhooks/${String(json.id)}/rotate-secret`)).json.secret as string,
      );
      await call('POST', `/v1/webhooks/${String(json.id)}/ping`);
    }

    // Candidates in every way, and what goes wrong with them.
    const made = await call(
      'POST',
      '/v1/candidates',
      { resume: { text: RESUME } },
      { 'idempotency-key': `${PERSON.given}-${ask}` },
    );
    expect(made.status, made.text).to.equal(201);
    const candidate = `/v1/candidates/${String(made.json.id)}`;
    const profile = { basics: { name: `${PERSON.given} ${PERSON.family}`, email: PERSON.email, phone: PERSON.phone } };
    await call('POST', '/v1/candidates', { profile, customFields: { note: PERSON.sentence } });
    const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');
    const files = [
      {
        filename: `${PERSON.family}.docx`,
        contentBase64: base64(
          wordFile(
            RESUME.split('\n')
              .map((line) => paragraph(line))
              .join(''),
          ),
        ),
      },
      { filename: `${PERSON.family}.html`, contentBase64: base64(`<html><body><pre>${RESUME}</pre></body></html>`) },
      // One that cannot be read.
      { filename: `${PERSON.family}.pdf`, contentBase64: base64(`%PDF-1.7 ${RESUME}`) },
    ];
    const uploaded: Reply[] = [];
    for (const resume of files) uploaded.push(await call('POST', '/v1/candidates', { resume }));
    expect(uploaded.map(({ status }) => status)).to.deep.equal([201, 201, 201]);
    const form = new FormData();
    form.append('candidate', JSON.stringify({ tags: [PERSON.family] }));
    form.append('resume', new Blob([RESUME]), `${PERSON.given}.txt`);
    const multipart = await fetch(`${url}/v1/candidates`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: form,
    });
    expect(multipart.status).to.equal(201);
    expect((await call('POST', '/v1/candidates', { resume: { content: base64(RESUME) } })).status).to.equal(422);
    await call('POST', '/v1/candidates', `{"profile":{"basics":{"name":"${PERSON.family}"`, {
      'content-type': 'application/json',
    });
    await call('POST', '/v1/candidates', { [PERSON.family]: PERSON.email });
    const enriched = (path: string): Promise<Reply> =>
      eventually(
        () => call('GET', path),
        ({ json }: { json: Json }) => !['queued', 'running'].includes(json.enrichment.status as string),
      );
    expect((await enriched(candidate)).json.profile.basics.email).to.equal(PERSON.email);
    const ends: string[] = [];
    for (const { json } of uploaded)
      ends.push((await enriched(`/v1/candidates/${String(json.id)}`)).json.enrichment.status as string);
    expect(ends).to.deep.equal(['succeeded', 'succeeded', 'failed']);
    await call('PATCH', candidate, { profile: { basics: { summary: PERSON.sentence } } });
    await call('PATCH', candidate, { tags: ['x'] }, { 'if-match': '"99"' });
    for (const query of [
      `email=${encodeURIComponent(PERSON.email)}`,
      `q=${PERSON.family}`,
      `${PERSON.family}=1`,
      `cursor=${PERSON.family}`,
    ])
      await call('GET', `/v1/candidates?${query}`);
    for (const path of [`/v1/candidates/${PERSON.email}`, `/${PERSON.family}`, `/v1/${PERSON.given}?key=${key}`])
      await call('GET', path);
    await call('GET', '/v1/jobs', undefined, {
      'request-id': 'caller-1',
      'user-agent': PERSON.family,
      referer: `https://x.example/${PERSON.email}`,
    });

    // A job, and who fits it.
    const job = await call('POST', '/v1/jobs', {
      title: 'Backend developer',
      description: `Ask ${PERSON.given} ${PERSON.family} for more. Services in TypeScript on PostgreSQL for a ferry line.`,
      jobLocationType: 'TELECOMMUTE',
      requirements: { skills: [{ name: 'TypeScript', importance: 'required' }] },
    });
    expect(job.status, job.text).to.equal(201);
    await call('POST', `/v1/jobs/${String(job.json.id)}/publish`);
    const matches = await call('GET', `/v1/jobs/${String(job.json.id)}/candidates`);
    expect((matches.json.data as Json[]).map(({ candidateId }) => candidateId as string)).to.include(made.json.id);
    for (const path of [
      `${candidate}/similar`,
      `${candidate}/jobs`,
      `/v1/jobs/${String(job.json.id)}${candidate.slice(3)}`,
    ])
      expect((await call('GET', path)).status, path).to.equal(200);
    expect((await call('POST', `${candidate}/enrich`)).status).to.equal(202);

    // Keys that are none.
    const guessed = `tm_live_${'Guessed0'.repeat(4)}`;
    secrets.push(guessed);
    await call('GET', '/v1/jobs', undefined, { authorization: `Bearer ${guessed}` });
    await call('GET', '/v1/jobs', undefined, {
      authorization: `Basic ${Buffer.from(PERSON.email).toString('base64')}`,
    });

    await eventually(
      () => Promise.resolve(receiver.received('/logs/working-s3cr3tpath').length),
      (count) => count >= 5,
    );
    const given = await eventually(
      () => call('GET', '/v1/webhooks'),
      ({ json }: { json: Json }) => (json.data as Json[]).length === 2,
    );
    const failing = (given.json.data as Json[]).find(({ url: to }) => String(to).includes('failing'))!;
    await eventually(
      () => call('GET', `/v1/webhooks/${String(failing.id)}/deliveries?status=failed`),
      ({ json }: { json: Json }) => (json.data as Json[]).length > 0,
    );
    expect((await call('GET', '/metrics')).text).to.match(/talent_webhook_attempts_total\{outcome="failed"\} [1-9]/);
    const erased = await call('DELETE', candidate);
    expect(erased.status).to.equal(200);
    const { code, stderr } = await program.kill('SIGTERM');
    expect(code).to.equal(0);

    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, Json>);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests.length).to.be.at.least(25);
    for (const line of requests) {
      expect(line).to.include.keys('requestId', 'method', 'route', 'status', 'durationMs');
      expect(line['route']).to.match(/^(none|\/v1\/[a-z:/A-Z-]+)$/);
    }
    expect(requests.find(({ callerRequestId }) => callerRequestId === 'caller-1')).to.include({
      route: '/v1/jobs',
      status: 200,
    });
    expect(
      requests.some(({ keyId, tenantId }) => /^key_/.test(String(keyId)) && /^tnt_/.test(String(tenantId))),
    ).to.equal(true);

    const log = stderr.toLowerCase();
    for (const word of [
      ...Object.values(PERSON).flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]),
      's3cr3tpath',
      ask,
      ...secrets,
    ]) {
      if (word.length < 5) continue;
      expect(log.includes(word.toLowerCase()), `${word} is in the log`).to.equal(false);
    }
    expect(log).not.to.match(/whsec_|tm_live_|tm_test_|bearer |authorization/);
  });
});

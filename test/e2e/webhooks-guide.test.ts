import { expect } from 'chai';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually, Workshop } from '../support/a-server.js';
import { markdownBlocks } from '../support/markdown-blocks.js';
import { runnable } from '../support/runnable-snippet.js';

interface Receiver {
  receiver(secret: string, handle: (event: { id: string; type: string }) => void): Server;
}

describe('the receiver of docs/guides/receiving-webhooks.md', function () {
  this.timeout(60_000);
  const workshop = new Workshop();
  let listening: Server | undefined;
  after(async () => {
    listening?.closeAllConnections();
    listening?.close();
    await workshop.clean();
  });

  it('takes what the service sends, and refuses what somebody else signed', async () => {
    const folder = workshop.folder();
    const snippet = markdownBlocks('docs/guides/receiving-webhooks.md').find(({ language }) => language === 'ts');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'receiver.ts'), runnable(snippet?.text ?? ''));
    const { receiver } = (await import(pathToFileURL(join(folder, 'receiver.ts')).href)) as Receiver;

    const { url, key } = await workshop.server(workshop.folder(), {
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
    });
    const call = async (path: string, body?: object): Promise<Record<string, string>> => {
      const response = await fetch(`${url}/v1${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key ?? ''}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      });
      expect(response.ok, path).to.equal(true);
      return (await response.json()) as Record<string, string>;
    };

    const received: { id: string; type: string }[] = [];
    // The address must be known before the secret is.
    const handlers: Server[] = [];
    listening = createServer((request, response) => handlers[0]?.emit('request', request, response));
    await new Promise<void>((resolve) => listening?.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${String((listening.address() as AddressInfo).port)}/hooks`;
    const { id, secret } = await call('/webhooks', { url: address, eventTypes: ['job.created'] });
    handlers.push(receiver(secret ?? '', (event) => received.push(event)));

    await call('/jobs', { title: 'Baker' });
    await call(`/webhooks/${String(id)}/ping`);
    const both = await eventually(
      () => Promise.resolve(received),
      (events) => events.length === 2,
    );
    expect(both.map(({ type }) => type).sort()).to.deep.equal(['job.created', 'webhook.ping']);

    const forged = await fetch(address, {
      method: 'POST',
      headers: {
        'webhook-id': 'evt_forged',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,AAAA',
      },
      body: '{}',
    });
    expect(forged.status).to.equal(401);
    expect(received).to.have.length(2);
  });
});

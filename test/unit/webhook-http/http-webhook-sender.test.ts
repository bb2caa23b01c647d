import type { ServerResponse } from 'node:http';
import { expect } from 'chai';
import { Webhook as Verifier } from 'standardwebhooks';
import { HttpWebhookSender } from '../../../adapters/webhook-http/index.js';
import type { SendOutcome } from '../../../core/spi.js';
import { aReceiver, type Receiver } from '../../support/a-receiver.js';

const TIMEOUT_MS = 400;

describe('The sender of webhooks', () => {
  const sender = new HttpWebhookSender(
    { allowHttp: true, allowPrivateNetworks: true },
    { userAgent: 'talent-matching/test', timeoutMs: TIMEOUT_MS },
  );
  const secrets = [sender.newSecret(), sender.newSecret()];
  let receiver: Receiver;
  let path: string;
  let made = 0;
  before(async () => {
    receiver = await aReceiver();
  });
  beforeEach(() => {
    path = `/sender/${String((made += 1))}`;
  });
  after(() => sender.close());

  const send = (url = receiver.url + path): Promise<SendOutcome> =>
    sender.send({ url, id: 'evt_1', timestamp: new Date(), body: '{"type":"job.created","é":"ü"}', secrets });
  const sendTo = (behaviour: (response: ServerResponse) => void): Promise<SendOutcome> => {
    receiver.behave(path, behaviour);
    return send();
  };

  it('signs the bytes that it sends with each secret, as Standard Webhooks has it', async () => {
    expect(await send()).to.include({ responseStatus: 204, error: null, retryAfterMs: null });
    const [received] = receiver.received(path);
    expect(received!.headers).to.include({
      'content-type': 'application/json',
      'user-agent': 'talent-matching/test',
      'webhook-id': 'evt_1',
    });
    expect(String(received!.headers['webhook-signature'])).to.match(/^v1,\S+ v1,\S+$/);
    for (const secret of secrets) {
      const verifier = new Verifier(secret);
      expect(verifier.verify(received!.body, received!.headers as Record<string, string>)).to.include({ é: 'ü' });
      expect(() => verifier.verify(`${received!.body} `, received!.headers as Record<string, string>)).to.throw();
    }
    expect(() =>
      new Verifier(sender.newSecret()).verify(received!.body, received!.headers as Record<string, string>),
    ).to.throw();
  });

  it('gives up on a receiver that hangs', async () => {
    expect(await sendTo(() => undefined)).to.include({ responseStatus: null, error: 'timeout' });
  });

  it('gives up on a receiver that sends its headers by drops', async () => {
    const outcome = await sendTo((response) => {
      const drip = setInterval(() => response.socket?.write('HTTP/1.1 200 OK\r\n'.charAt(0)), 50);
      response.socket?.once('close', () => {
        clearInterval(drip);
      });
    });
    expect(outcome.responseStatus).to.equal(null);
    expect(outcome.error).to.be.oneOf(['timeout', 'connection_failed']);
  });

  it('notes a receiver that resets the connection, one that is not there, and one that talks no HTTP', async () => {
    expect(await sendTo((response) => response.socket?.resetAndDestroy())).to.include({ error: 'connection_failed' });
    expect(await send('http://127.0.0.1:9876/nobody')).to.include({ error: 'connection_failed' });
    receiver.behave(`${path}/x`, (response) => response.socket?.end('220 mail.example.com ESMTP\r\n'));
    expect(await send(`${receiver.url}${path}/x`)).to.include({ responseStatus: null, error: 'connection_failed' });
  });

  it('cuts off a receiver that streams without end, fast or slowly, and takes its status', async () => {
    let cutOff = 0;
    for (const everyMs of [0, 20]) {
      const outcome = await sendTo((response) => {
        response.writeHead(200);
        const chunk = Buffer.alloc(everyMs === 0 ? 16_384 : 1);
        const stream = setInterval(() => response.write(chunk), everyMs);
        response.once('close', () => {
          clearInterval(stream);
          cutOff += 1;
        });
      });
      expect(outcome).to.include({ responseStatus: 200, error: null });
      expect(outcome.durationMs).to.be.below(10 * TIMEOUT_MS);
    }
    while (cutOff < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(cutOff).to.equal(2);
  });

  it('takes 2xx alone for success', async () => {
    for (const [status, error] of [
      [200, null],
      [202, null],
      [299, null],
      [304, 'redirect_refused'],
      [307, 'redirect_refused'],
      [400, 'http_error'],
      [410, 'http_error'],
      [500, 'http_error'],
      [503, 'http_error'],
    ] as const) {
      receiver.answer(path, status);
      expect(await send(), String(status)).to.include({ responseStatus: status, error });
    }
  });

  it('reads Retry-After in seconds and as a date, a day at most, and leaves out what it cannot read', async () => {
    const asked = async (value: string): Promise<number | null> =>
      (await sendTo((response) => response.writeHead(429, { 'retry-after': value }).end())).retryAfterMs;
    expect(await asked('120')).to.equal(120_000);
    expect(await asked('99999999')).to.equal(24 * 3600_000);
    expect(await asked(new Date(Date.now() + 60_000).toUTCString())).to.be.within(55_000, 60_000);
    for (const wrong of ['0', '-5', 'soon', '1.5h', new Date(Date.now() - 60_000).toUTCString()])
      expect(await asked(wrong), wrong).to.equal(null);
  });

  it('gives each receiver at one host a connection of its own, so that those that hang hold up nobody', async () => {
    receiver.behave(path, () => undefined);
    const hanging = Array.from({ length: 40 }, () => send());
    const good = `${receiver.url}${path}/good`;
    expect(await send(good)).to.include({ responseStatus: 204 });
    expect((await Promise.all(hanging)).every(({ error }) => error === 'timeout')).to.equal(true);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { HttpWebhookSender, type AddressPolicy, type ResolvedAddress } from '../../../adapters/webhook-http/index.js';

const PLAIN: AddressPolicy = { allowHttp: true, allowPrivateNetworks: false };
const LOCAL: AddressPolicy = { allowHttp: true, allowPrivateNetworks: true };
const v4 = (address: string): ResolvedAddress => ({ address, family: 4 });

describe('Sending to a guarded address', () => {
  const servers: Server[] = [];
  const senders: HttpWebhookSender[] = [];
  after(async () => {
    await Promise.all(senders.map((sender) => sender.close()));
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  const aSender = (
    policy: AddressPolicy,
    resolve: (hostname: string) => Promise<ResolvedAddress[]>,
  ): HttpWebhookSender => {
    const sender = new HttpWebhookSender(policy, { userAgent: 'test', timeoutMs: 2000, resolve });
    senders.push(sender);
    return sender;
  };
  const listening = async (
    host: string,
    port: number,
    headers: Record<string, string> = {},
    status = 204,
  ): Promise<{ port: number; paths: string[] }> => {
    const paths: string[] = [];
    const server = createServer((request, response) => {
      paths.push(request.url ?? '');
      request.resume().on('end', () => response.writeHead(status, headers).end());
    });
    servers.push(server);
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    return { port: (server.address() as AddressInfo).port, paths };
  };
  const message = (url: string) => ({
    url,
    id: 'evt_1',
    timestamp: new Date(),
    body: '{}',
    secrets: [`whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`],
  });

  it('refuses a name that has come to point inside since it was registered', async () => {
    const inside = await listening('127.0.0.1', 0);
    const sender = aSender(PLAIN, () => Promise.resolve([v4('127.0.0.1')]));
    const url = `http://rebinding.example.com:${String(inside.port)}/in`;
    expect(sender.refusalOf(url)).to.equal(undefined);
    expect(await sender.send(message(url))).to.include({ responseStatus: null, error: 'address_refused' });
    expect(inside.paths).to.deep.equal([]);
  });

  it('connects to the address that was checked, whatever the name server says a moment later', async () => {
    const checked = await listening('127.0.0.1', 0);
    // Where this machine has no second address, connecting to it would fail the delivery just as well.
    const other = await listening('127.0.0.2', checked.port).catch(() => ({ paths: [] }));
    const answers = [[v4('127.0.0.1')], [v4('127.0.0.2')]];
    let asked = 0;
    const sender = aSender(LOCAL, () => Promise.resolve(answers[Math.min(asked++, 1)]!));
    const outcome = await sender.send(message(`http://rebinding.example.com:${String(checked.port)}/in`));
    expect(outcome).to.include({ responseStatus: 204, error: null });
    expect([asked, checked.paths, other.paths]).to.deep.equal([1, ['/in'], []]);
  });

  it('refuses an address that is written out without asking a name server', async () => {
    let asked = 0;
    const sender = aSender(PLAIN, () => {
      asked += 1;
      return Promise.resolve([v4('8.8.8.8')]);
    });
    for (const url of [
      'http://127.0.0.1/',
      'http://0x7f.1/',
      'http://[::ffff:10.0.0.1]/',
      'http://user@hooks.example.com/',
    ])
      expect(await sender.send(message(url)), url).to.include({ responseStatus: null, error: 'address_refused' });
    expect(asked).to.equal(0);
  });

  it('follows no redirect', async () => {
    const inside = await listening('127.0.0.1', 0);
    for (const status of [301, 302, 303, 307, 308]) {
      const location = `http://127.0.0.1:${String(inside.port)}/inside`;
      const redirecting = await listening('127.0.0.1', 0, { location }, status);
      const sender = aSender(LOCAL, () => Promise.resolve([v4('127.0.0.1')]));
      const outcome = await sender.send(message(`http://hooks.example.com:${String(redirecting.port)}/in`));
      expect(outcome).to.include({ responseStatus: status, error: 'redirect_refused' });
    }
    expect(inside.paths).to.deep.equal([]);
  });

  it('says of a name without an address, and of name servers that do not answer, what went wrong', async () => {
    const nowhere = aSender(PLAIN, () => Promise.reject(new Error('ENOTFOUND')));
    expect(await nowhere.send(message('http://hooks.example.com/'))).to.include({ error: 'connection_failed' });
    const silent = new HttpWebhookSender(PLAIN, {
      userAgent: 'test',
      timeoutMs: 100,
      resolve: () => new Promise(() => undefined),
    });
    senders.push(silent);
    expect(await silent.send(message('http://hooks.example.com/'))).to.include({ error: 'timeout' });
  });
});

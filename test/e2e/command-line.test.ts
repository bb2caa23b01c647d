import { expect } from 'chai';
import { ConfigError, readConfig } from '../../bootstrap/config/config.js';
import { eventually, Workshop, type Finished, type ServerUnderTest } from '../support/a-server.js';

interface MadeKey {
  id: string;
  tenant: string;
  scopes: string[];
  key: string;
}

function json<T>({ code, stdout, stderr }: Finished): T {
  expect(code, stderr).to.equal(0);
  return JSON.parse(stdout) as T;
}

async function statusWith(url: string, key: string, method = 'GET'): Promise<{ status: number; code: string | null }> {
  const response = await fetch(`${url}/v1/candidates`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(method === 'POST' ? { body: '{"profile":{"basics":{"label":"Baker"}}}' } : {}),
  });
  const body = (await response.json()) as { code?: string };
  return { status: response.status, code: body.code ?? null };
}

describe('the command line', function () {
  this.timeout(120_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  it('makes tenants and keys on a folder that no server has used, and the first start then makes none', async () => {
    const folder = workshop.folder();
    const tenant = json<{ id: string; name: string }>(
      await workshop.talent(folder, 'tenants', 'create', 'acme', '--json'),
    );
    expect(tenant.id).to.match(/^tnt_/);
    expect(tenant.name).to.equal('acme');
    const tenants = json<{ id: string; name: string }[]>(await workshop.talent(folder, 'tenants', 'list', '--json'));
    expect(tenants.map(({ id, name }) => ({ id, name }))).to.deep.equal([tenant]);
    const made = json<MadeKey>(
      await workshop.talent(folder, 'keys', 'create', '--tenant', 'acme', '--name', 'HR', '--scopes', 'read', '--json'),
    );
    expect(made).to.include({ tenant: tenant.id });
    expect(made.scopes).to.deep.equal(['read']);
    expect(made.key).to.match(/^tm_live_[0-9a-f]{48}$/);

    const server = await workshop.server(folder);
    expect(server.key, 'a key of its own').to.equal(undefined);
    expect(await statusWith(server.url, made.key)).to.deep.equal({ status: 200, code: null });
    expect(await statusWith(server.url, made.key, 'POST')).to.deep.equal({ status: 403, code: 'insufficient_scope' });
    expect((await server.program.kill('SIGTERM')).code).to.equal(0);
  });

  it('sets for how long the candidates of a tenant are kept', async () => {
    const folder = workshop.folder();
    await workshop.talent(folder, 'tenants', 'create', 'acme', '--json');
    const set = (months: string) => workshop.talent(folder, 'tenants', 'set', 'acme', '--retention', months, '--json');
    const kept = { active: null, hired: null, unavailable: null, archived: null };
    const { retention } = json<{ retention: object }>(await set('active=24, archived=6'));
    expect(retention).to.deep.equal({ ...kept, active: 24, archived: 6 });
    expect(json<{ retention: object }>(await set('off')).retention).to.deep.equal(kept);
    const wrong = await set('active=0');
    expect([wrong.code, wrong.stderr]).to.have.property('0', 1);
    expect(wrong.stderr).to.contain('archived=6');
  });

  it('says in one line what is wrong with a command', async () => {
    const folder = workshop.folder();
    const unknown = await workshop.talent(
      folder,
      'keys',
      'create',
      '--tenant',
      'nobody',
      '--name',
      'x',
      '--scopes',
      'read',
    );
    expect(unknown.code).to.equal(1);
    expect(unknown.stderr).to.equal('talent: There is no such tenant.\n');
    const scopes = await workshop.talent(folder, 'keys', 'create', '--tenant', 'a', '--name', 'x', '--scopes', 'all');
    expect(scopes.code).to.equal(1);
    expect(scopes.stderr).to.include('read, write, admin');
    const past = await workshop.talent(
      folder,
      ...['keys', 'create', '--tenant', 'a', '--name', 'x', '--scopes', 'read', '--expires', '2020-01-01T00:00:00Z'],
    );
    expect(past.code).to.equal(1);
    expect(past.stderr).to.include('past');
  });

  describe('while a server runs on the folder', () => {
    let folder: string;
    let server: ServerUnderTest;
    before(async () => {
      folder = workshop.folder();
      server = await workshop.server(folder);
    });

    it('makes a key that works at once, lists it without the key, and revokes it for good within about a second', async () => {
      const made = json<MadeKey>(
        await workshop.talent(
          folder,
          ...['keys', 'create', '--tenant', 'default', '--name', 'HR', '--scopes', 'read,write', '--json'],
        ),
      );
      expect(await statusWith(server.url, made.key)).to.deep.equal({ status: 200, code: null });
      expect((await statusWith(server.url, made.key, 'POST')).status).to.equal(201);

      const listed = await workshop.talent(folder, 'keys', 'list', '--tenant', 'default', '--json');
      expect(listed.stdout).not.to.include(made.key);
      const keys = json<{ id: string; name: string; lastFour: string; revokedAt: string | null }[]>(listed);
      expect(keys).to.have.length(2);
      expect(keys.find(({ id }) => id === made.id)).to.include({
        name: 'HR',
        lastFour: made.key.slice(-4),
        revokedAt: null,
      });

      expect((await workshop.talent(folder, 'keys', 'revoke', made.id)).code).to.equal(0);
      const refused = await eventually(
        () => statusWith(server.url, made.key),
        ({ status }) => status === 401,
      );
      expect(refused.code).to.equal('revoked_api_key');
    });

    it('shows when a key was last used and until when it is good, and lets it expire', async () => {
      const expires = new Date(Date.now() + 8000);
      const made = json<MadeKey>(
        await workshop.talent(
          folder,
          ...['keys', 'create', '--tenant', 'default', '--name', 'brief', '--scopes', 'read', '--json'],
          ...['--expires', expires.toISOString()],
        ),
      );
      const listed = await workshop.talent(folder, 'keys', 'list', '--tenant', 'default', '--json');
      const keys = json<{ id: string; name: string; expiresAt: string | null; lastUsedAt: string | null }[]>(listed);
      expect(keys.find(({ id }) => id === made.id)).to.include({ expiresAt: expires.toISOString(), lastUsedAt: null });
      // The key of the test before this one.
      const used = keys.find(({ name }) => name === 'HR');
      expect(Date.parse(String(used?.lastUsedAt))).to.be.within(Date.now() - 10 * 60_000, Date.now());
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, expires.getTime() - Date.now()) + 50));
      expect(await statusWith(server.url, made.key)).to.deep.equal({ status: 401, code: 'expired_api_key' });
    });

    it('makes a tenant whose key sees nothing of the other tenant', async () => {
      json(await workshop.talent(folder, 'tenants', 'create', 'other', '--json'));
      const { key } = json<MadeKey>(
        await workshop.talent(
          folder,
          'keys',
          'create',
          '--tenant',
          'other',
          '--name',
          'x',
          '--scopes',
          'read',
          '--json',
        ),
      );
      const response = await fetch(`${server.url}/v1/candidates`, { headers: { Authorization: `Bearer ${key}` } });
      expect(((await response.json()) as { data: unknown[] }).data).to.deep.equal([]);
    });

    it('refuses a second server on the same folder with one clear line', async () => {
      const second = await workshop
        .program('bootstrap/main.ts', { environment: { DATA_DIR: folder, PORT: '0' } })
        .end();
      expect(second.code).to.equal(1);
      expect(second.stderr.trim().split('\n')).to.have.length(1);
      expect(second.stderr).to.match(/Another server is running on the data folder/);
    });

    it('refuses a server on a port that is taken, or a host that is not there, with one line that names the variable', async () => {
      const { port } = new URL(server.url);
      const wrong: Record<string, Record<string, string>> = {
        [`PORT: 127.0.0.1:${port} is in use already`]: { PORT: port },
        [`METRICS_PORT: 127.0.0.1:${port} is in use already`]: { PORT: '0', METRICS_PORT: port },
        'HOST: 192.0.2.1 cannot be listened on (EADDRNOTAVAIL)': { PORT: '0', HOST: '192.0.2.1' },
      };
      for (const [line, environment] of Object.entries(wrong)) {
        const second = await workshop
          .program('bootstrap/main.ts', { environment: { STORE: 'memory', ...environment } })
          .end();
        expect(second.code, line).to.equal(1);
        expect(second.stderr).to.equal(`talent-matching: ${line}\n`);
      }
    });

    it('ends the server on SIGTERM with exit code 0', async () => {
      const { code, signal, stderr } = await server.program.kill('SIGTERM');
      expect({ code, signal, stderr }).to.deep.equal({ code: 0, signal: null, stderr: '' });
    });
  });
});

describe('the start', function () {
  this.timeout(120_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  const wrong: Record<string, string> = {
    PORT: 'abc',
    STORE: 'paper',
    ROLE: 'boss',
    RATE_LIMITS: 'read=5',
    BOOTSTRAP_API_KEY: 'secret',
    WEBHOOK_ALLOW_HTTP: 'perhaps',
    WEBHOOK_RETRY_SCHEDULE: 'often',
    LOG_LEVEL: 'loud',
    CORS_ORIGINS: 'https://app.example.com/board',
    EVENT_RETENTION_DAYS: '0',
    ENRICHMENT_CONCURRENCY: '-1',
  };
  it('is stopped by a wrong setting with one line that names it', async () => {
    for (const [name, value] of Object.entries(wrong)) {
      expect(() => readConfig({ [name]: value }), name)
        .to.throw(ConfigError)
        .with.property('message')
        .that.matches(new RegExp(`^${name}: [^\\n]+$`));
    }
    const environment = { DATA_DIR: workshop.folder(), PORT: 'abc' };
    const { code, stdout, stderr } = await workshop.program('bootstrap/main.ts', { environment }).end();
    expect({ code, stdout, stderr }).to.deep.equal({
      code: 1,
      stdout: '',
      stderr: 'talent-matching: PORT: must be a whole number\n',
    });
  });

  it('takes a key that the deployment chose, at the first start and, without naming it again, after a restart', async () => {
    const folder = workshop.folder();
    const key = 'tm_live_ChosenByTheDeployment0123456789';
    const first = await workshop.server(folder, { BOOTSTRAP_API_KEY: key });
    expect(first.program.stdout, 'the key is not printed').not.to.include(key);
    expect(await statusWith(first.url, key, 'POST')).to.deep.equal({ status: 201, code: null });
    expect((await first.program.kill('SIGTERM')).code).to.equal(0);

    const second = await workshop.server(folder);
    expect(second.key).to.equal(undefined);
    expect(await statusWith(second.url, key)).to.deep.equal({ status: 200, code: null });
    const other = 'tm_live_SomebodyElsesKey0123456789abcdef';
    expect(await statusWith(second.url, other)).to.deep.equal({ status: 401, code: 'invalid_api_key' });
    expect((await second.program.kill('SIGTERM')).code).to.equal(0);
  });

  it('by npm ends with it on SIGTERM, with exit code 0, and leaves nothing running', async () => {
    const program = workshop.npmStart({ STORE: 'memory', PORT: '0', LOG_LEVEL: 'error' });
    const [, url = ''] = await program.says(/listening on (http:\/\/\S+)[^]*Try .*\n/);
    expect((await fetch(`${url}/healthz`)).status).to.equal(200);
    const { code, signal } = await program.kill('SIGTERM');
    expect({ code, signal }).to.deep.equal({ code: 0, signal: null });
    const answered = await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
    expect(answered).to.equal(false);
  });

  it('makes no second key where the store is not empty', async () => {
    const folder = workshop.folder();
    const first = await workshop.server(folder);
    expect(first.key).to.match(/^tm_live_/);
    await first.program.kill('SIGTERM');
    const second = await workshop.server(folder, { BOOTSTRAP_API_KEY: 'tm_live_AnotherOneForTheSameFolder01' });
    expect(second.key).to.equal(undefined);
    expect(await statusWith(second.url, first.key ?? '')).to.deep.equal({ status: 200, code: null });
    const late = await statusWith(second.url, 'tm_live_AnotherOneForTheSameFolder01');
    expect(late).to.deep.equal({ status: 401, code: 'invalid_api_key' });
  });
});

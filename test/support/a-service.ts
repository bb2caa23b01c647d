import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { apiRoutes, type Route } from '../../adapters/http-koa/index.js';
import { readConfig } from '../../bootstrap/config/config.js';
import { createLogger } from '../../bootstrap/config/logger.js';
import { startService, type RunningService } from '../../bootstrap/service.js';
import { TOKENS } from '../../bootstrap/tokens.js';
import type { Application, Scope, Store, Tenant } from '../../core/index.js';
import { answerCheck } from './answer-check.js';
import { aTenantId } from '../../bootstrap/testing/builders/index.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each answer has been checked against its zod schema; tests read it freely
export type Json = any;

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Parsed; `undefined` where the answer is not JSON. */
  json: Json;
}

export interface Call {
  method: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  /** Text and bytes are sent as they are, all else as JSON with the content type of the method. */
  body?: unknown;
}

/** Calls the service, and checks of every answer what is promised of all answers. */
export interface Client {
  send(call: Call): Promise<Reply>;
  get(path: string, headers?: OutgoingHttpHeaders): Promise<Reply>;
  post(path: string, body?: unknown, headers?: OutgoingHttpHeaders): Promise<Reply>;
  patch(path: string, body: unknown, headers?: OutgoingHttpHeaders): Promise<Reply>;
  delete(path: string, headers?: OutgoingHttpHeaders): Promise<Reply>;
}

export interface TestTenant extends Client {
  tenant: Tenant;
  key: string;
  keyId: string;
  /** The same tenant with another key. */
  withKey(about: { scopes: Scope[]; expiresAt?: string }): Promise<TestTenant>;
  /** Asks until the enrichment has ended, and returns the candidate. */
  enriched(id: string): Promise<Json>;
  /** A candidate as created, once it is enriched. */
  candidate(body: unknown): Promise<Json>;
  job(body?: object): Promise<Json>;
  published(body?: object): Promise<Json>;
}

export interface TestService {
  url: string;
  app: Application;
  store: Store;
  running: RunningService;
  routes: Route[];
  /** Without a key. */
  stranger: Client;
  /** A tenant of its own with a key for everything. */
  aTenant(): Promise<TestTenant>;
  withKey(key: string): Client;
  stop(): Promise<void>;
}

const agent = new Agent({ keepAlive: true });
const started: TestService[] = [];
/** Of any service: routes differ in what they are bound to only. */
let check: ReturnType<typeof answerCheck> | undefined;

after(async () => {
  await Promise.all(started.map((service) => service.stop()));
  agent.destroy();
});

const STORES = ['sqlite', 'memory'] as const;
type StoreName = (typeof STORES)[number];

/** The store of a deployment that says nothing is the one of a test that says nothing. */
const DEFAULT_STORE: StoreName = 'sqlite';
let current: StoreName = DEFAULT_STORE;

/** The same tests on each store that needs nothing beside the service. Services are to be asked for in hooks and tests, not before. */
export function describeOnStores(title: string, tests: () => void): void {
  for (const store of STORES) {
    describe(`${title} (${store})`, () => {
      before(() => {
        current = store;
      });
      after(() => {
        current = DEFAULT_STORE;
      });
      tests();
    });
  }
}

/** A listening service, stopped after the last test. Settings are environment variables; without `STORE` it is on the store of the tests around it. */
export async function aService(settings: Record<string, string> = {}): Promise<TestService> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-http-'));
  const config = readConfig({
    STORE: current,
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ENRICHMENT_CONCURRENCY: '1',
    ...settings,
  });
  const running = await startService(config, createLogger(config));
  await running.warm;
  const { container, url = '' } = running;
  const app = container.get(TOKENS.app);
  const enricher = container.get(TOKENS.enricher);
  const routes = apiRoutes({
    app,
    cursorSecret: 'only the schemas are read',
    ratePolicies: null,
    detectContentType: (file) => enricher.detectContentType(file),
  });
  const checkAnswer = (check ??= answerCheck(routes));
  const clientWith = (headers: OutgoingHttpHeaders): Client => client(url, headers, checkAnswer);
  const withKey = (key: string): Client => clientWith({ authorization: `Bearer ${key}` });
  let stopped: Promise<void> | undefined;
  const service: TestService = {
    url,
    app,
    store: container.get(TOKENS.store),
    running,
    routes,
    stranger: clientWith({}),
    withKey,
    aTenant: async () => tenantOf(app, withKey, await app.createTenant.execute({ name: aTenantId() })),
    stop: () =>
      (stopped ??= running.stop().finally(() => {
        rmSync(folder, { recursive: true, force: true });
      })),
  };
  started.push(service);
  return service;
}

const shared = new Map<StoreName, Promise<TestService>>();

/** The service that most tests on a store share, each with a tenant of its own. Webhooks may go to this machine, and are tried three times at once. */
export function theService(): Promise<TestService> {
  let service = shared.get(current);
  if (!service) {
    service = aService({
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
      WEBHOOK_RETRY_SCHEDULE: '0,0.02,0.02',
    });
    shared.set(current, service);
  }
  return service;
}

/** A tenant of its own on the shared service. */
export async function aTenant(): Promise<TestTenant> {
  return (await theService()).aTenant();
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks again until it holds, at most twenty seconds. */
export async function eventually<T>(ask: () => Promise<T | undefined | false>): Promise<T> {
  for (const until = Date.now() + 20_000; Date.now() < until; await pause(8)) {
    const found = await ask();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error('It did not come about within twenty seconds.');
}

/** Enough to be published. */
export const A_JOB = {
  title: 'Backend developer',
  description: 'You design and run services in TypeScript on PostgreSQL for the booking platform of a ferry line.',
  jobLocationType: 'TELECOMMUTE',
  requirements: { skills: [{ name: 'TypeScript', importance: 'required' }] },
};

export const A_PROFILE = {
  basics: { name: 'Nora Quist', label: 'Backend developer', email: 'nora.quist@example.com' },
  work: [
    {
      name: 'Fjordline Systems',
      position: 'Backend developer',
      startDate: '2019-01',
      endDate: '2024-12',
      summary: 'Services in TypeScript and PostgreSQL.',
    },
  ],
  skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }],
};

async function tenantOf(app: Application, withKey: (key: string) => Client, tenant: Tenant): Promise<TestTenant> {
  const make = async (about: { scopes: Scope[]; expiresAt?: string }): Promise<TestTenant> => {
    const { key, record } = await app.createKey.execute({ tenant: tenant.id, name: 'test', ...about });
    const http = withKey(key);
    const enriched = (id: string): Promise<Json> =>
      eventually(async () => {
        const { json } = await http.get(`/v1/candidates/${id}`);
        return ['queued', 'running'].includes(json.enrichment.status as string) ? undefined : json;
      });
    const created = async (path: string, body: unknown): Promise<Json> => {
      const reply = await http.post(path, body);
      expect(reply.status, reply.text).to.equal(201);
      return reply.json;
    };
    return {
      ...http,
      tenant,
      key,
      keyId: record.id,
      withKey: make,
      enriched,
      candidate: async (body) => enriched((await created('/v1/candidates', body)).id as string),
      job: (body = {}) => created('/v1/jobs', { ...A_JOB, ...body }),
      async published(body = {}) {
        const { id } = await created('/v1/jobs', { ...A_JOB, ...body });
        const reply = await http.post(`/v1/jobs/${String(id)}/publish`);
        expect(reply.status, reply.text).to.equal(200);
        return reply.json;
      },
    };
  };
  return make({ scopes: ['read', 'write', 'admin'] });
}

function client(url: string, common: OutgoingHttpHeaders, check: (call: Call, reply: Reply) => void): Client {
  const send = async (call: Call): Promise<Reply> => {
    const reply = await exchange(url, { ...call, headers: { ...common, ...call.headers } });
    check(call, reply);
    return reply;
  };
  return {
    send,
    get: (path, headers = {}) => send({ method: 'GET', path, headers }),
    post: (path, body, headers = {}) => send({ method: 'POST', path, body, headers }),
    patch: (path, body, headers = {}) => send({ method: 'PATCH', path, body, headers }),
    delete: (path, headers = {}) => send({ method: 'DELETE', path, headers }),
  };
}

/** One request as it is, and its answer, unchecked. */
export function exchange(url: string, { method, path, headers = {}, body }: Call): Promise<Reply> {
  const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const bytes = isRaw ? body : JSON.stringify(body);
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url + path,
      {
        method,
        agent,
        headers: given({
          ...(isRaw ? {} : { 'content-type': type }),
          ...(bytes === undefined ? {} : { 'content-length': Buffer.byteLength(bytes) }),
          ...headers,
        }),
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = decoded(Buffer.concat(chunks), incoming.headers['content-encoding']).toString('utf8');
          const isJson = /json/.test(incoming.headers['content-type'] ?? '') && text !== '';
          const json: Json = isJson ? JSON.parse(text) : undefined;
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, json });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}

function decoded(bytes: Buffer, coding: string | undefined): Buffer {
  if (bytes.length === 0 || coding === undefined) return bytes;
  return coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}

/** A header that a test sets to undefined is not sent. */
function given(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

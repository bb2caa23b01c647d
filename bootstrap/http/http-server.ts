import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ClientErrors } from './client-errors.js';
import { ConfigError } from '../config/config.js';
import { OpenAnswers } from './open-answers.js';
import { RequestGate } from './request-gate.js';

const REQUESTS_FINISH_MS = 10_000;
/** A kept-alive connection does not close by itself when its last request is answered. */
const SWEEP_MS = 50;
/** The longest time between two looks for connections that are too slow. */
const LOOK_FOR_SLOW_MS = 5000;

/** In milliseconds. */
export interface ConnectionTimes {
  /** From the connection, or the request before, to the end of the header. */
  header: number;
  /** … to the end of the body. A connection on which nothing moves for twice as long is cut off, also where it does not read its answer. */
  request: number;
  /** Between two requests of a connection. */
  keepAlive: number;
}

/** What holds for every connection of this process. */
export interface Connections {
  times: ConnectionTimes;
  requestId: () => string;
}

/** Starts a server whose address and handler are settled. Throws `ConfigError` as `listen` does. */
export type Listen = () => Promise<HttpServer>;

export interface Listening extends Connections {
  host: string;
  port: number;
  /** The variable that the port comes from, to be named where it cannot be had. */
  portFrom: 'PORT' | 'METRICS_PORT';
}

export interface HttpServer {
  server: Server;
  url: string;
  /**
   * First each answer ends its connection, while new ones are taken for `delayMs`; then the listener closes, idle connections too, and those in use as soon
   * as their requests are answered, which get ten seconds.
   */
  close(options: { delayMs: number }): Promise<void>;
}

/** What is wrong with the host, whatever the port. */
const FAULTS_OF_HOST: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

/** Throws `ConfigError` where the address is taken or cannot be had. */
export function listen(
  handler: RequestListener,
  { host, port, portFrom, times, requestId }: Listening,
): Promise<HttpServer> {
  const open = new OpenAnswers();
  const errors = new ClientErrors((socket) => open.firstOf(socket), requestId);
  const server = createServer({
    requireHostHeader: false,
    headersTimeout: times.header,
    requestTimeout: times.request,
    keepAliveTimeout: times.keepAlive,
    connectionsCheckingInterval: Math.min(LOOK_FOR_SLOW_MS, times.header / 2, times.request / 2),
  });
  const gate = new RequestGate(server);
  server.timeout = 2 * times.request;
  server.on('connection', (socket) => {
    open.connect(socket);
  });
  server.on('request', (request, response) => {
    open.add(response);
    if (errors.refuseWithoutHost(request, response)) return;
    gate.pass(() => {
      handler(request, response);
    });
  });
  // Node's own answer to an unknown Expect has neither JSON nor a request id: the request is answered as any other.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // "100 Continue" is sent when the body is read: a refused request is answered before its body is sent.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  // No proxy: without a listener the connection would be closed without a word.
  server.on('connect', (_request, socket) => {
    errors.refuse(new Error('CONNECT is not served.'), socket as Socket);
  });
  server.on('clientError', (error, socket) => {
    errors.refuse(error, socket as Socket);
  });
  return new Promise((resolve, reject) => {
    const refuse = ({ code = '', message }: NodeJS.ErrnoException): void => {
      const reason = code === 'EADDRINUSE' ? 'is in use already' : `cannot be listened on (${code || message})`;
      reject(
        new ConfigError(
          FAULTS_OF_HOST.has(code) ? `HOST: ${host} ${reason}` : `${portFrom}: ${host}:${String(port)} ${reason}`,
        ),
      );
    };
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      const url = urlOf(server, host);
      resolve({ server, url, close: ({ delayMs }) => close(server, { open, gate, delayMs }) });
    });
  });
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}

interface Closing {
  open: OpenAnswers;
  gate: RequestGate;
  delayMs: number;
}

async function close(server: Server, { open, gate, delayMs }: Closing): Promise<void> {
  open.closeConnections();
  if (delayMs > 0) {
    await pause(delayMs);
    await gate.holdUntilQuiet();
  }
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  gate.release();
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_MS);
  const late = setTimeout(() => {
    server.closeAllConnections();
  }, REQUESTS_FINISH_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(late);
}

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from './config.js';

const REQUESTS_FINISH_MS = 10_000;
/** A kept-alive connection does not close by itself when its last request is answered. */
const SWEEP_MS = 50;

/** Throws `ConfigError` where the address is taken or cannot be had. */
export function listen(
  handler: RequestListener,
  {
    host,
    port,
    setting,
    requestId,
  }: { host: string; port: number; setting: 'PORT' | 'METRICS_PORT'; requestId: () => string },
): Promise<Server> {
  const server = createServer(handler);
  // A longer idle time than that of common load balancers (60 s), so that they close first.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 60_000;
  // Node's own answer to an unknown Expect has neither JSON nor a request id: the request is answered as any other.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(malformedRequest(requestId()));
  });
  return new Promise((resolve, reject) => {
    const refuse = ({ code, message }: NodeJS.ErrnoException): void => {
      const reason = code === 'EADDRINUSE' ? 'is in use already' : `cannot be listened on (${code ?? message})`;
      reject(new ConfigError(`${setting}: ${host}:${String(port)} ${reason}`));
    };
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve(server);
    });
  });
}

/** The answer to what is not even HTTP, which no middleware sees. */
function malformedRequest(requestId: string): string {
  const body = JSON.stringify({
    type: '/problems#malformed_request',
    title: 'The request is malformed',
    status: 400,
    detail: 'The request could not be read as HTTP.',
    instance: '',
    code: 'malformed_request',
    requestId,
  });
  const headers = [
    'Content-Type: application/problem+json',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    `Request-Id: ${requestId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return `HTTP/1.1 400 Bad Request\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
}

export function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}

/** Idle connections close at once, and those in use as soon as their requests are answered; these get their time. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  server.closeIdleConnections();
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

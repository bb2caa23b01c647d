import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEMS } from '../../adapters/http-koa/index.js';

/** So long a refused connection may take to read its answer before it is cut off. */
const LINGER_MS = 1000;

interface Refusal {
  code: string;
  reason: string;
  detail: string;
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'request_timeout',
    reason: 'Request Timeout',
    detail: 'The request did not arrive in time. Send it again on a new connection.',
  },
  HPE_HEADER_OVERFLOW: {
    code: 'header_fields_too_large',
    reason: 'Request Header Fields Too Large',
    detail: 'The header of the request is larger than 16 KiB.',
  },
};
const NO_HOST: Refusal = {
  code: 'malformed_request',
  reason: 'Bad Request',
  detail: 'A request of HTTP/1.1 needs the header field Host.',
};
const MALFORMED: Refusal = {
  code: 'malformed_request',
  reason: 'Bad Request',
  detail: 'The request could not be read as HTTP.',
};

/**
 * Answers what no middleware sees: requests that are not HTTP, have no Host, are too slow, or have too large a header. The connection is given back in any case, at the
 * latest a second later. Earlier requests of the connection get their answers first.
 */
export class ClientErrors {
  private readonly seen = new WeakSet<Socket>();

  constructor(
    private readonly firstAnswerOf: (socket: Socket) => ServerResponse | undefined,
    private readonly requestId: () => string,
  ) {}

  refuse({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
    // Only the first fault of a connection is handled.
    if (this.seen.has(socket)) return;
    this.seen.add(socket);
    if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else this.answerNext(socket, code);
  }

  private answerNext(socket: Socket, code: string): void {
    const first = this.firstAnswerOf(socket);
    if (first?.req.complete || first?.headersSent) {
      // The handler answers this request; the fault came after it.
      first.once('close', () => {
        this.answerNext(socket, code);
      });
      return;
    }
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const { statusLine, headers, body } = problemOf(REFUSALS[code] ?? MALFORMED, this.requestId());
    const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    end(socket, `HTTP/1.1 ${statusLine}\r\n${fields.join('\r\n')}\r\n\r\n${body}`);
  }

  /** Node's own answer to a request without Host is empty. Returns whether it was refused. */
  refuseWithoutHost({ headers: { host }, httpVersion }: IncomingMessage, response: ServerResponse): boolean {
    if (host !== undefined || httpVersion !== '1.1') return false;
    const { status, headers, body } = problemOf(NO_HOST, this.requestId());
    response.writeHead(status, headers).end(body);
    return true;
  }
}

/** A connection that is cut off with bytes unread is reset, and the answer with it: what still comes is thrown away for a moment. */
function end(socket: Socket, answer: string): void {
  const late = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => {
    clearTimeout(late);
  });
  socket.once('end', () => socket.destroy());
  socket.end(answer);
  socket.resume();
}

function problemOf({ code, reason, detail }: Refusal, requestId: string) {
  const { status = 400, title } = PROBLEMS.get(code) ?? {};
  const body = JSON.stringify({ type: `/problems#${code}`, title, status, detail, instance: '', code, requestId });
  const headers = {
    'Content-Type': 'application/problem+json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  return { status, statusLine: `${String(status)} ${reason}`, headers, body };
}

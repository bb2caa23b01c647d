import type { Context } from 'koa';

/** Limits for discarding a rejected body, so that its sender finishes sending and reads the response. */
const MAX_PAUSE_MS = 1000;
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/**
 * Discards the rest of a rejected body, so that the connection can be reused. If the limits are exceeded, the response closes the connection.
 */
export async function discardUnreadBody({ req: request, res: response }: Context): Promise<void> {
  if (!request.complete && !request.destroyed && !awaitsContinue(request.headers.expect)) await drain(request);
  if (!request.complete) response.shouldKeepAlive = false;
  request.resume();
}

/** Without `100 Continue` the client does not send its body. */
function awaitsContinue(expect: string | undefined): boolean {
  return expect?.toLowerCase() === '100-continue';
}

function drain(request: Context['req']): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      late.refresh();
      if (bytes > MAX_DISCARDED_BYTES) stop();
    };
    const stop = (): void => {
      clearTimeout(late);
      request.off('data', count).off('end', stop).off('close', stop);
      resolve();
    };
    const late = setTimeout(stop, MAX_PAUSE_MS);
    request.on('data', count).on('end', stop).on('close', stop);
    request.resume();
  });
}

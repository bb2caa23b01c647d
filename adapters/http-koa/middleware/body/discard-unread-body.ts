import type { Context } from 'koa';

/** So much of a refused body is thrown away, and so long is waited for more of it, so that its sender comes to read the answer. */
const MAX_PAUSE_MS = 1000;
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/**
 * For a body that is refused while it arrives: nobody reads it any more, and the next request of the connection would wait behind it for ever. What
 * comes without a pause is thrown away; where there is more, the answer ends the connection.
 */
export async function discardUnreadBody({ req: request, res: response }: Context): Promise<void> {
  if (!request.complete && !request.destroyed && !awaitsContinue(request.headers.expect)) await drain(request);
  if (!request.complete) response.shouldKeepAlive = false;
  request.resume();
}

/** It has not been told to send its body, and will not. */
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

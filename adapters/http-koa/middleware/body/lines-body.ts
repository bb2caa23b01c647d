import type { IncomingMessage } from 'node:http';
import type { ReceivedUpload } from '../../../../core/spi.js';
import { HttpProblem } from '../../problems/problem.js';
import { decompressorFor } from './collect-body.js';

/** A body of lines that has been stored. JSON cannot produce an instance, so no caller can forge one. */
export class LinesBody {
  /** Whether an operation works through the lines; if not, they are removed after the response. */
  isTaken = false;

  constructor(readonly upload: ReceivedUpload) {}
}

/** Stores the chunks of a body; a chunk is asked for when the one before it has been stored. */
export type ReceiveLines = (chunks: AsyncIterable<Uint8Array>) => Promise<ReceivedUpload>;

/**
 * The decompressed chunks of a body, one at a time. Throws a problem for a body that is damaged or truncated. Who stops early leaves the rest of the
 * request unread, for the response to follow it on the same connection.
 */
export async function* bodyChunks(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  const unfolding = decompressorFor(request.headers['content-encoding']);
  const cutOff = (): void => {
    if (!request.complete) unfolding?.destroy(incomplete());
  };
  const stream = unfolding ?? request;
  if (unfolding) {
    request.on('close', cutOff).on('error', () => undefined);
    request.pipe(unfolding);
  }
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    if (!unfolding) throw incomplete();
    throw new HttpProblem('malformed_json', 'The compressed body is damaged.');
  } finally {
    if (unfolding) {
      request.off('close', cutOff);
      request.unpipe(unfolding);
      unfolding.destroy();
    }
  }
}

function incomplete(): HttpProblem {
  return new HttpProblem('malformed_request', 'The body is incomplete: the connection was closed.');
}

import type { Operation } from '../../core/index.js';
import type { TestApplication } from './an-application.js';

/** Lines as chunks of odd sizes, as a socket brings them. */
export async function* chunksOf(text: string, size = 37): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield Promise.resolve(bytes.subarray(at, at + size));
}

/** Receives lines and queues their import. */
export async function queuedImport(
  { app, caller }: TestApplication,
  of: 'candidates' | 'jobs',
  lines: readonly unknown[],
): Promise<Operation> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const upload = await app.receiveUpload.execute(caller.tenantId, chunksOf(text));
  return app.startImport.execute(caller, { of, upload });
}

/** Gives an operation turns until nothing is left to be done. */
export async function runToTheEnd(
  { app, caller, ports }: TestApplication,
  { id: operationId }: Pick<Operation, 'id'>,
): Promise<Operation> {
  while (await app.runOperation.execute(caller.tenantId, { operationId, attempt: 1 }));
  return (await ports.operations.get(caller.tenantId, operationId))!;
}

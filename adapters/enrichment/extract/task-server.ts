import { asExtractionFailure } from './extraction-failure.js';
import { guardMemory } from './memory-guard.js';
import type { TaskRequest, TaskResponse, Tasks } from './task-protocol.js';

/** The child's side: answers one request after the other until the parent goes away. */
export function serveTasks(tasks: Tasks, warmUp: () => Promise<unknown> = async () => undefined): void {
  const send = (response: TaskResponse) => {
    if (process.connected) process.send?.(response);
  };
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: TaskRequest) => {
    void answer(tasks, request).then(send);
  });
  guardMemory(Number(process.env['EXTRACT_MEMORY_LIMIT']));
  void warmUp()
    // A failing warm-up shows again, with an answer, in the first task that needs what could not be loaded.
    .catch(() => undefined)
    .then(() => send({ kind: 'ready' }));
}

async function answer(tasks: Tasks, { id, task, input }: TaskRequest): Promise<TaskResponse> {
  try {
    const value = await tasks[task](input as never);
    return { kind: 'done', id, value, rss: process.memoryUsage.rss() };
  } catch (error) {
    const { code, detail } = asExtractionFailure(error);
    return { kind: 'failed', id, code, detail, rss: process.memoryUsage.rss() };
  }
}

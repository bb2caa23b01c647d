import type { TaskFailureCode } from './task-failure.js';
import { guardTasks } from './task-guard.js';
import type { TaskRequest, TaskResponse, Tasks } from './task-protocol.js';

export interface ServedTasks {
  tasks: Tasks;
  /** The verdict that an error means for the input; `undefined` where it is a fault of the program. */
  verdictOf(error: unknown): { code: TaskFailureCode; detail: string } | undefined;
  /** Loads what tasks need before the child is ready, so that no task is charged with it. Returns what the child answers with. */
  warmUp(): Promise<string>;
}

/** The child's side: answers one request after the other until the parent goes away. */
export function serveTasks({ tasks, verdictOf, warmUp }: ServedTasks): void {
  const send = (response: TaskResponse): void => {
    if (process.connected) process.send?.(response);
  };
  process.on('disconnect', () => process.exit(0));
  // Meant for the service, which lets running tasks end: a terminal sends them to the whole group.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  const guard = guardTasks(Number(process.env['CHILD_MEMORY_LIMIT']));

  const answer = async ({ id, task, input, processorMs }: TaskRequest): Promise<TaskResponse> => {
    guard.begin({ id, processorMs });
    const rss = process.memoryUsage.rss;
    try {
      const run = tasks[task];
      if (!run) return { kind: 'fault', id, message: `There is no task "${task}".`, rss: rss() };
      const value = await run(input as never, (stage) => {
        send({ kind: 'stage', id, stage });
      });
      return { kind: 'done', id, value, rss: rss() };
    } catch (error) {
      const verdict = verdictOf(error);
      if (verdict) return { kind: 'failed', id, ...verdict, rss: rss() };
      return { kind: 'fault', id, message: error instanceof Error ? (error.stack ?? error.message) : '', rss: rss() };
    } finally {
      guard.end();
    }
  };
  process.on('message', (request: TaskRequest) => {
    void answer(request).then(send);
  });
  void warmUp().then((serves) => {
    send({ kind: 'ready', serves });
  });
}

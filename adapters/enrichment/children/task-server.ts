import type { TaskFailureCode } from './task-failure.js';
import { guardTasks } from './task-guard.js';
import type { TaskOrder, TaskOutcome, TaskRequest, TaskResponse, Tasks } from './task-protocol.js';

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

  let begun = 0;
  const perform = async (
    { task, input, processorMs }: TaskOrder,
    tell: (stage: string) => void,
  ): Promise<TaskOutcome> => {
    guard.begin({ id: ++begun, processorMs });
    let stage: string | undefined;
    try {
      const run = tasks[task];
      if (!run) return { kind: 'fault', message: `There is no task "${task}".` };
      const value = await run(input as never, (reached) => {
        stage = reached;
        tell(reached);
      });
      return { kind: 'done', value };
    } catch (error) {
      const verdict = verdictOf(error);
      if (verdict) return { kind: 'failed', code: verdict.code, detail: verdict.detail, stage };
      return { kind: 'fault', message: error instanceof Error ? (error.stack ?? error.message) : '' };
    } finally {
      guard.end();
    }
  };
  const answer = async ({ id, orders }: TaskRequest): Promise<TaskResponse> => {
    const outcomes: TaskOutcome[] = [];
    const tell = (stage: string): void => {
      if (orders.length === 1) send({ kind: 'stage', id, stage });
    };
    for (const order of orders) outcomes.push(await perform(order, tell));
    return { kind: 'answered', id, outcomes, rss: process.memoryUsage.rss() };
  };
  process.on('message', (request: TaskRequest) => {
    void answer(request).then(send);
  });
  void warmUp().then((serves) => {
    send({ kind: 'ready', serves });
  });
}

import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The processes that one has started, as far as they still run. */
export function childrenOf(pid: number | 'self'): number[] {
  const threads = attempt(() => readdirSync(`/proc/${String(pid)}/task`)) ?? [];
  return threads
    .flatMap((thread) => contents(`/proc/${String(pid)}/task/${thread}/children`).split(' '))
    .filter(Boolean)
    .map(Number);
}

/** Resident size of a process, 0 where it has ended. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(contents(`/proc/${String(pid)}/status`))?.[1] ?? 0) / 1024;
}

/** Resident size without counting twice what processes share. */
export function proportionalMb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(contents(`/proc/${String(pid)}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

/** Processor time that a process has used, its threads included; counted in hundredths of a second. */
export function processorMs(pid: number): number {
  const fields =
    contents(`/proc/${String(pid)}/stat`)
      .split(') ')[1]
      ?.split(' ') ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS_PER_SECOND;
}

function contents(file: string): string {
  return attempt(() => readFileSync(file, 'utf8')) ?? '';
}

/** Processes and threads may end at any time. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

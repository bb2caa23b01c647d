import { SingleBar } from 'cli-progress';

/** How far a long command has got. */
export interface ProgressView {
  /** `total` where it has changed since. */
  update(done: number, total?: number): void;
  stop(): void;
}

const EVERY_MS = 5000;

/** A bar on a terminal, a line every few seconds elsewhere; both on standard error. */
export function showProgress(total: number, what: string): ProgressView {
  return process.stderr.isTTY ? bar(total, what) : lines(total, what);
}

function bar(total: number, what: string): ProgressView {
  const view = new SingleBar({
    format: `{bar} {percentage}%  {value} of {total} ${what}  {speed}/s  {eta_formatted} left`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    etaBuffer: 50,
    hideCursor: true,
    stream: process.stderr,
  });
  const since = performance.now();
  view.start(total, 0, { speed: 0 });
  return {
    update: (done, now) => {
      if (now !== undefined) view.setTotal(now);
      view.update(done, { speed: rate(done, since) });
    },
    stop: () => {
      view.stop();
    },
  };
}

function lines(total: number, what: string): ProgressView {
  const since = performance.now();
  let last = since;
  return {
    update: (done, now = total) => {
      if (performance.now() - last < EVERY_MS) return;
      last = performance.now();
      const speed = rate(done, since);
      const left = speed > 0 ? `, ${String(Math.ceil((now - done) / speed))} s left` : '';
      process.stderr.write(`${String(done)} of ${String(now)} ${what}, ${String(speed)}/s${left}\n`);
    },
    stop: () => undefined,
  };
}

function rate(done: number, since: number): number {
  const seconds = (performance.now() - since) / 1000;
  return seconds > 0 ? Math.round(done / seconds) : 0;
}

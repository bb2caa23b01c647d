import { doneOf, isFinished, type Operation, type PaceSample } from './operation.js';

/** How far an operation has got. */
export interface OperationProgress {
  total: number;
  done: number;
  succeeded: number;
  unchanged: number;
  failed: number;
  /** Items a second: lately, or over the whole of a finished operation. `null` before there is anything to measure. */
  perSecond: number | null;
  /** `null` where it cannot be said. */
  secondsLeft: number | null;
}

/** Samples are kept so far apart, so that the rate is that of the last ten seconds or more. */
const SAMPLE_MS = 1000;
const SAMPLES = 10;

/** Of the operation as it was committed last. */
export function progressOf(operation: Operation): OperationProgress {
  const { total, succeeded, unchanged, failed } = operation;
  const done = doneOf(operation);
  const perSecond = rateOf(operation, done);
  return { total, done, succeeded, unchanged, failed, perSecond, secondsLeft: secondsLeft(operation, done, perSecond) };
}

/** The samples with one more, unless the last one is too fresh. */
export function withSample(samples: readonly PaceSample[], sample: PaceSample): PaceSample[] {
  const last = samples.at(-1);
  if (last && Date.parse(sample.at) - Date.parse(last.at) < SAMPLE_MS) return [...samples];
  return [...samples, sample].slice(-SAMPLES);
}

function rateOf(operation: Operation, done: number): number | null {
  const { startedAt, finishedAt, updatedAt, pace } = operation;
  if (startedAt === null) return null;
  if (finishedAt !== null) return perSecond(done, startedAt, finishedAt);
  const [first] = pace;
  return first ? perSecond(done - first.done, first.at, updatedAt) : null;
}

function perSecond(count: number, from: string, to: string): number | null {
  const seconds = (Date.parse(to) - Date.parse(from)) / 1000;
  return seconds > 0 ? Math.round((count / seconds) * 10) / 10 : null;
}

function secondsLeft(operation: Operation, done: number, rate: number | null): number | null {
  if (isFinished(operation)) return 0;
  const { task } = operation;
  if ('phase' in task && task.phase === 'counting') return null;
  return rate === null || rate === 0 ? null : Math.ceil((operation.total - done) / rate);
}

/**
 * Ten attempts over about 75 hours, in seconds after the attempt before: the schedule that Standard Webhooks 1.0.0
 * recommends (https://www.standardwebhooks.com, "Deliverability and reliability").
 */
export const DEFAULT_RETRY_SCHEDULE: readonly number[] = [
  0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400,
];

/**
 * Milliseconds to wait before the attempt that follows `attemptsMade` attempts, or `undefined` when there is none left.
 * `jitter` is a random number in [0, 1), spread over ±10 %. A `Retry-After` of the receiver (milliseconds) is a lower bound.
 */
export function delayBeforeNextAttempt(
  schedule: readonly number[],
  attemptsMade: number,
  jitter: number,
  retryAfterMs = 0,
): number | undefined {
  const seconds = schedule[attemptsMade];
  if (seconds === undefined) return undefined;
  return Math.max(Math.round(seconds * 1000 * (0.9 + 0.2 * jitter)), retryAfterMs);
}

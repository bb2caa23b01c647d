import type { Clock } from '../../core/spi.js';

/** Shows the same time until it is set or moved. */
export class FixedClock implements Clock {
  private current: number;

  constructor(start: Date | string = '2026-01-15T12:00:00.000Z') {
    this.current = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.current);
  }

  set(time: Date | string): void {
    this.current = new Date(time).getTime();
  }

  advance(milliseconds: number): void {
    this.current += milliseconds;
  }
}

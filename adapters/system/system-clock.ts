import type { Clock } from '../../core/ports/system/clock.js';

export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}

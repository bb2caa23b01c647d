import type { Clock } from '../../core/spi.js';

export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}

import type { NewEvent } from '../event/event.js';
import type { NewWork } from './work.js';

/** The events of a change and the work that it asks for. A store writes them in the same atomic step as the change. */
export interface Outbox {
  events: NewEvent[];
  work?: NewWork[];
}

/** Long computations wait here between two steps, so that what else the process has to do is not held up by them. */
export interface Turns {
  /** Settles when it is the caller's turn again; of many that wait, one at a time. */
  next(): Promise<void>;
}

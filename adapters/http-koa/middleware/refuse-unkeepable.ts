import { invalidInput, type InputFault } from '../../../core/index.js';
import { pointerTo } from './validate.js';

/** Deeper than anything a schema takes, and far from what overflows the stack. */
const DEEPEST = 32;

/**
 * Refuses what JSON can say and this service cannot give back: members called `__proto__`, numbers beyond those of IEEE 754,
 * and extreme nesting. What is behind this gate can be walked without care. Throws `input.invalid` with every fault.
 */
export function refuseUnkeepable(parsed: unknown): void {
  const faults: InputFault[] = [];
  const path: string[] = [];
  const note = (code: string, detail: string): void => {
    faults.push({ pointer: pointerTo(path), code, detail });
  };
  const walk = (value: unknown): void => {
    if (typeof value === 'number' && !Number.isFinite(value)) note('number_too_large', 'This number is too large.');
    if (typeof value !== 'object' || value === null) return;
    if (path.length === DEEPEST) {
      note('too_deep', `At most ${String(DEEPEST)} levels can be nested.`);
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      path.push(name);
      if (name === '__proto__') note('unknown_member', 'A member cannot be called "__proto__".');
      else walk(member);
      path.pop();
    }
  };
  walk(parsed);
  if (faults.length > 0) throw invalidInput(faults);
}

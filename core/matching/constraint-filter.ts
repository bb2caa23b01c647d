import type { Job } from '../job/job.js';
import { evaluateConstraint, type ConstraintInputs } from './constraints.js';
import {
  CONSTRAINT_NAMES,
  CONSTRAINT_OUTCOMES,
  type Constraint,
  type ConstraintName,
  type ConstraintOutcome,
} from './match.js';

/**
 * Keeps the matches of which the named constraint, or each one, has one of these outcomes. `unknown` is
 * neither `pass` nor `fail` and matches only where it is listed.
 */
export interface ConstraintFilter {
  name: ConstraintName | 'all';
  outcomes: readonly ConstraintOutcome[];
}

/** All filters hold at once. */
export interface ConstraintQuery {
  filters: readonly ConstraintFilter[];
  job: Job;
  /** The moment from which notice is counted. */
  now: Date;
}

/** The outcomes that each constraint may have; those that may have any are left out. */
export function allowedOutcomes(
  filters: readonly ConstraintFilter[],
): { name: ConstraintName; outcomes: readonly ConstraintOutcome[] }[] {
  return CONSTRAINT_NAMES.map((name) => {
    const about = filters.filter((filter) => filter.name === name || filter.name === 'all');
    return {
      name,
      outcomes: CONSTRAINT_OUTCOMES.filter((outcome) => about.every(({ outcomes }) => outcomes.includes(outcome))),
    };
  }).filter(({ outcomes }) => outcomes.length < CONSTRAINT_OUTCOMES.length);
}

/** Whether a candidate with these inputs passes all filters. */
export function matchesFilter({ filters, job, now }: ConstraintQuery, inputs: ConstraintInputs): boolean {
  return allowedOutcomes(filters).every(({ name, outcomes }) =>
    outcomes.includes(evaluateConstraint(name, inputs, job, now).outcome),
  );
}

/** Whether evaluated constraints pass all filters. */
export function matchesOutcomes(filters: readonly ConstraintFilter[], constraints: readonly Constraint[]): boolean {
  return allowedOutcomes(filters).every(({ name, outcomes }) =>
    constraints.some((constraint) => constraint.name === name && outcomes.includes(constraint.outcome)),
  );
}

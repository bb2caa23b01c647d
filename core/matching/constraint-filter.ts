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
 * Only matches of which the named constraint, or each one, has one of these outcomes. An outcome is what a match shows: `unknown` is
 * neither `pass` nor `fail`, and is let through only where it is named.
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

/** Whether a candidate in these circumstances is let through. */
export function matchesFilter({ filters, job, now }: ConstraintQuery, circumstances: ConstraintInputs): boolean {
  return allowedOutcomes(filters).every(({ name, outcomes }) =>
    outcomes.includes(evaluateConstraint(name, circumstances, job, now).outcome),
  );
}

/** Whether constraints that have been judged are let through. */
export function matchesOutcomes(filters: readonly ConstraintFilter[], judged: readonly Constraint[]): boolean {
  return allowedOutcomes(filters).every(({ name, outcomes }) =>
    judged.some((constraint) => constraint.name === name && outcomes.includes(constraint.outcome)),
  );
}

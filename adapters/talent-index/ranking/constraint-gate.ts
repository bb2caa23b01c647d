import type { ConstraintOutcome } from '../../../core/index.js';
import {
  allowedOutcomes,
  type ConstraintQuery,
  evaluateLocation,
  evaluateSingle,
  homeProximity,
  HOMES,
  type SingleConstraint,
} from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';
import type { BlockView } from '../postings/pass.js';

/** The filters on constraints. The core evaluates each value of an input once per query, when it first occurs. */
export class ConstraintGate {
  private readonly gates: Gate[];

  constructor(query: ConstraintQuery, lexicon: Lexicon) {
    this.gates = allowedOutcomes(query.filters).map(({ name, outcomes }) =>
      name === 'location' ? locationGate(outcomes, query, lexicon) : singleGate(name, outcomes, query, lexicon),
    );
  }

  /** To be called before the first look at a block. */
  open(block: BlockView): void {
    for (const gate of this.gates) gate.open(block);
  }

  matchesFilter(slot: number): boolean {
    for (const gate of this.gates) if (!gate.matchesFilter(slot)) return false;
    return true;
  }
}

interface Gate {
  open(block: BlockView): void;
  matchesFilter(slot: number): boolean;
}

const NOT_YET = 255;

/** Of each number the answer, 0 to 254, asked for once. */
class Answers {
  private readonly known: Uint8Array;

  constructor(
    count: number,
    private readonly ask: (number: number) => number,
  ) {
    this.known = new Uint8Array(count).fill(NOT_YET);
  }

  of(number: number): number {
    const known = this.known[number]!;
    return known === NOT_YET ? (this.known[number] = this.ask(number)) : known;
  }
}

function singleGate<N extends SingleConstraint>(
  name: N,
  outcomes: readonly ConstraintOutcome[],
  { job, now }: ConstraintQuery,
  { constraintInputs }: Lexicon,
): Gate {
  const { values } = constraintInputs[name];
  const answers = new Answers(values.length, (number) =>
    outcomes.includes(evaluateSingle(name, values[number]!, job, now).outcome) ? 1 : 0,
  );
  let column: { of(slot: number): number };
  return {
    open: (block) => (column = block.constraintInputs.column(name)),
    matchesFilter: (slot) => answers.of(column.of(slot)) === 1,
  };
}

function locationGate(
  outcomes: readonly ConstraintOutcome[],
  { job }: ConstraintQuery,
  { constraintInputs: { home, moving } }: Lexicon,
): Gate {
  const homes = new Answers(home.values.length, (number) => HOMES.indexOf(homeProximity(job, home.values[number]!)));
  const answers = HOMES.map(
    (home) =>
      new Answers(moving.values.length, (number) =>
        outcomes.includes(evaluateLocation(home, moving.values[number]!, job).outcome) ? 1 : 0,
      ),
  );
  let homeColumn: { of(slot: number): number };
  let movingColumn: { of(slot: number): number };
  return {
    open({ constraintInputs }) {
      homeColumn = constraintInputs.column('home');
      movingColumn = constraintInputs.column('moving');
    },
    matchesFilter: (slot) => answers[homes.of(homeColumn.of(slot))]!.of(movingColumn.of(slot)) === 1,
  };
}

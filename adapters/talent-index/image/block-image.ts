import { DEAD } from '../columns/shape.js';
import type { NumberColumn, Numbers } from '../columns/number-column.js';
import type { BlockView } from '../postings/pass.js';
import { SealedPostings, type PostingArrays } from '../postings/postings.js';

/** A block as it is stored: nothing of candidates who have gone but their places. */
export interface BlockImage {
  count: number;
  dead: number;
  /** By slot; '' of who has gone. */
  ids: string[];
  shapes: Uint16Array;
  experience: Uint16Array;
  languages: Uint16Array | Uint32Array;
  families: Uint16Array;
  skillNorms: Numbers | null;
  titleNorms: Numbers | null;
  lengths: Numbers | null;
  constraintInputs: (Numbers | null)[];
  postings: PostingArrays;
}

/** Of a full block, or in the same turn of the event loop as the view was made. */
export function imageOf(view: BlockView & { readonly lengths: NumberColumn }): BlockImage {
  const { count, shapes } = view;
  const isAlive = (slot: number): boolean => shapes[slot] !== DEAD;
  let dead = 0;
  const ids: string[] = [];
  for (let slot = 0; slot < count; slot += 1) {
    if (!isAlive(slot)) dead += 1;
    ids.push(isAlive(slot) ? view.ids.of(slot) : '');
  }
  /** Of the slots taken; 0 of who has gone. */
  const column = <T extends Uint16Array | Uint32Array>(values: T): T => {
    const taken = values.slice(0, count) as T;
    if (dead > 0) for (let slot = 0; slot < count; slot += 1) if (!isAlive(slot)) taken[slot] = 0;
    return taken;
  };
  return {
    ...{ count, dead, ids },
    shapes: column(shapes),
    experience: column(view.experience),
    languages: column(view.languages),
    families: column(view.families),
    skillNorms: view.skillNorms.image(count, isAlive),
    titleNorms: view.titleNorms.image(count, isAlive),
    lengths: view.lengths.image(count, isAlive),
    constraintInputs: view.constraintInputs.image(count, isAlive),
    postings: (dead === 0 ? view.postings.arrays() : undefined) ?? new SealedPostings(view.postings, isAlive).arrays(),
  };
}

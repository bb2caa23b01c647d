/** A position in a list: the sort value and the id of the last row that was seen. */
export interface Position {
  value: string;
  id: string;
}

/** One page of a list. */
export interface Page<T> {
  data: T[];
  /** Position of the last row where more follow, else `null`. */
  next: Position | null;
}

/** The orders of a list; `-` is descending. */
export const RECORD_SORTS = ['-createdAt', 'createdAt', '-updatedAt', 'updatedAt'] as const;
/** One of `RECORD_SORTS`. */
export type RecordSort = (typeof RECORD_SORTS)[number];

/** A value, or several of which any is enough. */
export type AnyOf<T extends string> = T | readonly T[];

/** The values of a filter; `undefined` where it is not set. An empty list sets none. */
export function valuesOf<T extends string>(filter: AnyOf<T> | undefined): readonly T[] | undefined {
  if (typeof filter === 'string') return [filter];
  return filter?.length === 0 ? undefined : filter;
}

/** Filters that candidates and jobs share. Times are RFC 3339; `after` and `before` are exclusive. */
export interface RecordFilter {
  status?: AnyOf<string>;
  tag?: AnyOf<string>;
  /** A skill as the taxonomy names it, or `~folded name`; see `skillKey`. */
  skillId?: AnyOf<string>;
  externalId?: string;
  /** Folded words, all of which must occur; see `searchWords`. */
  words?: string[];
  createdAfter?: string;
  createdBefore?: string;
  updatedAfter?: string;
  updatedBefore?: string;
}

/** A page of a list that is asked for. */
export interface RecordQuery<F extends RecordFilter = RecordFilter> {
  filter: F;
  sort: RecordSort;
  after?: Position;
  limit: number;
}

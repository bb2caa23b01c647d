/** A position in a list: the sort value and the id of the last row that was seen. */
export interface Position {
  value: string;
  id: string;
}

export interface Page<T> {
  data: T[];
  /** Position of the last row where more follow, else `null`. */
  next: Position | null;
}

export const RECORD_SORTS = ['-createdAt', 'createdAt', '-updatedAt', 'updatedAt'] as const;
export type RecordSort = (typeof RECORD_SORTS)[number];

/** Filters that candidates and jobs share. Times are RFC 3339; `after` and `before` are exclusive. */
export interface RecordFilter {
  status?: string;
  tag?: string;
  /** A skill as the taxonomy names it, or `~folded name`; see `skillKey`. */
  skillId?: string;
  externalId?: string;
  /** Folded words, all of which must occur; see `searchWords`. */
  words?: string[];
  createdAfter?: string;
  createdBefore?: string;
  updatedAfter?: string;
  updatedBefore?: string;
}

export interface RecordQuery<F extends RecordFilter = RecordFilter> {
  filter: F;
  sort: RecordSort;
  after?: Position;
  limit: number;
}

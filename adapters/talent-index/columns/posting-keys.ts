/** What a posting list is about. The kind is in the high bits of its key, so that the keys of one kind lie side by side. */
const KINDS = { skills: 0, certifications: 1, occupations: 2, titleWords: 3, fields: 4 } as const;
export type PostingKind = keyof typeof KINDS;
export const KIND_COUNT = Object.keys(KINDS).length;
const NUMBER_BITS = 28;

/** The key of the posting list of a skill, a certification, an occupation, a word of titles or a field of work. */
export function keyOf(kind: PostingKind, number: number): number {
  return firstKeyOf(KINDS[kind]) | number;
}

/** That of number 0. */
export function firstKeyOf(kind: number): number {
  return kind << NUMBER_BITS;
}

export function numberOfKey(key: number): number {
  return key & ((1 << NUMBER_BITS) - 1);
}

/** Below `KIND_COUNT`. */
export function kindOfKey(key: number): number {
  return key >>> NUMBER_BITS;
}

export function isOfKind(key: number, kind: PostingKind): boolean {
  return kindOfKey(key) === KINDS[kind];
}

const SHARDS = 64;
const FIRST_PLACES = 8;
const EMPTY = 0;
const DELETED = 0xffffffff;

interface Shard {
  /** A document number plus one, `EMPTY` or `DELETED`; found by linear probing. */
  places: Uint32Array;
  /** Places that are not empty, and of them those of documents. */
  used: number;
  count: number;
}

/**
 * From id to document number, in some seven bytes a document: the ids themselves stay where the documents are. In shards, so that
 * growing never copies more than a small part at once.
 */
export class DocumentTable {
  size = 0;
  private readonly shards: (Shard | undefined)[] = new Array<Shard | undefined>(SHARDS);

  constructor(private readonly idOf: (document: number) => string) {}

  get(id: string): number | undefined {
    const hash = hashOf(id);
    const shard = this.shards[hash >>> 26];
    const place = shard ? this.placeOf(shard, id, hash) : -1;
    return shard && place >= 0 ? shard.places[place]! - 1 : undefined;
  }

  /** Until this returns, `idOf` must still know the id at its former number. */
  set(id: string, document: number): void {
    const hash = hashOf(id);
    let shard = this.shards[hash >>> 26];
    if (!shard) {
      shard = { places: new Uint32Array(FIRST_PLACES), used: 0, count: 0 };
      this.shards[hash >>> 26] = shard;
    }
    const known = this.placeOf(shard, id, hash);
    if (known >= 0) {
      shard.places[known] = document + 1;
      return;
    }
    if (shard.used * 4 >= shard.places.length * 3) this.rebuild(shard);
    this.insert(shard, hash, document + 1);
    shard.count += 1;
    this.size += 1;
  }

  delete(id: string): void {
    const hash = hashOf(id);
    const shard = this.shards[hash >>> 26];
    const place = shard ? this.placeOf(shard, id, hash) : -1;
    if (!shard || place < 0) return;
    shard.places[place] = DELETED;
    shard.count -= 1;
    this.size -= 1;
  }

  private placeOf({ places }: Shard, id: string, hash: number): number {
    const mask = places.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const entry = places[place]!;
      if (entry === EMPTY) return -1;
      if (entry !== DELETED && this.idOf(entry - 1) === id) return place;
    }
  }

  private insert(shard: Shard, hash: number, entry: number): void {
    const mask = shard.places.length - 1;
    let place = hash & mask;
    while (shard.places[place] !== EMPTY) place = (place + 1) & mask;
    shard.places[place] = entry;
    shard.used += 1;
  }

  private rebuild(shard: Shard): void {
    const former = shard.places;
    shard.places = new Uint32Array(shard.count * 2 >= former.length ? former.length * 2 : former.length);
    shard.used = 0;
    for (const entry of former) {
      if (entry !== EMPTY && entry !== DELETED) this.insert(shard, hashOf(this.idOf(entry - 1)), entry);
    }
  }
}

/** FNV-1a over the UTF-16 units, with the bits mixed once more: the highest six choose the shard, the lowest the place. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const SHARDS = 64;
const FIRST_PLACES = 2;
/** In a table with room for all: three quarters are taken at most, and shards are not all of one size. */
const PLACES_OF_A_STRING = 1.45;
const EMPTY = 0;
const DELETED = 0xffffffff;
/** Of the hash: the upper six bits choose the shard, the others the place. */
const PLACE_BITS = 26;
const PLACE_MASK = (1 << PLACE_BITS) - 1;

interface Shard {
  /** A number plus one, `EMPTY` or `DELETED`; found by linear probing. */
  places: Uint32Array;
  /** Places that are not empty, and of them those of numbers. */
  used: number;
  count: number;
}

/**
 * From string to number, in some six bytes a string: the strings themselves stay where the numbers are explained. In shards, so that
 * growing never copies more than a small part at once.
 */
export class StringTable {
  size = 0;
  private readonly shards: (Shard | undefined)[] = new Array<Shard | undefined>(SHARDS);

  constructor(private readonly stringOf: (number: number) => string) {}

  get(string: string): number | undefined {
    const hash = hashOf(string);
    const shard = this.shards[hash >>> PLACE_BITS];
    const place = shard ? this.placeOf(shard, string, hash) : -1;
    return shard && place >= 0 ? shard.places[place]! - 1 : undefined;
  }

  /** Room for so many strings in an empty table, so that it need not grow while they come. */
  reserve(strings: number): void {
    const places = Math.ceil((strings / SHARDS) * PLACES_OF_A_STRING);
    if (places > FIRST_PLACES) for (let at = 0; at < SHARDS; at += 1) this.shards[at] = shardOf(places);
  }

  /** Until this returns, `stringOf` must still know the string at its former number. */
  set(string: string, number: number): void {
    const hash = hashOf(string);
    const shard = this.shards[hash >>> PLACE_BITS];
    const known = shard ? this.placeOf(shard, string, hash) : -1;
    if (shard && known >= 0) shard.places[known] = number + 1;
    else this.addHashed(hash, number);
  }

  /** A string that is not in the table: it is not looked for. */
  add(string: string, number: number): void {
    this.addHashed(hashOf(string), number);
  }

  delete(string: string): void {
    const hash = hashOf(string);
    const shard = this.shards[hash >>> PLACE_BITS];
    const place = shard ? this.placeOf(shard, string, hash) : -1;
    if (!shard || place < 0) return;
    shard.places[place] = DELETED;
    shard.count -= 1;
    this.size -= 1;
  }

  private addHashed(hash: number, number: number): void {
    const shard = (this.shards[hash >>> PLACE_BITS] ??= shardOf(FIRST_PLACES));
    if ((shard.used + 1) * 4 > shard.places.length * 3) this.rebuild(shard);
    this.insert(shard, hash, number + 1);
    shard.count += 1;
    this.size += 1;
  }

  private placeOf({ places }: Shard, string: string, hash: number): number {
    for (let place = firstPlace(hash, places.length); ; place = place + 1 === places.length ? 0 : place + 1) {
      const entry = places[place]!;
      if (entry === EMPTY) return -1;
      if (entry !== DELETED && this.stringOf(entry - 1) === string) return place;
    }
  }

  private insert(shard: Shard, hash: number, entry: number): void {
    const { places } = shard;
    let place = firstPlace(hash, places.length);
    while (places[place] !== EMPTY) place = place + 1 === places.length ? 0 : place + 1;
    places[place] = entry;
    shard.used += 1;
  }

  /** Where most places are taken by deleted entries the size stays. */
  private rebuild(shard: Shard): void {
    const former = shard.places;
    shard.places = new Uint32Array(
      shard.count * 2 >= former.length ? Math.ceil(former.length * GROWTH) + 1 : former.length,
    );
    shard.used = 0;
    for (const entry of former) {
      if (entry !== EMPTY && entry !== DELETED) this.insert(shard, hashOf(this.stringOf(entry - 1)), entry);
    }
  }
}

const GROWTH = 1.4;

function shardOf(places: number): Shard {
  return { places: new Uint32Array(places), used: 0, count: 0 };
}

/** The lower bits of the hash spread over any number of places. */
function firstPlace(hash: number, length: number): number {
  return Math.floor(((hash & PLACE_MASK) * length) / (PLACE_MASK + 1));
}

/** FNV-1a over the UTF-16 units, with the bits mixed once more. */
function hashOf(string: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < string.length; at += 1) hash = Math.imul(hash ^ string.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

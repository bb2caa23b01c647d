import { PackedText } from './packed-text.js';

/**
 * The ids of a block, by slot. Once it is full they are one text: hardly more than the ids, and one object instead of thousands. How all of
 * them begin is there once: their kind, and of ids in the order of time the hour in which they were made.
 */
export class BlockIds {
  private open: string[] = [];
  private beginning = '';
  private text = new PackedText('');
  /** Where the rests of ids end in the text; none where all are of one length. */
  private ends: Uint32Array | null = null;
  private length = 0;

  add(id: string): void {
    this.open.push(id);
  }

  of(slot: number): string {
    const { ends, length, beginning, text } = this;
    if (ends) return beginning + text.slice(slot === 0 ? 0 : ends[slot - 1]!, ends[slot]!);
    return length > 0 ? beginning + text.slice(slot * length, (slot + 1) * length) : this.open[slot]!;
  }

  seal(): void {
    const from = commonBeginning(this.open);
    const rests = this.open.map((id) => id.slice(from));
    const [first = ''] = rests;
    let end = 0;
    if (first.length > 0 && rests.every(({ length }) => length === first.length)) this.length = first.length;
    else this.ends = Uint32Array.from(rests, ({ length }) => (end += length));
    this.beginning = standAlone(this.open[0]?.slice(0, from) ?? '');
    this.text = new PackedText(rests.join(''));
    this.open = [];
  }
}

/** How many characters all of them have in common from the start. */
function commonBeginning([first = '', ...others]: readonly string[]): number {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return length;
}

/** The same id without a tie to the text that it may be a part of. */
export function standAlone(id: string): string {
  return [id.slice(0, 1), id.slice(1)].join('');
}

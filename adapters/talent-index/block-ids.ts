/** The ids of a block, by slot. Once it is full they are one text: hardly more than the ids, and one object instead of thousands. */
export class BlockIds {
  private open: string[] = [];
  private text = '';
  /** Where ids end in the text; none where all are of one length. */
  private ends: Uint32Array | null = null;
  private length = 0;

  add(id: string): void {
    this.open.push(id);
  }

  of(slot: number): string {
    const { ends, length } = this;
    if (ends) return this.text.slice(slot === 0 ? 0 : ends[slot - 1]!, ends[slot]!);
    return length > 0 ? this.text.slice(slot * length, (slot + 1) * length) : this.open[slot]!;
  }

  seal(): void {
    const [first = ''] = this.open;
    let end = 0;
    if (first.length > 0 && this.open.every(({ length }) => length === first.length)) this.length = first.length;
    else this.ends = Uint32Array.from(this.open, ({ length }) => (end += length));
    this.text = this.open.join('');
    this.open = [];
  }
}

/** The same id without a tie to the text that it may be a part of. */
export function standAlone(id: string): string {
  return [id.slice(0, 1), id.slice(1)].join('');
}

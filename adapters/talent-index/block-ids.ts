/** The ids of a block, by slot. Once it is full they are one text: a few bytes more than the ids, and one object instead of thousands. */
export class BlockIds {
  private open: string[] = [];
  private text = '';
  private ends: Uint32Array | null = null;

  add(id: string): void {
    this.open.push(id);
  }

  of(slot: number): string {
    const { ends } = this;
    return ends ? this.text.slice(slot === 0 ? 0 : ends[slot - 1]!, ends[slot]!) : this.open[slot]!;
  }

  seal(): void {
    let end = 0;
    this.ends = Uint32Array.from(this.open, ({ length }) => (end += length));
    this.text = this.open.join('');
    this.open = [];
  }
}

/** The same id without a tie to the text that it may be a part of. */
export function standAlone(id: string): string {
  return [id.slice(0, 1), id.slice(1)].join('');
}

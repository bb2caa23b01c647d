import type { DraftLine } from './draft-line.js';

export interface TextStyle {
  bold?: boolean;
  hidden?: boolean;
  fontSize?: number;
}

/**
 * Collects the runs of one paragraph. What is hidden becomes a line of its own after it, so that it can be distinguished; a
 * line counts as bold when most of its letters are.
 */
export class LineWriter {
  readonly lines: DraftLine[] = [];
  #text = '';
  #boldLetters = 0;
  #size = 0;
  #hidden = '';

  write(text: string, style: TextStyle = {}): void {
    if (style.hidden === true) {
      this.#hidden += text;
      return;
    }
    this.#text += text;
    if (style.bold === true) this.#boldLetters += text.trim().length;
    if (style.fontSize !== undefined && text.trim() !== '') this.#size = Math.max(this.#size, style.fontSize);
  }

  get empty(): boolean {
    return this.#text.trim() === '' && this.#hidden.trim() === '';
  }

  breakLine(role?: DraftLine['role']): void {
    const text = this.#text;
    if (text.trim() !== '') {
      const line: DraftLine = { text };
      if (role !== undefined) line.role = role;
      if (this.#boldLetters > text.replace(/\s+/g, '').length / 2) line.bold = true;
      if (this.#size > 0) line.fontSize = this.#size;
      this.lines.push(line);
    }
    if (this.#hidden.trim() !== '') this.lines.push({ text: this.#hidden, hidden: true });
    this.#text = this.#hidden = '';
    this.#boldLetters = this.#size = 0;
  }
}

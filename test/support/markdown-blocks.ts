import { readFileSync } from 'node:fs';

export interface MarkdownBlock {
  language: string;
  text: string;
  /** The last line of prose before it. */
  leadIn: string;
}

/** The fenced blocks of a page, in order. `page` is relative to the project. */
export function markdownBlocks(page: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let leadIn = '';
  let open: MarkdownBlock | undefined;
  for (const line of readPage(page).split('\n')) {
    const fence = /^```(\w*)/.exec(line);
    if (fence && open) {
      blocks.push(open);
      open = undefined;
      leadIn = '';
    } else if (fence) open = { language: fence[1] ?? '', text: '', leadIn };
    else if (open) open.text += `${line}\n`;
    else if (line.trim() !== '') leadIn = line;
  }
  return blocks;
}

export function readPage(page: string): string {
  return readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
}

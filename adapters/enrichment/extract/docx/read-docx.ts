import type { ExtractedDocument } from '../../../../core/spi.js';
import { childElements, descendants, firstChild, type XmlElement } from '../archive/parse-xml.js';
import { assembleDocument } from '../assemble-document.js';
import { CONTENT_TYPES } from '../detect-format.js';
import type { DraftLine } from '../draft-line.js';
import { BodyReader } from './body-reader.js';
import { DocxPackage } from './docx-package.js';
import { Styles } from './styles.js';

/** Headers, then the body, then the notes that it refers to, then footers. The file does not say where pages end: all lines are on page 1. */
export function readDocx(bytes: Uint8Array): ExtractedDocument {
  const files = new DocxPackage(bytes);
  const styles = new Styles(files.related('styles'));
  const body = files.document();
  const reader = new BodyReader(styles, files.relations(files.main));
  const background = files.part(files.main);
  const coloured = background !== undefined && !descendants(background, 'w:background').next().done;
  const lines = reader.blocks(body, coloured);
  const links = [...reader.links];
  const margin = (kind: 'header' | 'footer') => marginLines(files, styles, body, kind, links);
  const notes = [
    ...noteLines(files, styles, reader.notes, 'footnote'),
    ...noteLines(files, styles, reader.notes, 'endnote'),
  ];
  return assembleDocument({
    contentType: CONTENT_TYPES.docx,
    lines: [...margin('header'), ...lines, ...notes, ...margin('footer')],
    links,
  });
}

/** First, even and odd pages have headers of their own, which mostly say the same: each line is kept once. */
function marginLines(
  files: DocxPackage,
  styles: Styles,
  body: XmlElement,
  role: 'header' | 'footer',
  links: string[],
): DraftLine[] {
  const relations = files.relations(files.main);
  const seen = new Set<string>();
  const lines: DraftLine[] = [];
  const targets = new Set<string>();
  for (const reference of descendants(body, `w:${role}Reference`)) {
    const target = relations.get(reference.attributes['r:id'] ?? '')?.target;
    if (target !== undefined) targets.add(target);
  }
  for (const target of targets) {
    const part = files.part(target);
    const root = part === undefined ? undefined : childElements(part)[0];
    if (root === undefined) continue;
    const reader = new BodyReader(styles, files.relations(target));
    for (const line of reader.blocks(root)) {
      if (seen.has(line.text)) continue;
      seen.add(line.text);
      lines.push({ ...line, role });
    }
    links.push(...reader.links);
  }
  return lines;
}

function noteLines(
  files: DocxPackage,
  styles: Styles,
  notes: readonly string[],
  kind: 'footnote' | 'endnote',
): DraftLine[] {
  const wanted = new Set(notes.filter((id) => id.startsWith(`${kind}:`)));
  if (wanted.size === 0) return [];
  const root = firstChild(files.related(`${kind}s`), `w:${kind}s`);
  const reader = new BodyReader(styles, new Map());
  return (root === undefined ? [] : childElements(root, `w:${kind}`))
    .filter((note) => wanted.has(`${kind}:${note.attributes['w:id']}`))
    .flatMap((note) => reader.blocks(note));
}

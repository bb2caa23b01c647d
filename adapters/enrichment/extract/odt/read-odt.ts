import type { ExtractedDocument } from '../../../../core/spi.js';
import { Archive } from '../archive/open-archive.js';
import { descendants, firstChild, parseXml, type XmlElement } from '../archive/parse-xml.js';
import { assembleDocument } from '../assemble-document.js';
import { CONTENT_TYPES } from '../detect-format.js';
import type { DraftLine } from '../draft-line.js';
import { ExtractionFailure } from '../extraction-failure.js';
import { OdtLines } from './odt-lines.js';
import { OdtStyles } from './odt-styles.js';

export function readOdt(bytes: Uint8Array): ExtractedDocument {
  const archive = new Archive(bytes);
  const manifest = archive.read('META-INF/manifest.xml');
  if (manifest !== undefined && new TextDecoder().decode(manifest).includes('encryption-data')) {
    throw new ExtractionFailure('encrypted', 'The document is protected with a password.');
  }
  const content = archive.read('content.xml');
  if (content === undefined) throw new ExtractionFailure('corrupt', 'The ODT has no content.');
  const root = firstChild(parseXml(content), 'office:document-content');
  const text = firstChild(firstChild(root, 'office:body'), 'office:text');
  if (text === undefined)
    throw new ExtractionFailure('unsupported_format', 'The OpenDocument file holds no text document.');
  const stylePart = archive.read('styles.xml');
  const named = stylePart === undefined ? undefined : firstChild(parseXml(stylePart), 'office:document-styles');
  const styles = new OdtStyles();
  styles.add(firstChild(named, 'office:styles'));
  styles.add(firstChild(named, 'office:automatic-styles'));
  styles.add(firstChild(root, 'office:automatic-styles'));
  const reader = new OdtLines(styles);
  const margin = (role: 'header' | 'footer') => marginLines(reader, named, role);
  const header = margin('header');
  const body = reader.blocks(text);
  const lines = [...header, ...body, ...reader.notes, ...margin('footer')];
  return assembleDocument({ contentType: CONTENT_TYPES.odt, lines, links: reader.links });
}

function marginLines(reader: OdtLines, styles: XmlElement | undefined, role: 'header' | 'footer'): DraftLine[] {
  const master = firstChild(styles, 'office:master-styles');
  const seen = new Set<string>();
  const lines: DraftLine[] = [];
  for (const part of master === undefined ? [] : descendants(master, `style:${role}`)) {
    for (const line of reader.blocks(part)) {
      if (!seen.has(line.text)) lines.push({ ...line, role });
      seen.add(line.text);
    }
  }
  return lines;
}

import type { ExtractedDocument } from '../../../../core/spi.js';
import { assembleDocument } from '../assemble-document.js';
import { withDatesOfNextRow } from '../broken-dates.js';
import { CONTENT_TYPES } from '../detect-format.js';
import type { DraftLine } from '../draft-line.js';
import { ExtractionFailure } from '../extraction-failure.js';
import { LIMITS } from '../limits.js';
import { assertPlausibleText } from './decode-text.js';

const BULLET = /^\s*(?:[•◦▪▫■□●○‣⁃∙·➢➤✓]|[*–+-](?= ))/u;

export function readText(text: string): ExtractedDocument {
  assertPlausibleText(text);
  // Checked before the lines are split, which costs many times the text.
  if (text.length > LIMITS.characters * 4) {
    throw new ExtractionFailure('too_large', `The text has more than ${LIMITS.characters} characters.`);
  }
  const lines = text.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/).map((raw): DraftLine => {
    // Columns made with runs of spaces are cells, as tabs are.
    const line: DraftLine = { text: raw.replace(/(?<=\S) {4,}(?=\S)/g, '\t') };
    if (BULLET.test(raw)) line.role = 'list-item';
    return line;
  });
  const rows = lines.map((line) => line.text.trim().split('\t'));
  for (const [at, cells] of withDatesOfNextRow(rows).entries())
    if (cells.some((cell, column) => cell !== rows[at]![column])) lines[at]!.text = cells.filter(Boolean).join('\t');
  const document = assembleDocument({ contentType: CONTENT_TYPES.text, lines, links: linksIn(text) });
  if (document.text !== text) document.source = text;
  return document;
}

function linksIn(text: string): string[] {
  return (text.match(/\bhttps?:\/\/[^\s<>"')\]]+/gi) ?? []).map((link) => link.replace(/(?<![.,;:])[.,;:]+$/, ''));
}

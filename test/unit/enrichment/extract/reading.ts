import { expect } from 'chai';
import type { DocumentLine, ExtractedDocument } from '../../../../core/candidate/resume-document.js';
import {
  ExtractionFailure,
  readDocument,
  type ExtractionFailureCode,
} from '../../../../adapters/enrichment/extract/index.js';

export function linesOf(document: ExtractedDocument): string[] {
  return document.text.split('\n');
}

export function lineWith(document: ExtractedDocument, text: string): DocumentLine {
  const line = document.lines.find(({ start, end }) => document.text.slice(start, end).includes(text));
  if (line === undefined) throw new Error(`No line with "${text}" in:\n${document.text}`);
  return line;
}

/** Every line is where it says, and the lines make up the text. */
export function expectExactOffsets(document: ExtractedDocument): void {
  expect(document.lines.map(({ start, end }) => document.text.slice(start, end))).to.deep.equal(linesOf(document));
}

export async function expectFailure(work: Promise<unknown>, code: ExtractionFailureCode): Promise<void> {
  try {
    await work;
  } catch (error) {
    expect(error).to.be.instanceOf(ExtractionFailure);
    expect((error as ExtractionFailure).code).to.equal(code);
    return;
  }
  throw new Error(`Expected ${code}, but it was read.`);
}

export function read(source: string | Uint8Array, filename?: string): Promise<ExtractedDocument> {
  return readDocument(typeof source === 'string' ? Buffer.from(source) : source, filename);
}

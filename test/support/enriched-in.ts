import type { EnrichmentChildren } from '../../adapters/enrichment/index.js';
import type { EnrichmentResult, EnrichmentSubject, ParsedDocument } from '../../core/spi.js';

/** A candidate of whom nothing is known. */
export const A_SUBJECT: EnrichmentSubject = {
  callerLayer: {},
  resumeLayer: {},
  suppressedSkills: [],
  resume: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** What a child process reads in a file. */
export async function enrichedIn(children: EnrichmentChildren, bytes: Uint8Array): Promise<ParsedDocument> {
  const input = { candidate: A_SUBJECT, file: { bytes }, generatedAt: A_SUBJECT.createdAt };
  const { reading } = (await children.background.run('enrich', input)) as EnrichmentResult;
  if (!reading) throw new Error('Nothing was read.');
  return reading;
}

import {
  cutSections,
  type EnrichmentInput,
  type EnrichmentResult,
  type Evidence,
  type ExtractedDocument,
  fingerprints,
  inferCandidate,
  type InferenceTools,
  type ParsedDocument,
  type ParsedResume,
  referenceDateOf,
  wordsInOrder,
} from '../../core/spi.js';
import { asExtractionFailure, readDocument, type OcrInput } from './extract/index.js';
import { inNormalCase } from './language/normal-case.js';
import { headWordLexicon, parseResume } from './parse/index.js';
import { withListedTitles } from './language/listed-titles.js';
import { withSkillsApart } from './skills-apart.js';

/**
 * The stages in their order; `reach` is called with each before it begins. Throws an `ExtractionFailure` where the document is to blame, and
 * `PagesToRecognize` where `ocr` asks for the text of pictures and has none yet.
 */
export async function enrich(
  { candidate, file, reading: earlier, generatedAt }: EnrichmentInput,
  tools: InferenceTools,
  reach: (stage: string) => void,
  ocr?: OcrInput,
): Promise<EnrichmentResult> {
  const durations: EnrichmentResult['durations'] = {};
  const timed = async <T>(stage: 'extract' | 'parse' | 'infer', run: () => T | Promise<T>): Promise<T> => {
    reach(stage);
    const from = performance.now();
    const done = await run();
    durations[stage] = Math.round((performance.now() - from) * 10) / 10;
    return done;
  };
  let reading = earlier;
  if (file) {
    const document = await timed('extract', () => readDocument(file.bytes, file.filename, ocr));
    const parsed = await timed('parse', () => parseWhole(document, referenceDateOf(candidate), tools));
    reading = { document, parsed };
  }
  const subject = reading ? { ...candidate, resumeLayer: reading.parsed.profile } : candidate;
  const { inference, prints } = await timed('infer', () => ({
    inference: inferCandidate(subject, reading, { generatedAt }, tools),
    prints: fingerprintsOf(reading),
  }));
  return { ...inference, ...(file && reading && { reading }), fingerprints: prints, durations };
}

/** A section has as many entries as a caller may give it: what is above is cut, with its evidence, and said so. */
function parseWhole(
  document: ExtractedDocument,
  referenceDate: string,
  { taxonomy, occupations }: InferenceTools,
): ParsedResume {
  try {
    const titles = withListedTitles(headWordLexicon, occupations);
    const read = parseResume(document, { referenceDate }, { titles });
    // A profile that the document itself gives stays as it is.
    const parsed = document.profile ? read : withSkillsApart(read, taxonomy);
    const { profile, cut } = cutSections(document.profile ? parsed.profile : inNormalCase(parsed.profile, taxonomy));
    const from = withSource(parsed.evidence, document);
    if (cut.length === 0) return { ...parsed, profile, evidence: from };
    const evidence = from.filter(({ fact }) => isThere(profile, fact));
    return { ...parsed, profile, evidence, cutSections: cut };
  } catch (error) {
    throw asExtractionFailure(error);
  }
}

/** Says of each quote whether it was recognized in a picture. */
function withSource(evidence: readonly Evidence[], { ocr, lines }: ExtractedDocument): Evidence[] {
  if (!ocr) return [...evidence];
  const recognized = lines.filter((line) => line.recognized);
  return evidence.map((each) =>
    recognized.some(({ start, end }) => start < each.end && each.start < end) ? { ...each, source: 'ocr' } : each,
  );
}

/** Whether the entry that a pointer such as `/profile/work/3/startDate` leads to is kept. */
function isThere(profile: ParsedResume['profile'], fact: string): boolean {
  const [, , section, index] = fact.split('/');
  const entries: unknown = profile[section as keyof typeof profile];
  return !Array.isArray(entries) || index === undefined || Number(index) < entries.length;
}

function fingerprintsOf(reading: ParsedDocument | undefined): Uint32Array {
  return reading ? fingerprints(wordsInOrder(reading.document.text)) : new Uint32Array();
}

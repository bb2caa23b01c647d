import type { z } from 'zod';
import type { CandidateExport } from '../../../core/index.js';
import { eventDocument } from '../../../core/spi.js';
import { presentAccess } from '../audit/presenter.js';
import { presentCandidate, presentCandidateRecord } from '../candidates/presenter.js';
import { presentFeedback } from '../feedback/presenter.js';
import { presentMatch } from '../matches/presenter.js';
import type { exportSchema } from './export-schema.js';

/** All that is kept about a person. */
export function presentExport(exported: CandidateExport): z.output<typeof exportSchema> {
  const { exportedAt, view, merged, scores } = exported;
  const { features } = view.candidate;
  return {
    object: 'candidate_export',
    exportedAt,
    candidate: presentCandidate(view),
    ...presentBeside(view.candidate, exported),
    features: features && { ...features },
    merged: merged.map((each) => ({
      candidate: presentCandidateRecord(each.candidate),
      ...presentBeside(each.candidate, each),
      features: each.candidate.features && { ...each.candidate.features },
      intelligence: each.candidate.intelligence && { ...each.candidate.intelligence },
      replaced: { ...each.replaced },
      replacedDocument: presentDocument(each.replaced.resume, each.replacedFile),
    })),
    scores: scores.map(presentMatch),
  };
}

type Record = CandidateExport['view']['candidate'];
type Beside = Pick<CandidateExport, 'file' | 'reading' | 'feedback' | 'events' | 'accesses'>;

function presentBeside(
  { callerLayer, resumeLayer, resume }: Record,
  { file, reading, feedback, events, accesses }: Beside,
) {
  return {
    layers: { caller: { ...callerLayer }, resume: { ...resumeLayer } },
    document: presentDocument(resume, file),
    text: reading && (reading.document.source ?? reading.document.text),
    feedback: feedback.map(presentFeedback),
    events: events.map(eventDocument),
    accesses: accesses.map((access) => ({
      ...presentAccess(access),
      resource: access.resource && { ...access.resource },
    })),
  };
}

function presentDocument(resume: Record['resume'] | undefined, file: Uint8Array | null) {
  if (!file || !resume) return null;
  return {
    contentBase64: Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64'),
    contentType: resume.contentType,
    filename: resume.filename,
  };
}

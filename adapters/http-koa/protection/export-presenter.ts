import type { z } from 'zod';
import type { CandidateExport } from '../../../core/index.js';
import { eventDocument } from '../../../core/spi.js';
import { presentAuditRecord } from '../audit/presenter.js';
import { presentCandidate } from '../candidates/presenter.js';
import { presentFeedback } from '../feedback/presenter.js';
import { presentMatch } from '../matches/presenter.js';
import type { exportSchema } from './export-schema.js';

/** All that is kept about a person. */
export function presentExport(exported: CandidateExport): z.output<typeof exportSchema> {
  const { exportedAt, view, file, reading, feedback, events, accesses, scores } = exported;
  const { callerLayer, resumeLayer, features, resume } = view.candidate;
  return {
    object: 'candidate_export',
    exportedAt,
    candidate: presentCandidate(view),
    layers: { caller: { ...callerLayer }, resume: { ...resumeLayer } },
    features: features && { ...features },
    document:
      file && resume
        ? {
            contentBase64: Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64'),
            contentType: resume.contentType,
            filename: resume.filename,
          }
        : null,
    text: reading && (reading.document.source ?? reading.document.text),
    feedback: feedback.map(presentFeedback),
    events: events.map(eventDocument),
    accesses: accesses.map(presentAuditRecord),
    scores: scores.map(presentMatch),
  };
}

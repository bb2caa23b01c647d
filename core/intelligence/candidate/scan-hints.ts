import type { QualityFinding } from '../../candidate/candidate-intelligence.js';
import type { ExtractedDocument } from '../../candidate/resume-document.js';

/** Below this confidence so many letters are wrong that names and addresses want a look at the picture. */
const WELL_RECOGNIZED = 0.8;

/** Says what of a document was not read, and that what was recognized in pictures may be wrong. Neither is a fault of the candidate. */
export function scanHints(
  document: Pick<ExtractedDocument, 'ocr' | 'pages' | 'unreadPages'> | undefined,
): QualityFinding[] {
  const findings: QualityFinding[] = [];
  const { damaged = 0, pictures = 0 } = document?.unreadPages ?? {};
  if (document && damaged + pictures > 0) {
    const detail = `${String(damaged + pictures)} of ${String(document.pages)} pages gave no text: pictures, or damaged.`;
    findings.push({ code: 'resume.pages_not_read', severity: 'warning', detail, pointer: '/resume' });
  }
  if (document?.ocr && document.ocr.confidence < WELL_RECOGNIZED) {
    const percent = Math.round(document.ocr.confidence * 100);
    const detail = `Text was recognized in pictures with a confidence of ${String(percent)} %: names and addresses may be wrong.`;
    findings.push({ code: 'resume.recognized_poorly', severity: 'warning', detail, pointer: '/resume' });
  }
  return findings;
}

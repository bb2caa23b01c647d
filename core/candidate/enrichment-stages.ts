import type { ParsedDocument } from './parsed-document.js';
import type { ExtractedDocument, ParsedResume } from './resume-document.js';
import { STAGES, type PartialCode, type Stage, type StageName } from './enrichment.js';
import { PROFILE_SECTIONS } from './profile.js';

/**
 * What became of each stage. Those before one that failed succeeded; what needs a document is skipped without one, and what infers where there was
 * nothing to infer from, or nothing but what was inferred earlier.
 */
export function enrichmentStages({
  reading,
  failure,
  isInferred,
}: {
  reading: ParsedDocument | undefined;
  failure: { stage: StageName; code: string } | null;
  isInferred: boolean;
}): Stage[] {
  const inferred: Stage['status'] = isInferred ? 'succeeded' : 'skipped';
  const failedAt = failure ? STAGES.indexOf(failure.stage) : -1;
  return STAGES.map((name, at) => {
    if (failure && at === failedAt) return { name, status: 'failed', code: failure.code };
    if (name === 'normalize' || name === 'infer') return { name, status: inferred, code: null };
    if (failure) return { name, status: at < failedAt ? 'succeeded' : 'skipped', code: null };
    if (!reading) return { name, status: 'skipped', code: null };
    const code = name === 'extract' ? gapOf(reading.document) : gapIn(reading.parsed);
    return { name, status: code ? 'partial' : 'succeeded', code };
  });
}

/** What of the document could not be read. */
function gapOf({ unreadPages }: ExtractedDocument): PartialCode | null {
  if (!unreadPages) return null;
  return unreadPages.damaged > 0 ? 'damaged_pages' : 'pages_without_text';
}

/** Above this share of unread text nobody can take the profile for the whole resume. */
const MOST_UNREAD = 1 / 3;

/** Name and contact alone make no resume. */
function gapIn({ profile, cutSections, unread }: ParsedResume): PartialCode | null {
  if (!PROFILE_SECTIONS.some((section) => section !== 'basics' && profile[section]?.length)) return 'no_sections';
  if (cutSections) return 'sections_cut';
  return unread && unread.share > MOST_UNREAD ? 'text_not_read' : null;
}

import type { ExtractedDocument } from '../../candidate/resume-document.js';
import type { QualityFinding } from '../../candidate/candidate-intelligence.js';
import { adPhrases, machineInstruction } from './suspicious-phrases.js';

/** Fewer are the odd stray label of a layout. */
const MANY_HIDDEN_WORDS = 5;

/** Different phrases of job ads; one or two are in honest resumes too. */
const MANY_AD_PHRASES = 3;

/** Words that the document holds and its reader does not see. They were not read into the profile. */
export function hiddenTextHint(document: ExtractedDocument): QualityFinding[] {
  const words = document.lines
    .filter(({ hidden }) => hidden)
    .reduce((sum, { start, end }) => sum + countWords(document.text.slice(start, end)), 0);
  if (words === 0) return [];
  const detail = `${String(words)} ${words === 1 ? 'word is' : 'words are'} hidden from the reader of the resume. Hidden text is not read into the profile.`;
  const severity = words < MANY_HIDDEN_WORDS ? 'info' : 'warning';
  return [{ code: 'integrity.hidden_text', severity, detail, pointer: '/resume' }];
}

/** Text that speaks to a program instead of to a person: shown to people, obeyed by nothing here. */
export function instructionHint(text: string, pointer: string): QualityFinding[] {
  const quote = machineInstruction(text);
  if (quote === undefined) return [];
  const detail = `The text gives instructions to a machine: "${quote}".`;
  return [{ code: 'integrity.machine_instructions', severity: 'warning', detail, pointer }];
}

/** Phrases that employers use of themselves, and applicants do not. */
export function adWordingHint(text: string, pointer: string): QualityFinding[] {
  const phrases = adPhrases(text);
  if (phrases.length < MANY_AD_PHRASES) return [];
  const quotes = phrases.slice(0, MANY_AD_PHRASES).map((phrase) => `"${phrase}"`);
  const detail = `The text is worded like a job ad: ${quotes.join(', ')}.`;
  return [{ code: 'integrity.job_ad_wording', severity: 'warning', detail, pointer }];
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

import type { LanguagePack } from '../../../parse/lexicons/language-pack.js';
import { anyOf, LANGUAGE_PACKS } from '../../../parse/lexicons/lexicon.js';

interface Sentences {
  seeks: RegExp;
  soughtBefore: RegExp;
  soughtBehind: RegExp;
  clientsBefore: RegExp;
  clientsBehind: RegExp;
}

/** Characters of a sentence that are looked at before and behind a wording. */
const BEFORE = 110;
const BEHIND = 60;

const SENTENCES: ReadonlyMap<string, Sentences> = new Map(LANGUAGE_PACKS.map((pack) => [pack.code, sentencesOf(pack)]));

function sentencesOf({ sought, ads, joining }: LanguagePack): Sentences {
  const seeks = anyOf([...(sought?.seeks ?? []), ...(ads?.seeks ?? []), ...(ads?.employerSeeks ?? [])]);
  const breaks = `(?!(?:${anyOf(sought?.breaks ?? [])})(?!\\p{L}))`;
  const word = String.raw`[\p{L}\p{N}'’/()-]{1,25}`;
  const apart = String.raw`[\s,:"“–-]{1,3}`;
  const fill = anyOf(sought?.fill ?? []);
  const and = anyOf(joining?.and ?? []);
  // "very young", "friendly and young", "a friendly young"
  const predicate = String.raw`(?:${apart}(?:${fill}|${word}(?:,|\s(?:${and}))|${and})){0,4}(?:${apart}(?:${fill})(?:${apart}${breaks}${word}){1,3})?`;
  return {
    seeks: new RegExp(String.raw`(?<!\p{L})(?:${seeks}|${anyOf(sought?.describes ?? [])})(?!\p{L})`, 'iu'),
    // bounded: the 110 characters of a sentence before a wording
    soughtBefore: new RegExp(
      String.raw`(?<!\p{L})(?:(?:${seeks})(?:${apart}${breaks}${word}){0,6}|(?:${anyOf(sought?.describes ?? [])})${predicate}|(?:${seeks})[^.!?]{1,70}\s(?:${anyOf(sought?.whoIs ?? [])})${predicate})${apart}$`,
      'iu',
    ),
    // bounded: the 60 characters of a sentence behind a wording
    soughtBehind: new RegExp(
      String.raw`^(?:${apart}${breaks}${word}){0,3}${apart}(?:${anyOf(sought?.wanted ?? [])})(?!\p{L})`,
      'iu',
    ),
    clientsBefore: new RegExp(
      String.raw`(?<!\p{L})(?:${anyOf([...(sought?.clients ?? []), ...(sought?.cares ?? [])])})(?!\p{L})`,
      'iu',
    ),
    clientsBehind: new RegExp(
      String.raw`^[\s-]{0,2}(?:\p{L}{1,15}[\s-]){0,2}(?:${anyOf(sought?.clients ?? [])})(?!\p{L})`,
      'iu',
    ),
  };
}

/** "We are looking for a friendly …", "… wanted", "you are …": what stands there is said of the person wanted. */
export function isOfPersonSought(text: string, start: number, end: number, languages: readonly string[]): boolean {
  const before = beforeInSentence(text, start);
  const behind = behindInSentence(text, end);
  return languages.some((language) => {
    const sentences = SENTENCES.get(language);
    return sentences !== undefined && (sentences.soughtBefore.test(before) || sentences.soughtBehind.test(behind));
  });
}

/** "A family looks for a friendly woman, non-smoker, …": the sentence looks for somebody, and serves nobody. */
export function isInSearch(text: string, start: number, end: number, languages: readonly string[]): boolean {
  if (isOfPersonSought(text, start, end, languages)) return true;
  const before = beforeInSentence(text, start);
  return languages.some((language) => {
    const sentences = SENTENCES.get(language);
    const [, ...sought] = sentences === undefined ? [] : before.split(sentences.seeks);
    return sentences !== undefined && sought.length > 0 && !sentences.clientsBefore.test(sought.join(' '));
  });
}

/** "We support adults aged …", "… year old students": what stands there is said of those for whom the work is done. */
export function isOfClients(text: string, start: number, end: number, languages: readonly string[]): boolean {
  if (isInSearch(text, start, end, languages)) return false;
  const before = beforeInSentence(text, start);
  const behind = behindInSentence(text, end);
  return languages.some((language) => {
    const sentences = SENTENCES.get(language);
    return sentences !== undefined && (sentences.clientsBefore.test(before) || sentences.clientsBehind.test(behind));
  });
}

const SENTENCE_END = /[.!?]\s|\n/u;

export function beforeInSentence(text: string, start: number): string {
  return (
    text
      .slice(Math.max(0, start - BEFORE), start)
      .split(SENTENCE_END)
      .at(-1) ?? ''
  );
}

export function behindInSentence(text: string, end: number): string {
  return text.slice(end, end + BEHIND).split(SENTENCE_END, 1)[0] ?? '';
}

/** A wording with what is near it in its own sentence. */
export function aroundInSentence(text: string, start: number, end: number): string {
  return `${beforeInSentence(text, start)}${text.slice(start, end)}${behindInSentence(text, end)}`;
}

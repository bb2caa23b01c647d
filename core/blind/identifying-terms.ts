import type { CandidateRecord } from '../candidate/candidate.js';
import type { Basics, Profile } from '../candidate/profile.js';
import { foldedWords } from './folded-text.js';

/** What identifies a candidate, in the form in which texts are compared with it. */
export interface IdentifyingTerms {
  /** Words of the name that give it away wherever they stand. */
  names: ReadonlySet<string>;
  /** All words of the name, with particles and short ones, which do so beside another word of it. */
  besideNames: ReadonlySet<string>;
  /** Sequences of words, by their first: addresses, schools, links, ids. */
  sequences: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The last digits of phone numbers: with or without the codes of country and area. */
  phoneTails: readonly string[];
}

/** Shorter words of a name are words of a language as well: "An", "Do", "Li". */
const SHORTEST_NAME = 4;
/** "MIT", "OIT". */
const SHORTEST_SCHOOL = 3;
const PHONE_TAIL = 7;

/** `also`: other texts that identify them, such as a date of birth. By both layers: what the caller hides or replaces stands in the text of the resume all the same. */
export function identifyingTerms(
  record: Pick<CandidateRecord, 'callerLayer' | 'resumeLayer' | 'externalId' | 'resume'>,
  also: readonly string[] = [],
): IdentifyingTerms {
  const layers: Profile[] = [record.callerLayer, record.resumeLayer];
  const basics = layers.flatMap((layer) => layer.basics ?? []);
  const nameWords = basics.flatMap(({ name }) => (name ? foldedWords(name).map(({ word }) => word) : []));
  const sequences = new Map<string, string[][]>();
  const add = (text: string | null | undefined, shortest = SHORTEST_NAME): void => {
    const words = foldedWords(text ?? '').map(({ word }) => word);
    const [first] = words;
    if (first === undefined || words.join('').length < shortest) return;
    sequences.set(first, [...(sequences.get(first) ?? []), words]);
  };
  for (const each of basics) for (const text of personalTexts(each)) add(text);
  for (const { name } of basics) add(name);
  for (const { institution } of layers.flatMap(({ education }) => education ?? []))
    for (const text of namesOfSchool(institution)) add(text, SHORTEST_SCHOOL);
  for (const text of also) add(text);
  add(record.externalId);
  add(record.resume?.filename);
  return {
    names: new Set(nameWords.filter((word) => word.length >= SHORTEST_NAME && !PARTICLES.has(word))),
    besideNames: new Set(nameWords),
    sequences,
    phoneTails: basics.flatMap(({ phone }) => {
      const digits = phone?.replace(/\D/g, '') ?? '';
      return digits.length >= PHONE_TAIL ? [digits.slice(-PHONE_TAIL)] : [];
    }),
  };
}

/** Beside another word of a name they are part of it; alone they are words. */
const PARTICLES = new Set('della dela dalla delle'.split(' '));

function personalTexts({ email, url, image, location, profiles }: Basics): (string | undefined)[] {
  const accounts = (profiles ?? []).flatMap(({ username, url: link }) => [username, withoutScheme(link)]);
  const handle = email?.split('@')[0];
  return [
    email,
    handle,
    withoutScheme(url),
    withoutScheme(image),
    location?.address,
    location?.postalCode,
    ...accounts,
  ];
}

function withoutScheme(url: string | undefined): string | undefined {
  return url?.replace(/^\w+:\/\/(?:www\.)?/, '');
}

/** The whole, and what stands before a comma or in brackets: "Ostmark Institute of Technology (OIT), Ostmark". */
function namesOfSchool(institution: string | undefined): string[] {
  if (!institution) return [];
  const [first = '', ...rest] = institution.split(/[,;|()/]|\s[–—-]\s/).map((piece) => piece.trim());
  // A single word after the name is mostly a town, which may be shown.
  return [institution, first, ...rest.filter((piece) => /\s/.test(piece) || /^\p{Lu}{3,}$/u.test(piece))];
}

import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { firstMatches } from './first-matches.js';

export interface Registration {
  name: string;
  start: number;
  end: number;
}

/** Registrations that are looked at: an ad asks for a few. */
const MOST_READ = 20;
/** A name in capitals: of a register, a chamber, a body. */
const NAME = String.raw`\p{Lu}[\p{L}&]{1,30}(?:\s(?:(?:${anyOf(lexicon.ads.registerLinks)})\s){0,2}\p{Lu}[\p{L}&]{1,30}){0,5}`;
const WITH_BODY = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.registeredWith)})\s{0,3}(${NAME})`, 'gu');
/** "HCPC registration", "CCAB qualified". */
const OF_BODY = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{Lu}{3,7})[ -](?:${anyOf(lexicon.ads.registered)})(?!\p{L})`,
  'gu',
);

/** "CSCS card", "CACES R489 cat. 3": names of certificates that many trades ask for. */
const CERTIFICATE = new RegExp(String.raw`(?<![\p{L}\d-])(?:${anyOf(lexicon.ads.certificates)})(?![\p{L}\d])`, 'gu');

/** "inscription à l'Ordre": of which profession the taxonomy's own registrations say. */
const BARE = new RegExp(`^(?:${anyOf(lexicon.ads.bareRegisters)})$`, 'iu');

/** Registrations, by the body that keeps the register: "registered with the Lamp Council", "LMC registration". */
export function extractRegistrations(text: string): Registration[] {
  const named = firstMatches(text, CERTIFICATE, MOST_READ).map(({ 0: name, index }) => ({
    name,
    start: index,
    end: index + name.length,
  }));
  const ofBodies = [...firstMatches(text, WITH_BODY, MOST_READ), ...firstMatches(text, OF_BODY, MOST_READ)].flatMap(
    (match) => {
      const name = match[1] ?? '';
      if (BARE.test(name)) return [];
      const start = match.index + match[0].lastIndexOf(name);
      return [{ name, start, end: start + name.length }];
    },
  );
  return [...ofBodies, ...named];
}

import { canonicalJson } from '../../text/canonical-json.js';
import type { Digest } from '../../ports/system/digest.js';
import type { Vocabulary } from '../model/vocabulary.js';
import { type LoadedTaxonomy, readTaxonomy } from './packed-taxonomy.js';

/** Of the data: year, month, and a count within the month. */
export const TAXONOMY_VERSION = '2026.12.8';

let shared: Promise<LoadedTaxonomy> | undefined;

/**
 * The taxonomy that comes with this package; made at the first call, then shared. Making its tables takes two to three seconds of a processor.
 *
 * @param bytes of `packTaxonomy`: its tables are read in place, in some milliseconds. Those of another version count as none.
 */
export async function loadTaxonomy(bytes?: Uint8Array): Promise<LoadedTaxonomy> {
  const read = bytes && readTaxonomy(bytes);
  return read?.taxonomy.version.split('+')[0] === TAXONOMY_VERSION ? read : (shared ??= make([], TAXONOMY_VERSION));
}

/**
 * The taxonomy that comes with this package together with others, merged in their order: `mergeSkills` and `mergeOccupations` say how. Its version
 * is ours, a plus sign and twelve hexadecimal digits of the content's hash: the same vocabularies give the same version everywhere.
 * Without any vocabulary it is that of `loadTaxonomy`.
 */
export async function extendTaxonomy(vocabularies: readonly Vocabulary[], digest: Digest): Promise<LoadedTaxonomy> {
  const version = extendedVersion(vocabularies, digest);
  return version === TAXONOMY_VERSION ? loadTaxonomy() : make(vocabularies, version);
}

/** The version of the taxonomy together with others. */
export function extendedVersion(vocabularies: readonly Vocabulary[], digest: Digest): string {
  const filled = vocabularies.filter(({ skills, occupations }) => skills.length + occupations.length > 0);
  if (filled.length === 0) return TAXONOMY_VERSION;
  return `${TAXONOMY_VERSION}+${digest.sha256(canonicalJson(filled)).slice(0, 12)}`;
}

async function make(vocabularies: readonly Vocabulary[], version: string): Promise<LoadedTaxonomy> {
  // Imported only here: the text of the data is several megabytes.
  const { makeTaxonomy } = await import('./make-taxonomy.js');
  return makeTaxonomy(vocabularies, version);
}

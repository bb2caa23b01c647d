import type { ExtractedDocument } from '../../../../core/spi.js';
import { assembleDocument } from '../assemble-document.js';
import { CONTENT_TYPES } from '../detect-format.js';
import { ExtractionFailure } from '../extraction-failure.js';
import { profileLines } from './profile-lines.js';
import { toProfile } from './profile-shape.js';

export function readJsonResume(source: string): ExtractedDocument {
  let value: unknown;
  try {
    value = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ExtractionFailure('corrupt', 'The JSON does not parse.', { cause: error });
  }
  const profile = toProfile(value);
  if (profile === undefined) {
    throw new ExtractionFailure('unsupported_format', 'JSON without any section of JSON Resume.');
  }
  const { basics } = profile;
  const links = [basics?.url, ...(basics?.profiles ?? []).map((online) => online.url)].flatMap((url) => url ?? []);
  return assembleDocument({ contentType: CONTENT_TYPES.json, lines: profileLines(profile), links, profile });
}

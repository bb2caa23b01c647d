import type { Line } from '../text/line.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';

/** Time without employment, listed among the positions so that no gap remains unexplained. */
const AWAY = new RegExp(
  String.raw`^(?:(?:planned|family|professional|voluntary|extended) )*(?:${anyOf(lexicon.employment.breaks)})(?!\p{L})(?! (?:manager|planner|consultant|coordinator|advis[eo]r|administrator|specialist|cover))`,
  'iu',
);

export function isCareerBreak(line: Line): boolean {
  return line.text.length <= 90 && AWAY.test(line.text);
}

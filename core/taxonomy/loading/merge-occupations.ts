import { FormOwners } from './form-owners.js';
import type { Occupation } from '../model/model.js';
import type { ForeignOccupation } from '../model/vocabulary.js';

/**
 * Adds the occupations of another vocabulary. One whose label is a label or title of ours is that occupation: ours keeps its label, family, codes and
 * skills and gains titles, and the URI where the labels are the same. All others are added, in the family that most occupations of ours with the nearest code have. No title ever
 * belongs to two: ours keeps what it has, labels go before titles, and a title that several would have goes to none.
 *
 * @param skillIds for each skill of the vocabulary the id that it has now
 */
export function mergeOccupations(
  own: readonly Occupation[],
  foreign: readonly ForeignOccupation[],
  skillIds: ReadonlyMap<string, string>,
): Occupation[] {
  const titles = new FormOwners();
  for (const each of own) for (const title of [each.label, ...each.titles]) titles.claim(title, each.id);
  const ids = new Map(foreign.map(({ id, label }) => [id, titles.claim(label, id)]));
  for (const each of foreign) for (const title of each.titles) titles.want(title, ids.get(each.id)!);

  const familyOf = nearestFamily(own);
  const merged = new Map(own.map((occupation) => [occupation.id, occupation]));
  for (const each of foreign) {
    const id = ids.get(each.id)!;
    const known: Occupation = merged.get(id) ?? {
      id,
      label: each.label.charAt(0).toUpperCase() + each.label.slice(1),
      family: familyOf(each),
      isco: each.isco,
      onet: each.onet,
      titles: [],
      skills: [...new Set(each.skills.flatMap((skill) => skillIds.get(skill) ?? []))],
    };
    const added = titles.additions(each.titles, id, [known.label, ...known.titles]);
    // A title of ours can be narrower than its occupation: only of what has the same label are the codes those of the same thing.
    const codes = titles.keyOf(known.label) === titles.keyOf(each.label) ? each : NO_CODES;
    const esco = known.esco ?? codes.esco;
    merged.set(id, {
      ...known,
      isco: known.isco === '' ? codes.isco : known.isco,
      onet: known.onet === '' ? codes.onet : known.onet,
      titles: [...known.titles, ...added],
      ...(esco !== undefined && { esco }),
    });
  }
  return [...merged.values()];
}

const NO_CODES: Pick<ForeignOccupation, 'isco' | 'onet' | 'esco'> = { isco: '', onet: '' };

/** By ISCO-08 group and O*NET-SOC code, the longest beginning that any occupation of ours shares. */
function nearestFamily(own: readonly Occupation[]): (of: Pick<ForeignOccupation, 'isco' | 'onet'>) => string {
  const counts = new Map<string, Map<string, number>>();
  for (const { family, isco, onet } of own) {
    for (const code of [...beginnings(isco, onet), '']) {
      const ofCode = counts.get(code) ?? new Map<string, number>();
      ofCode.set(family, (ofCode.get(family) ?? 0) + 1);
      counts.set(code, ofCode);
    }
  }
  return ({ isco, onet }) => {
    const code = beginnings(isco, onet).find((each) => counts.has(each)) ?? '';
    const [best] = [...(counts.get(code) ?? [])].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return best?.[0] ?? '';
  };
}

function beginnings(isco: string, onet: string): string[] {
  const ofOnet = onet === '' ? [] : [onet, onet.slice(0, 7), onet.slice(0, 5), onet.slice(0, 2)];
  const ofIsco = [4, 3, 2, 1].filter((length) => isco.length >= length).map((length) => isco.slice(0, length));
  return [...ofOnet.map((code) => `onet ${code}`), ...ofIsco.map((code) => `isco ${code}`)];
}

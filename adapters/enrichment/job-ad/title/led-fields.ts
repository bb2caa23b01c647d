import { anyOf, LANGUAGE_PACKS } from '../../parse/lexicons/lexicon.js';

type Pair = readonly [pattern: RegExp, english: string];

interface LedFields {
  leader: RegExp;
  leaders: readonly Pair[];
  fields: readonly Pair[];
}

/** Of one language: "operaciones" has no leader who is called "diretor". */
const LANGUAGES: readonly LedFields[] = LANGUAGE_PACKS.flatMap(({ adTitles }) => {
  const leaders = adTitles?.leaders ?? [];
  if (leaders.length === 0) return [];
  const heads = leaders.map((entry) => entry.slice(0, entry.lastIndexOf('=')));
  const links = anyOf(adTitles?.leadersOf ?? []);
  return [
    {
      leader: new RegExp(
        String.raw`^(?<head>${anyOf(heads)})(?:\s?[-–—|:,/]\s?|\s(?:(?:${links})\s?)?)(?<field>\S[^\n]{0,80})$`,
        'iu',
      ),
      leaders: leaders.map(pairOf),
      fields: (adTitles?.ledFields ?? []).map(pairOf),
    },
  ];
});

function pairOf(entry: string): Pair {
  const at = entry.lastIndexOf('=');
  return [new RegExp(`^(?:${entry.slice(0, at)})$`, 'iu'), entry.slice(at + 1)];
}

/** A field ends at the next mark: "Diretor - Operações - Porto". */
const FIELD_END = /\s?[-–—|:,/(]\s?/u;

/** "Diretor - Operações", "Kierownik – Zakupy", "Leiter | Einkauf": the English title of who leads the field. */
export function titlesOfLedField(title: string): string[] {
  return LANGUAGES.flatMap(({ leader, leaders, fields }) => {
    const { head, field = '' } = leader.exec(title)?.groups ?? {};
    if (head === undefined) return [];
    const led = englishOf(field.split(FIELD_END, 1)[0]!.trim(), fields);
    const lead = englishOf(head, leaders);
    return led === undefined || lead === undefined ? [] : [`${led} ${lead}`];
  });
}

function englishOf(words: string, pairs: readonly Pair[]): string | undefined {
  return pairs.find(([pattern]) => pattern.test(words))?.[1];
}

import type { Taxonomy } from '../../../../core/index.js';
import type { OccupationFinder } from '../../../../core/spi.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { titlesOfObject } from './other-forms.js';

type OccupationHit = NonNullable<ReturnType<OccupationFinder['ofTitle']>>;

/** A trade that is not known for certain has no helper. */
const CERTAIN = 0.5;

const FIELD_HEADS = lexicon.adTitles.fieldHeads.map((entry) => {
  const [head = '', english = ''] = entry.split('=');
  return [new RegExp(String.raw`^(?:${head})\s`, 'iu'), english] as const;
});
const JOINED = new RegExp(String.raw`\s(?:${anyOf(lexicon.joining.andOr)}|&)\s.*$`, 'iu');
const HELPER = new RegExp(String.raw`^(?:${anyOf(lexicon.adTitles.helpers)})\s(?=\p{L})`, 'iu');

/**
 * "Experto en posicionamiento SEO" is an SEO specialist: the head in English behind the field, where the taxonomy knows the field as a skill in the
 * language of the title; or the title without its small word, "Leiter der Buchhaltung".
 */
export function titlesOfNamedField(form: string, skills: Taxonomy): string[] {
  for (const [pattern, head] of FIELD_HEADS) {
    if (!pattern.test(form)) continue;
    const field = form.replace(pattern, '');
    const skill = skills.named(field)?.skill ?? skills.named(field.replace(JOINED, ''))?.skill;
    const named = skill ? [skill.name, ...skill.aliases].map((name) => `${name} ${head}`) : [];
    return [`${form.split(' ', 1)[0] ?? ''} ${field}`, ...named];
  }
  return [];
}

/** "Chef d'équipe jardinier", "Jefe de equipo de limpieza": the trade of the people whom somebody leads, as titles that may name it. */
export function titlesOfLedTrade(form: string): string[] {
  const trade = form.replace(TEAM_LEADER, '');
  if (trade === form) return [];
  const agents = AGENTS.flatMap(([field, agent]) => (field.test(trade) ? [agent] : []));
  // "Chef d'équipe jardinier secteur Nord": behind the trade stands where it is done.
  return [trade, ...agents, trade.split(/\s/u, 1)[0]!];
}

const TEAM_LEADER = new RegExp(
  String.raw`^(?:(?:${anyOf(lexicon.adTitles.articles)})\s)?(?:${anyOf(lexicon.adTitles.teamLeaders)})\s(?=\p{L}{4})`,
  'iu',
);
const AGENTS = lexicon.adTitles.agents.map((entry) => {
  const [field = '', agent = ''] = entry.split('=');
  return [new RegExp(`^(?:${field})$`, 'iu'), agent] as const;
});

/** Whether a title begins with a head for who leads a field. */
export function leadsField(form: string): boolean {
  return FIELD_HEADS.some(([pattern, head]) => head === 'manager' && pattern.test(form));
}

/** "Pomocnik murarza" helps a bricklayer and is none: the occupation of the helper of that trade, where there is one. */
export function ofHelper(form: string, occupations: OccupationFinder): OccupationHit | undefined {
  if (!HELPER.test(form)) return undefined;
  const trade = form.replace(HELPER, '');
  for (const written of [trade, ...titlesOfObject(trade)]) {
    const known = occupations.ofTitle(written);
    if (!known || known.confidence < CERTAIN) continue;
    const hit = occupations.ofTitle(`${known.occupation.label} helper`);
    if (hit && hit.confidence >= CERTAIN && hit.occupation.id !== known.occupation.id) return hit;
  }
  return undefined;
}

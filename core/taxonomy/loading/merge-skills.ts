import { contextOf, isAmbiguousForm, plainName } from './foreign-forms.js';
import { FormOwners } from './form-owners.js';
import type { Skill } from '../model/model.js';
import type { ForeignSkill } from '../model/vocabulary.js';

export interface MergedSkills {
  skills: Skill[];
  /** For each id of the vocabulary the id that the skill has now. */
  ids: ReadonlyMap<string, string>;
}

/**
 * Adds the skills of another vocabulary. One that has the URI of a skill of ours, or whose name is a name or alias of ours, is that skill: ours
 * keeps its name, type and relations and gains aliases, and codes where the names are the same. All others are added. No form ever belongs to two
 * skills: ours keeps what it has, then a name goes before an alias, and an alias that several would have goes to none. An alias alone makes nothing
 * the same, because the alternative labels of classifications also name related things.
 */
export function mergeSkills(own: readonly Skill[], foreign: readonly ForeignSkill[]): MergedSkills {
  const forms = new FormOwners();
  const byUri = new Map<string, string>();
  for (const { id, name, aliases, esco } of own) {
    if (esco !== undefined) byUri.set(esco, id);
    for (const form of [name, ...aliases]) forms.give(form, id);
  }
  const ids = new Map<string, string>();
  for (const { id, name, esco } of foreign) {
    const ofUri = esco === undefined ? undefined : byUri.get(esco);
    const same = ofUri ?? forms.ownerOf(name) ?? forms.ownerOf(plainName(name));
    if (same !== undefined) ids.set(id, same);
  }
  // Entries of the same name without brackets to distinguish them are one skill, the first of them.
  for (const { id, name } of foreign) ids.set(id, ids.get(id) ?? forms.claim(name, id));
  for (const { id, name } of foreign) for (const form of [name, plainName(name)]) forms.claim(form, ids.get(id)!);
  for (const { id, aliases } of foreign) for (const alias of aliases) forms.want(alias, ids.get(id)!);

  const merged = new Map(own.map((skill) => [skill.id, skill]));
  for (const each of foreign) {
    const id = ids.get(each.id)!;
    merged.set(id, withForms(merged.get(id) ?? asSkill(each, ids, forms), each, forms));
  }
  return { skills: [...merged.values()], ids };
}

function asSkill(skill: ForeignSkill, ids: ReadonlyMap<string, string>, forms: FormOwners): Skill {
  const plain = plainName(skill.name);
  // Two meanings of one name: the first keeps the bare name, the other is distinguished by its brackets.
  const name = capitalized(forms.ownerOf(plain) === skill.id ? plain : skill.name);
  const isAmbiguous = isAmbiguousForm(name, skill, plain);
  return {
    id: skill.id,
    name,
    type: skill.type,
    aliases: [],
    narrower: [],
    ambiguous: isAmbiguous ? [name] : [],
    context: isAmbiguous ? contextOf(skill) : [],
    broader: [...new Set(skill.broader.flatMap((id) => ids.get(id) ?? []))].filter((id) => id !== skill.id),
  };
}

/** The skill with the forms and codes of another classification's beside its own. */
function withForms(skill: Skill, other: ForeignSkill, forms: FormOwners): Skill {
  const has = [skill.name, ...skill.aliases];
  const added = forms.additions([plainName(other.name), ...other.aliases], skill.id, has);
  const ambiguous = added.filter((form) => isAmbiguousForm(form, other));
  // An alias of ours can be narrower, as XQuery is one of XML: only of what has the same name are the codes those of the same thing.
  const isNamesake = forms.keyOf(skill.name) === forms.keyOf(plainName(other.name)) || skill.id === other.id;
  const esco = skill.esco ?? (isNamesake ? other.esco : undefined);
  const onet = skill.onet ?? (isNamesake ? other.onet : undefined);
  return {
    ...skill,
    aliases: [...skill.aliases, ...added],
    ambiguous: [...skill.ambiguous, ...ambiguous],
    context: ambiguous.length > 0 ? [...new Set([...skill.context, ...contextOf(other)])] : skill.context,
    ...(esco !== undefined && { esco }),
    ...(onet !== undefined && { onet }),
  };
}

function capitalized(name: string): string {
  // "iOS" keeps its small letter.
  return /^\p{Ll}\p{Lu}/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

import type { Profile, Skill } from '../candidate/profile.js';
import type { SkillFact } from '../candidate/candidate-intelligence.js';
import type { Span } from '../candidate/resume-document.js';
import { maskSpans, maskTexts, textsOf } from './mask.js';

/** A group of skills as the line that it was read from: "Date of birth: 12 May 1988" looks like one. */
export function lineOfSkill({ name, keywords }: Skill): string {
  return keywords && keywords.length > 0 ? `${name ?? ''}: ${keywords.join(', ')}` : (name ?? '');
}

/** The profile with those groups of skills masked that are statements about the person, and what in them has digits. `spansOf` finds what in a line is personal. */
export function maskPersonalSkills(
  profile: Profile,
  spansOf: (line: string) => readonly Span[],
): { profile: Profile; said: string[] } {
  const said: string[] = [];
  const skills = profile.skills?.map((skill) => {
    const line = lineOfSkill(skill);
    if (line === '' || !spansOf(line).some(({ start, end }) => start === 0 && end >= line.length)) return skill;
    // A nationality is the name of a language as well, which is to be seen.
    said.push(...(skill.keywords ?? []).filter((keyword) => /\d/.test(keyword)));
    return maskTexts(skill, (text) => maskSpans(text, [{ start: 0, end: text.length }]));
  });
  return { profile: skills ? { ...profile, skills } : profile, said };
}

/** Whether a skill is known from masked statements alone: a nationality is the name of a language as well. `before` and `after` masking. */
export function isMasked({ foundIn, mentions }: SkillFact, before: Profile, after: Profile): boolean {
  const saysIt = (profile: Profile, pointer: string): boolean => {
    const said = textsOf(valueAt(profile, pointer)).join('\n');
    return mentions.some((mention) => said.includes(mention));
  };
  return foundIn.length > 0 && foundIn.every((pointer) => saysIt(before, pointer) && !saysIt(after, pointer));
}

function valueAt(profile: Profile, pointer: string): unknown {
  let found: unknown = profile;
  for (const part of pointer.split('/').slice(2)) found = (found as Record<string, unknown> | undefined)?.[part];
  return found;
}

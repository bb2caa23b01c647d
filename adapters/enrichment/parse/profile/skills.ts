import type { Skill } from '../../../../core/index.js';
import type { SkillGroup } from '../entries/skill-groups.js';
import type { Facts } from './facts.js';

export function buildSkills(groups: readonly SkillGroup[], facts: Facts): Skill[] {
  const seen = new Set<string>();
  const skills: Skill[] = [];
  for (const { name, level, items } of groups) {
    const at = `/profile/skills/${skills.length}`;
    const fresh = items.filter(({ piece }) => remember(seen, piece.text));
    if (!name || (fresh.length === 0 && !remember(seen, name.text))) continue;
    const skill: Skill = { name: facts.take(`${at}/name`, name, items.length > 0 ? 0.75 : 0.8) };
    if (level) skill.level = facts.take(`${at}/level`, level, 0.7);
    if (fresh.length > 0) skill.keywords = fresh.map(({ piece }, i) => facts.take(`${at}/keywords/${i}`, piece, 0.8));
    skills.push(skill);
  }
  return skills;
}

function remember(seen: Set<string>, text: string): boolean {
  const key = text.toLowerCase().replace(/\s+/gu, ' ');
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

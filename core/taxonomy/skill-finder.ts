import type { Skill } from './model.js';
import { PhraseMatcher, type PhraseHit } from './phrase-matcher.js';
import { strictnessOf } from './exact-case.js';
import { tokenize, type Token } from './tokens.js';

export interface SkillMention {
  skill: Skill;
  start: number;
  end: number;
  /** 0–1; lower for forms that are ordinary words as well. */
  confidence: number;
}

interface Form {
  skill: Skill;
  ambiguous: boolean;
}

/** How many words around an ambiguous form are searched for its context. */
const WINDOW = 25;

/** Finds the skills that a text names. */
export class SkillFinder {
  private readonly matcher = new PhraseMatcher<Form>();
  private readonly contexts = new Map<string, ReadonlySet<string>>();

  constructor(skills: Iterable<Skill>) {
    for (const skill of skills) {
      const sure: Form = { skill, ambiguous: false };
      const unsure: Form = { skill, ambiguous: true };
      const add = (form: string): void => {
        const ambiguous = skill.ambiguous.includes(form);
        this.matcher.add(form, ambiguous ? unsure : sure, strictnessOf(form, skill.type, ambiguous));
      };
      add(skill.name);
      for (const alias of skill.aliases) if (alias !== skill.name) add(alias);
      if (skill.context.length > 0) {
        this.contexts.set(
          skill.id,
          new Set(skill.context.flatMap((word) => tokenize(word).map((token) => token.form))),
        );
      }
    }
  }

  /** The skill that a name stands for when it is known to be a skill, so that "Go" needs no context. */
  named(name: string): Skill | undefined {
    return this.matcher.lookUp(name)?.skill;
  }

  find(text: string): SkillMention[] {
    const tokens = tokenize(text);
    const hits = this.matcher.find(text, tokens);
    const mentions: SkillMention[] = [];
    hits.forEach((hit, index) => {
      const { skill, ambiguous } = hit.value;
      if (isNoWord(text, hit)) return;
      if (!ambiguous) mentions.push({ skill, start: hit.start, end: hit.end, confidence: 0.9 });
      else if (this.isMeant(text, tokens, hits, index))
        mentions.push({ skill, start: hit.start, end: hit.end, confidence: 0.7 });
    });
    return mentions;
  }

  /** An ambiguous form is meant where it stands among other skills of a list, or near a word of its context. */
  private isMeant(text: string, tokens: readonly Token[], hits: readonly PhraseHit<Form>[], index: number): boolean {
    const hit = hits[index];
    if (!hit) return false;
    const written = text.slice(hit.start, hit.end);
    // "excel" and "go" in lower case are verbs unless the whole list is in lower case.
    const isCapital = written[0] !== written[0]?.toLowerCase();
    if ((isCapital || hit.length > 1) && isInList(text, hit) && hasSureNeighbour(text, hits, index)) return true;
    if (isBesideTechnology(text, hits, index, isCapital)) return true;
    const context = this.contexts.get(hit.value.skill.id);
    if (!context || (!isCapital && hit.length === 1 && !isInList(text, hit))) return false;
    for (let at = Math.max(0, hit.at - WINDOW); at < Math.min(tokens.length, hit.at + hit.length + WINDOW); at += 1) {
      if (at >= hit.at && at < hit.at + hit.length) continue;
      const token = tokens[at];
      if (token && context.has(token.form)) return true;
    }
    return false;
  }
}

/** "someone@gmail.com", "github.com/someone", "<organization>": an address or a tag names no skill. */
function isNoWord(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text[start - 1];
  const after = text[end];
  if (before === '@' || (before === '<' && after === '>')) return true;
  return after === '.' && /^\.(?:com|org|edu)\b(?!\.?\s*[A-Z])/.test(text.slice(end, end + 8));
}

/** A separator of lists, or a line's end, stands on both sides. */
function isInList(text: string, hit: PhraseHit<Form>): boolean {
  return (
    /(?:^|[,;|•·/(:&–-]|\band)\s*$/u.test(text.slice(Math.max(0, hit.start - 6), hit.start).replace(/.*\n/su, '')) &&
    /^\s*(?:$|[,;|•·/).&–-]|and\b)/u.test(text.slice(hit.end, hit.end + 6).replace(/\n.*/su, ''))
  );
}

/**
 * "Ansible Puppet Terraform", "Struts/Spring": a technology stands right before or behind, with no more than a mark between. In lower case only
 * between two that are written so, too: "java rest spring".
 */
function isBesideTechnology(
  text: string,
  hits: readonly PhraseHit<Form>[],
  index: number,
  isCapital: boolean,
): boolean {
  const hit = hits[index];
  const beside = (near: PhraseHit<Form> | undefined): boolean => {
    if (!near || !hit || near.value.ambiguous || !TECHNOLOGIES.has(near.value.skill.type)) return false;
    const first = near.value.skill.name[0];
    if (!isCapital && (text[near.start] === first || first === first?.toLowerCase())) return false;
    const gap = near.start > hit.end ? text.slice(hit.end, near.start) : text.slice(near.end, hit.start);
    return gap.length <= 3 && /^[\s,/&+|·•-]*$/u.test(gap) && !gap.includes('\n');
  };
  const before = beside(hits[index - 1]);
  const behind = beside(hits[index + 1]);
  return isCapital ? before || behind : before && behind;
}

const TECHNOLOGIES: ReadonlySet<string> = new Set(['technical', 'tool']);

function hasSureNeighbour(text: string, hits: readonly PhraseHit<Form>[], index: number): boolean {
  const hit = hits[index];
  return [hits[index - 1], hits[index + 1], hits[index - 2], hits[index + 2]].some((near) => {
    if (!near || !hit || near.value.ambiguous || near.value.skill.type === 'soft') return false;
    const gap = near.start > hit.end ? text.slice(hit.end, near.start) : text.slice(near.end, hit.start);
    return gap.length <= 40;
  });
}

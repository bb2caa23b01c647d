import type { Skill } from '../../core/taxonomy/model/model.js';
import { ORDINARY_WORDS } from '../../core/taxonomy/phrases/ordinary-words.js';
import { phraseKey } from '../../core/taxonomy/phrases/phrase-key.js';
import { tokenize } from '../../core/taxonomy/phrases/tokens.js';
import { needsExactCase } from '../../core/taxonomy/skills/exact-case.js';
import { COMMON_WORDS } from '../../core/taxonomy/skills/context-words.js';
import { REAL_NAMES } from './real-names.js';
import type { Data } from './rules.js';

function formsOf({ name, aliases }: Skill): string[] {
  return [name, ...aliases];
}

function joined(form: string): string {
  return phraseKey(form).replaceAll(' ', '');
}

/** "Team City": the one word of a product, written as two that stand together in ordinary texts. */
export function ordinaryPairs({ skills, everyday }: Data): string[] {
  const isOrdinary = ({ form }: { form: string }): boolean => everyday.has(form) || ORDINARY_WORDS.has(form);
  return skills
    .filter(({ type }) => type === 'tool')
    .flatMap((skill) => {
      const words = new Set(
        formsOf(skill)
          .filter((form) => tokenize(form).length === 1)
          .map(joined),
      );
      return formsOf(skill)
        .filter((form) => !skill.ambiguous.includes(form) && !REAL_NAMES.has(form) && words.has(joined(form)))
        .filter((form) => tokenize(form).length > 1 && tokenize(form).every(isOrdinary))
        .map((form) => `${skill.id}: "${form}"`);
    });
}

/** "OS-10" beside "OS10?", "track it" beside "Track-It?": what is written apart is no surer than what is written as one. */
export function variantsWithoutGuard({ skills }: Data): string[] {
  return skills.flatMap((skill) => {
    const guarded = new Map(skill.ambiguous.map((form) => [joined(form), tokenize(form).length]));
    return formsOf(skill)
      .filter((form) => !skill.ambiguous.includes(form) && !REAL_NAMES.has(form) && !needsExactCase(form))
      .filter((form) => {
        const tokens = tokenize(form);
        const least = guarded.get(joined(form));
        // "C.P.A." and "A/R" are surer than "CPA" and "AR".
        const isSpelledOut = tokens.every(({ form: word }) => word.length === 1);
        return least !== undefined && tokens.length >= least && tokens.length > 1 && !isSpelledOut;
      })
      .map((form) => `${skill.id}: "${form}"`);
  });
}

/** Ambiguous forms whose context has only words of the form itself and words that stand in texts of every trade. */
export function contextsOfEveryTrade({ skills }: Data): string[] {
  return skills
    .filter(({ type }) => type !== 'soft')
    .flatMap((skill) =>
      skill.ambiguous
        .filter((form) => {
          const own = new Set(tokenize(form).map((token) => token.form));
          return !skill.context.some((entry) => {
            const words = tokenize(entry).map((token) => token.form);
            return words.some((word) => !own.has(word) && (words.length > 1 || !COMMON_WORDS.has(word)));
          });
        })
        .map((form) => `${skill.id}: "${form}"`),
    );
}

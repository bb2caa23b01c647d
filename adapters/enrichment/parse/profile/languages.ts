import type { Language } from '../../../../core/index.js';
import type { SpokenLanguage } from '../recognizers/languages.js';
import type { Facts } from './facts.js';

export function buildLanguages(spoken: readonly SpokenLanguage[], facts: Facts): Language[] {
  return spoken.map(({ language, fluency }, index) => ({
    language: facts.take(`/profile/languages/${index}/language`, language, 0.9),
    ...(fluency && { fluency: facts.take(`/profile/languages/${index}/fluency`, fluency, 0.8) }),
  }));
}

import { esDates } from './dates.js';
import { esNames } from './names.js';
import { esHeadings } from './headings.js';
import { esLabels } from './labels.js';
import { esTitles } from './titles.js';
import { esEmployers } from './employers.js';
import { esEducation } from './education.js';
import { esSkills } from './skills.js';
import { esProse } from './prose.js';
import { esJobAds } from './job-ads.js';
import { esWordings } from './wordings.js';
import type { LanguagePack } from '../language-pack.js';

/** Spanish. */
export const spanish: LanguagePack = {
  code: 'es',
  country: 'ES',
  ...esDates,
  ...esNames,
  ...esHeadings,
  ...esLabels,
  ...esTitles,
  ...esEmployers,
  ...esEducation,
  ...esSkills,
  ...esProse,
  ...esJobAds,
  ...esWordings,
};

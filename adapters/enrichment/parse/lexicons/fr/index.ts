import { frDates } from './dates.js';
import { frNames } from './names.js';
import { frHeadings } from './headings.js';
import { frLabels } from './labels.js';
import { frTitles } from './titles.js';
import { frEmployers } from './employers.js';
import { frEducation } from './education.js';
import { frSkills } from './skills.js';
import { frProse } from './prose.js';
import { frJobAds } from './job-ads.js';
import { frWordings } from './wordings.js';
import type { LanguagePack } from '../language-pack.js';

/** French. */
export const french: LanguagePack = {
  code: 'fr',
  country: 'FR',
  ...frDates,
  ...frNames,
  ...frHeadings,
  ...frLabels,
  ...frTitles,
  ...frEmployers,
  ...frEducation,
  ...frSkills,
  ...frProse,
  ...frJobAds,
  ...frWordings,
};

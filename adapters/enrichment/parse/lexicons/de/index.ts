import { deDates } from './dates.js';
import { deNames } from './names.js';
import { deHeadings } from './headings.js';
import { deLabels } from './labels.js';
import { deTitles } from './titles.js';
import { deEmployers } from './employers.js';
import { deEducation } from './education.js';
import { deSkills } from './skills.js';
import { deProse } from './prose.js';
import { deJobAds } from './job-ads.js';
import { deWordings } from './wordings.js';
import type { LanguagePack } from '../language-pack.js';

/** German. */
export const german: LanguagePack = {
  code: 'de',
  country: 'DE',
  ...deDates,
  ...deNames,
  ...deHeadings,
  ...deLabels,
  ...deTitles,
  ...deEmployers,
  ...deEducation,
  ...deSkills,
  ...deProse,
  ...deJobAds,
  ...deWordings,
};

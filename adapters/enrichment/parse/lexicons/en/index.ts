import { enDates } from './dates.js';
import { enNames } from './names.js';
import { enHeadings } from './headings.js';
import { enLabels } from './labels.js';
import { enTitles } from './titles.js';
import { enEmployers } from './employers.js';
import { enEducation } from './education.js';
import { enSkills } from './skills.js';
import { enProse } from './prose.js';
import { enJobAds } from './job-ads.js';
import { enWordings } from './wordings.js';
import type { LanguagePack, Lexicon } from '../language-pack.js';

/** English: the only pack that has every list, so that no list is missing when all packs are put together. */
export const english: LanguagePack & Lexicon = {
  code: 'en',
  country: 'US',
  ...enDates,
  ...enNames,
  ...enHeadings,
  ...enLabels,
  ...enTitles,
  ...enEmployers,
  ...enEducation,
  ...enSkills,
  ...enProse,
  ...enJobAds,
  ...enWordings,
};

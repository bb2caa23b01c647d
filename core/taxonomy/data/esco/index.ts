import { uris as accountingAndFinance } from './accounting-and-finance.js';
import { uris as agricultureAndEnvironment } from './agriculture-and-environment.js';
import { uris as businessSoftware } from './business-software.js';
import { uris as constructionAndTrades } from './construction-and-trades.js';
import { uris as customerServiceAndRealEstate } from './customer-service-and-real-estate.js';
import { uris as dataAndAi } from './data-and-ai.js';
import { uris as designAndProduct } from './design-and-product.js';
import { uris as developmentTools } from './development-tools.js';
import { uris as education } from './education.js';
import { uris as engineering } from './engineering.js';
import { uris as fitnessBeautyAndPersonalCare } from './fitness-beauty-and-personal-care.js';
import { uris as hospitalityAndFood } from './hospitality-and-food.js';
import { uris as humanResources } from './human-resources.js';
import { uris as itOperationsAndSecurity } from './it-operations-and-security.js';
import { uris as languages } from './languages.js';
import { uris as lawAndPublicService } from './law-and-public-service.js';
import { uris as licencesAndRegistrations } from './licences-and-registrations.js';
import { uris as logisticsAndTransport } from './logistics-and-transport.js';
import { uris as managementAndSoftSkills } from './management-and-soft-skills.js';
import { uris as manufacturingAndQuality } from './manufacturing-and-quality.js';
import { uris as medicalOffice } from './medical-office.js';
import { uris as nursingAndMedicine } from './nursing-and-medicine.js';
import { uris as office } from './office.js';
import { uris as programmingLanguages } from './programming-languages.js';
import { uris as retail } from './retail.js';
import { uris as salesAndMarketing } from './sales-and-marketing.js';
import { uris as science } from './science.js';
import { uris as socialWorkAndNonprofit } from './social-work-and-nonprofit.js';
import { uris as softwareEngineering } from './software-engineering.js';
import { uris as writingArtsAndMedia } from './writing-arts-and-media.js';

/**
 * The URIs under which ESCO knows skills of ours: `id | uri`, one for a skill where both mean the same thing, not a broader, a narrower or a
 * neighbouring one; each pair was reviewed on its own and left out when in doubt. One file per domain.
 *
 * This service uses the ESCO classification of the European Commission. © European Union; re-use is authorised under Commission Decision
 * 2011/833/EU. Only identifiers are taken over, as in releases 1.1 and 1.2; which of our skills they belong to was decided here and is not ESCO's word.
 */
export const ESCO_SOURCES: readonly string[] = [
  accountingAndFinance,
  agricultureAndEnvironment,
  businessSoftware,
  constructionAndTrades,
  customerServiceAndRealEstate,
  dataAndAi,
  designAndProduct,
  developmentTools,
  education,
  engineering,
  fitnessBeautyAndPersonalCare,
  hospitalityAndFood,
  humanResources,
  itOperationsAndSecurity,
  languages,
  lawAndPublicService,
  licencesAndRegistrations,
  logisticsAndTransport,
  managementAndSoftSkills,
  manufacturingAndQuality,
  medicalOffice,
  nursingAndMedicine,
  office,
  programmingLanguages,
  retail,
  salesAndMarketing,
  science,
  socialWorkAndNonprofit,
  softwareEngineering,
  writingArtsAndMedia,
];

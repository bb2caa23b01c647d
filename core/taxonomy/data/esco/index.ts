import { uris as accountingAndFinance } from './business/accounting-and-finance.js';
import { uris as agricultureAndEnvironment } from './industry/agriculture-and-environment.js';
import { uris as businessSoftware } from './business/business-software.js';
import { uris as constructionAndTrades } from './industry/construction-and-trades.js';
import { uris as customerServiceAndRealEstate } from './business/customer-service-and-real-estate.js';
import { uris as dataAndAi } from './technology/data-and-ai.js';
import { uris as designAndProduct } from './technology/design-and-product.js';
import { uris as developmentTools } from './technology/development-tools.js';
import { uris as education } from './people/education.js';
import { uris as engineering } from './industry/engineering.js';
import { uris as fitnessBeautyAndPersonalCare } from './people/fitness-beauty-and-personal-care.js';
import { uris as hospitalityAndFood } from './people/hospitality-and-food.js';
import { uris as humanResources } from './business/human-resources.js';
import { uris as itOperationsAndSecurity } from './technology/it-operations-and-security.js';
import { uris as languages } from './business/languages.js';
import { uris as lawAndPublicService } from './business/law-and-public-service.js';
import { uris as licencesAndRegistrations } from './business/licences-and-registrations.js';
import { uris as logisticsAndTransport } from './industry/logistics-and-transport.js';
import { uris as managementAndSoftSkills } from './business/management-and-soft-skills.js';
import { uris as manufacturingAndQuality } from './industry/manufacturing-and-quality.js';
import { uris as medicalOffice } from './people/medical-office.js';
import { uris as nursingAndMedicine } from './people/nursing-and-medicine.js';
import { uris as office } from './business/office.js';
import { uris as programmingLanguages } from './technology/programming-languages.js';
import { uris as retail } from './business/retail.js';
import { uris as salesAndMarketing } from './business/sales-and-marketing.js';
import { uris as science } from './industry/science.js';
import { uris as socialWorkAndNonprofit } from './people/social-work-and-nonprofit.js';
import { uris as softwareEngineering } from './technology/software-engineering.js';
import { uris as writingArtsAndMedia } from './people/writing-arts-and-media.js';

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

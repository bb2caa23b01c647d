import * as accountingAndFinance from './skills/business/accounting-and-finance.js';
import * as agricultureAndEnvironment from './skills/industry/agriculture-and-environment.js';
import * as businessSoftware from './skills/business/business-software.js';
import * as constructionAndTrades from './skills/industry/construction-and-trades.js';
import * as customerServiceAndRealEstate from './skills/business/customer-service-and-real-estate.js';
import * as dataAndAi from './skills/technology/data-and-ai.js';
import * as designAndProduct from './skills/technology/design-and-product.js';
import * as developmentTools from './skills/technology/development-tools.js';
import * as education from './skills/people/education.js';
import * as engineering from './skills/industry/engineering.js';
import * as fitnessBeautyAndPersonalCare from './skills/people/fitness-beauty-and-personal-care.js';
import * as hospitalityAndFood from './skills/people/hospitality-and-food.js';
import * as humanResources from './skills/business/human-resources.js';
import * as itOperationsAndSecurity from './skills/technology/it-operations-and-security.js';
import * as languages from './skills/business/languages.js';
import * as lawAndPublicService from './skills/business/law-and-public-service.js';
import * as licencesAndRegistrations from './skills/business/licences-and-registrations.js';
import * as logisticsAndTransport from './skills/industry/logistics-and-transport.js';
import * as managementAndSoftSkills from './skills/business/management-and-soft-skills.js';
import * as manufacturingAndQuality from './skills/industry/manufacturing-and-quality.js';
import * as medicalOffice from './skills/people/medical-office.js';
import * as nursingAndMedicine from './skills/people/nursing-and-medicine.js';
import * as office from './skills/business/office.js';
import * as programmingLanguages from './skills/technology/programming-languages.js';
import * as retail from './skills/business/retail.js';
import * as salesAndMarketing from './skills/business/sales-and-marketing.js';
import * as science from './skills/industry/science.js';
import * as socialWorkAndNonprofit from './skills/people/social-work-and-nonprofit.js';
import * as softwareEngineering from './skills/technology/software-engineering.js';
import * as writingArtsAndMedia from './skills/people/writing-arts-and-media.js';
import { occupations as artsAndMediaOccupations } from './occupations/arts-and-media.js';
import { occupations as constructionOccupations } from './occupations/construction.js';
import { occupations as craftsAndProcessProductionOccupations } from './occupations/crafts-and-process-production.js';
import { occupations as educationOccupations } from './occupations/education.js';
import { occupations as energyAndAgricultureOccupations } from './occupations/energy-and-agriculture.js';
import { occupations as engineeringOccupations } from './occupations/engineering.js';
import { occupations as financeOccupations } from './occupations/finance.js';
import { occupations as hospitalityAndKitchenOccupations } from './occupations/hospitality-and-kitchen.js';
import { occupations as humanResourcesAndOfficeOccupations } from './occupations/human-resources-and-office.js';
import { occupations as itAndSecurityOccupations } from './occupations/it-and-security.js';
import { occupations as lawAndRealEstateOccupations } from './occupations/law-and-real-estate.js';
import { occupations as logisticsAndTransportOccupations } from './occupations/logistics-and-transport.js';
import { occupations as marketingAndManagementOccupations } from './occupations/marketing-and-management.js';
import { occupations as medicineAndAlliedHealthOccupations } from './occupations/medicine-and-allied-health.js';
import { occupations as personalServicesAndSportsOccupations } from './occupations/personal-services-and-sports.js';
import { occupations as productionOccupations } from './occupations/production.js';
import { occupations as publicSafetyOccupations } from './occupations/public-safety.js';
import { occupations as repairOccupations } from './occupations/repair.js';
import { occupations as salesAndRetailOccupations } from './occupations/sales-and-retail.js';
import { occupations as scienceOccupations } from './occupations/science.js';
import { occupations as socialWorkAndNursingOccupations } from './occupations/social-work-and-nursing.js';
import { occupations as softwareAndProductOccupations } from './occupations/software-and-product.js';
import { seniority } from './seniority.js';

/**
 * Every file of skills, with the fields of work that it belongs to. Files that are near each other share a field: an ambiguous word of one means its skill
 * beside sure skills of the other. Those without a field belong to all work.
 */
export const SKILL_SOURCES: readonly { fields: readonly string[]; skills: string; substitutes: string }[] = [
  { fields: ['business'], ...accountingAndFinance },
  { fields: ['land'], ...agricultureAndEnvironment },
  { fields: [], ...businessSoftware },
  { fields: ['industry'], ...constructionAndTrades },
  { fields: ['commerce'], ...customerServiceAndRealEstate },
  { fields: ['technology'], ...dataAndAi },
  { fields: ['technology', 'media'], ...designAndProduct },
  { fields: ['technology'], ...developmentTools },
  { fields: ['people'], ...education },
  { fields: ['industry'], ...engineering },
  { fields: ['personal'], ...fitnessBeautyAndPersonalCare },
  { fields: ['hospitality'], ...hospitalityAndFood },
  { fields: ['business'], ...humanResources },
  { fields: ['technology'], ...itOperationsAndSecurity },
  { fields: [], ...languages },
  { fields: ['law'], ...lawAndPublicService },
  { fields: [], ...licencesAndRegistrations },
  { fields: ['logistics'], ...logisticsAndTransport },
  { fields: [], ...managementAndSoftSkills },
  { fields: ['industry'], ...manufacturingAndQuality },
  { fields: ['health'], ...medicalOffice },
  { fields: ['health'], ...nursingAndMedicine },
  { fields: [], ...office },
  { fields: ['technology'], ...programmingLanguages },
  { fields: ['commerce'], ...retail },
  { fields: ['commerce', 'media'], ...salesAndMarketing },
  { fields: ['science'], ...science },
  { fields: ['people', 'health'], ...socialWorkAndNonprofit },
  { fields: ['technology'], ...softwareEngineering },
  { fields: ['media'], ...writingArtsAndMedia },
];

/** Every file of occupations. */
export const OCCUPATION_SOURCES: readonly string[] = [
  artsAndMediaOccupations,
  constructionOccupations,
  craftsAndProcessProductionOccupations,
  educationOccupations,
  energyAndAgricultureOccupations,
  engineeringOccupations,
  financeOccupations,
  hospitalityAndKitchenOccupations,
  humanResourcesAndOfficeOccupations,
  itAndSecurityOccupations,
  lawAndRealEstateOccupations,
  logisticsAndTransportOccupations,
  marketingAndManagementOccupations,
  medicineAndAlliedHealthOccupations,
  personalServicesAndSportsOccupations,
  productionOccupations,
  publicSafetyOccupations,
  repairOccupations,
  salesAndRetailOccupations,
  scienceOccupations,
  socialWorkAndNursingOccupations,
  softwareAndProductOccupations,
];

export const SENIORITY_SOURCE: string = seniority;

export { ESCO_SOURCES } from './esco/index.js';

import type { WantedOccupation } from '../../matching/job-features.js';
import type { OccupationFinder } from '../../taxonomy/occupations.js';

type TitleOfJob = Pick<WantedOccupation, 'id' | 'family'>;

/** The family of leaders of projects or operations, whatever is planned or run. */
const MANAGEMENT = 'management';

/** Engineers whose title says what they do and not to what, who leads them or their projects, and who assists them: roads, chargers or software. */
const ENGINEERING = new Set([
  'contract-engineer',
  'design-engineer',
  'development-engineer',
  'engineering-manager',
  'engineering-project-manager',
  'engineering-technician',
  'product-development-engineer',
  'project-engineer',
]);

/** Who sells, or leads those who sell, by titles that do not say what is sold: clouds, drugs or lorries. */
const SALES = new Set([
  'account-executive',
  'account-manager',
  'alliance-manager',
  'business-development-director',
  'business-development-manager',
  'business-development-specialist',
  'channel-sales-manager',
  'chief-commercial-officer',
  'chief-revenue-officer',
  'inside-sales-representative',
  'key-account-manager',
  'partnerships-manager',
  'regional-sales-manager',
  'sales-development-representative',
  'sales-director',
  'sales-manager',
  'sales-representative',
]);

/** To whom, where from and how something is sold, never what. */
const WAYS_OF_SELLING = [
  'b2b-sales',
  'b2c-sales',
  'consultative-selling',
  'cross-selling',
  'direct-sales',
  'enterprise-sales',
  'field-sales',
  'go-to-market',
  'inside-sales',
  'lead-qualification',
  'meeting-sales-targets',
  'objection-handling',
  'outbound-sales',
  'sales-presentations',
  'sales-support',
  'social-selling',
  'solution-selling',
  'strategic-selling',
  'telephone-sales',
  'territory-management',
  'value-selling',
];

/** Whether a title leads projects or operations, or is one of engineers, and leaves it to the skills to say in which branch. It says less of the work than others do. */
export function saysNoBranch({ id, family }: TitleOfJob): boolean {
  return family === MANAGEMENT || ENGINEERING.has(id);
}

/** Whether a title leaves it to the skills to say in which branch: it leads, is one of engineers, or sells. */
export function isOfAnyBranch(title: TitleOfJob): boolean {
  return saysNoBranch(title) || SALES.has(title.id);
}

/** The skills that do not tell the branch of such a title: those that are typical of all leaders, and for whoever sells those of all sellers too. */
export function skillsOfAnyBranch({ id }: TitleOfJob, occupations: OccupationFinder): ReadonlySet<string> {
  const ofLeaders = occupations.typicalSkills([MANAGEMENT]);
  if (!SALES.has(id)) return ofLeaders;
  const ofSellers = [...SALES].flatMap((each) => occupations.occupation(each)?.skills ?? []);
  return new Set([...ofLeaders, ...ofSellers, ...WAYS_OF_SELLING]);
}

import { type Duty, type GuardedWords, wordsOfWork } from '../words-of-work.js';

/** Duties as English ads of shops, kitchens, homes, crafts and factories write them. */
const DUTIES: readonly Duty[] = [
  ['You cook menu items and prep ingredients', ['cooking', 'food-preparation']],
  ['Baking from scratch and cash register experience', ['baking', 'cash-handling']],
  ['You operate the till and respond to customer complaints', ['cash-handling', 'complaint-handling']],
  ['Help with washing and dressing, medication prompts', ['bathing-hygiene', 'medication-administration']],
  ['Caring for older people and people living with dementia', ['elderly-care', 'dementia-care']],
  ['Supporting adults with learning disabilities', ['disability-care']],
  ['Light domestic duties and cooking meals for clients', ['light-housekeeping-care', 'meal-preparation']],
  ['Nursery experience, liaising with parents', ['early-childhood-education', 'parent-communication']],
  ['Contract cleaning of offices and washroom cleaning', ['commercial-cleaning', 'restroom-cleaning']],
  ['Multi-drop van driving, loading vehicles', ['delivery-driving', 'loading-unloading']],
  ['Picking stock in a warehouse', ['order-picking']],
  ['Assemble components, check parts for defects', ['assembly-work', 'parts-inspection']],
  ['Press setup and running multiple machines', ['machine-setup', 'machine-operation']],
  ['Using micrometers, reading drawings', ['micrometers-calipers', 'blueprint-reading']],
  ['Installing furnaces and air conditioners', ['furnaces', 'air-conditioning-systems']],
  ['Diagnose faults and repair leaks in hot and cold water systems', ['troubleshooting', 'plumbing']],
  ['Patrol the premises, deter theft and report incidents', ['patrol', 'loss-prevention', 'police-reports']],
  ['Employee expenses and cashflow forecasts', ['expense-reports', 'cash-flow-management']],
];

/** Words that say something else in another sentence. */
const GUARDED: readonly GuardedWords[] = [
  [
    'equipment-repair',
    'Repair work on relationships of the team',
    'Repair work on boilers and machinery by a technician',
  ],
];

wordsOfWork('English', DUTIES, GUARDED);

/** By the occupation that a title names by itself, the others that go by the same title: a "Quality Engineer" tests parts or software. The likeliest first. */
export const OTHER_TRADES: Readonly<Record<string, readonly string[]>> = {
  'application-engineer': ['software-developer'],
  architect: ['software-architect', 'solutions-architect', 'cloud-architect', 'landscape-architect'],
  'automation-engineer': ['test-automation-engineer'],
  chauffeur: ['truck-driver', 'bus-driver'],
  concierge: ['building-caretaker'],
  'data-manager': ['clinical-data-manager'],
  'design-engineer': ['ux-designer', 'frontend-developer', 'electronics-engineer'],
  'development-engineer': ['software-developer', 'electronics-engineer'],
  'digital-product-designer': ['industrial-designer'],
  dispatcher: ['recruiter'],
  'financial-controller': ['air-traffic-controller', 'quality-inspector'],
  'product-development-engineer': ['software-developer'],
  'production-engineer': ['devops-engineer'],
  'quality-engineer': ['qa-analyst'],
  'quality-inspector': ['qa-analyst'],
  'quality-manager': ['software-quality-manager'],
  'reliability-engineer': ['site-reliability-engineer'],
  'security-guard': ['information-security-officer'],
  'software-developer': ['real-estate-developer'],
  'systems-engineer': ['requirements-and-systems-engineer'],
  'test-engineer': ['qa-analyst'],
};

/** What a head means that is a title of many trades and names none, by its English word. */
export const TRADES_OF_HEADS: Readonly<Record<string, readonly string[]>> = {
  administrator: ['systems-administrator', 'database-administrator', 'administrative-assistant'],
  analyst: ['data-analyst', 'financial-analyst', 'business-analyst', 'soc-analyst', 'credit-analyst', 'qa-analyst'],
  assistant: [
    ...['administrative-assistant', 'executive-assistant', 'dental-assistant', 'nursing-assistant'],
    ...['teaching-assistant', 'marketing-assistant', 'veterinary-assistant'],
  ],
  consultant: [
    ...['management-consultant', 'sap-consultant', 'software-consultant', 'recruiter', 'tax-adviser'],
    ...['information-security-consultant', 'hr-consultant'],
  ],
  designer: [
    ...['graphic-designer', 'ux-designer', 'mechanical-designer', 'interior-designer', 'fashion-designer'],
    ...['industrial-designer', 'game-designer', 'motion-designer'],
  ],
  driver: ['truck-driver', 'bus-driver', 'delivery-driver'],
  engineer: [
    ...['software-developer', 'mechanical-engineer', 'electrical-engineer', 'civil-engineer', 'electronics-engineer'],
    ...[
      'chemical-engineer',
      'automation-engineer',
      'structural-engineer',
      'devops-engineer',
      'embedded-software-engineer',
    ],
  ],
  operator: ['machine-operator', 'cnc-operator', 'forklift-operator', 'crane-operator', 'chemical-plant-operator'],
  planner: ['production-planner', 'media-planner', 'urban-planner', 'event-planner', 'maintenance-planner'],
  producer: ['video-producer', 'music-producer', 'radio-producer', 'game-producer', 'tv-producer'],
  technician: [
    ...['maintenance-technician', 'it-support-specialist', 'electronics-technician', 'hvac-technician'],
    ...['automotive-mechanic', 'telecommunications-technician', 'chemical-laboratory-technician'],
  ],
};

/** Skills of no field that are of the office all the same. */
export const OF_OFFICE: ReadonlySet<string> = new Set([
  'filing',
  'calendar-management',
  'correspondence',
  'data-entry',
]);

/** Licences that show a trade only where none of the heavier is asked: any driver of a bus has one for cars. */
export const LIGHTEST_LICENCES: ReadonlySet<string> = new Set(['driving-licence-b-eu', 'cnh-b-br']);

/** Beside any of these the lightest say nothing. */
export const HEAVIER_LICENCES: ReadonlySet<string> = new Set([
  ...[
    'driving-licence-c1-eu',
    'driving-licence-c-eu',
    'driving-licence-ce-eu',
    'driving-licence-d1-eu',
    'truck-licence-eu',
  ],
  ...[
    'driving-licence-t-eu',
    'pcv-licence-uk',
    'cdl-class-a',
    'cdl-class-b',
    'cnh-c-br',
    'cnh-d-br',
    'cnh-e-br',
    'tachographs',
  ],
]);

/** Licences and apparatus by which a trade is known beside the skills that are typical of it. */
export const SIGNS_OF_TRADES: Readonly<Record<string, readonly string[]>> = {
  'bus-driver': ['driving-licence-d1-eu', 'pcv-licence-uk', 'cnh-d-br'],
  'delivery-driver': [...LIGHTEST_LICENCES],
  'truck-driver': ['truck-licence-eu', 'tachographs', 'cnh-c-br', 'cnh-e-br'],
};

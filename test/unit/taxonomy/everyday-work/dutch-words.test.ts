import { type Duty, type GuardedWords, wordsOfWork } from '../words-of-work.js';

/** Duties as Dutch and Flemish ads write them. */
const DUTIES: readonly Duty[] = [
  ['Elektrotechnische installaties, vervangen van armaturen', ['electrical-work', 'light-fixture-installation']],
  ['Schilderwerk, timmerwerk en tegelwerk', ['painting-building', 'carpentry', 'tile-setting']],
  ['Tuinaanleg: bestrating en beplanting', ['landscaping', 'paver-installation', 'planting-seeding']],
  ['Verzorgen van de financiële administratie, facturatie', ['bookkeeping', 'invoicing']],
  ['Opstellen van fiscale aangiften en jaarcijfers', ['tax-preparation', 'annual-financial-statements']],
  ['MIG/MAG lassen van staalconstructies', ['mig-welding', 'structural-steel']],
  ['Bedienen van productielijnen, ombouwen en afstellen', ['machine-operation', 'machine-setup']],
  ['Rijden met een bestelwagen en een vorkheftruck', ['delivery-driving', 'forklift-operation']],
  ['Klantcontact en telefoontjes aannemen', ['customer-service', 'inbound-calls']],
  ['Begeleiden van peuters en contact met ouders', ['toddler-care', 'parent-communication']],
  ['Jeugdhulp en woonbegeleiding', ['youth-work', 'assisted-living-de']],
  ['Voorlichten en adviseren van cliënten', ['patient-education']],
];

/** Words that other languages or what an ad says about itself write as well. */
const GUARDED: readonly GuardedWords[] = [
  ['welding', 'Wir lassen Sie nicht allein', 'Lasser voor lassen en slijpwerk'],
  ['price-quotes', 'Des formations offertes à nos salariés', 'Offertes en calculaties voor klanten'],
  ['waiting-tables', 'Bediening van de machine', 'Bediening in ons restaurant, gasten ontvangen'],
];

wordsOfWork('Dutch', DUTIES, GUARDED);

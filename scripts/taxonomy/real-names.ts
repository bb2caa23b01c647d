/** Names of one thing although they read like several, and everyday words that are sure all the same. */
export const REAL_NAMES: ReadonlySet<string> = new Set([
  'Black & Decker',
  'Procter & Gamble',
  'PL/SQL',
  'PL/pgSQL',
  'TCP/IP',
  'OS/2',
  'z/OS',
  'IBM z/OS',
  'SAP S/4HANA',
  'S/4HANA',
  'ISO/IEC 27001',
  'Duck Creek',
  'Crafter CMS',
  'Mac OS',
]);

import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

/** What a word means elsewhere, the product that it is as well, and how those write it who work with it. */
const PRODUCTS: [elsewhere: string, product: string, inItsTrade: string][] = [
  ['Prepared the final draft of the contract', 'final-draft', 'Software: Final Draft, Celtx, Adobe Premiere'],
  ['Helped the team win 10 new accounts', 'windows-10', 'Supported Win 10 and Win 7 laptops'],
  ['Schnell, flink und zuverlässig', 'flink', 'Streaming: Kafka, Flink, Spark'],
  ['Ab initio training of airline pilots', 'abinitio', 'ETL: Ab Initio, Informatica, Teradata'],
  ['Drove a Solaris Urbino on all city routes', 'solaris', 'Unix: Solaris, AIX, HP-UX'],
  ['Played the drums in a garage band', 'garageband', 'Skills: Ableton, Garage Band, Logic Pro'],
  ['Improved my SQL skills', 'mysql', 'My SQL, PHP, HTML'],
  ['Hielt das Eisen auf dem Amboss', 'amboss', 'Lernen mit Amboss und Thieme fürs Staatsexamen'],
  ['Kept all records uptodate', 'uptodate', 'UpToDate, Epocrates, Lexicomp'],
  ['Shaper in the snowpark of a ski resort', 'snowflake', 'Snowpark and SQL in the warehouse, dbt'],
  ['Auto-tune of the PID loops', 'auto-tune', 'Vocals in Pro Tools, Melodyne, Auto-Tune'],
  ['Cared for marmosets and lemurs', 'marmoset-toolbag', 'ZBrush, Substance Painter, Marmoset'],
  ['Entered HMIS data of the district health office', 'hmis', 'HMIS data entry for guests of the shelter'],
  ['Worked as a character animator', 'adobe-character-animator', 'Adobe Character Animator'],
  ['Impianti con sistemi di accumulo', 'apache-accumulo', 'Apache Accumulo'],
  ['Range of motion, Model of Human Occupation (MOHO)', 'moho', 'Moho Pro'],
  ['Mailbox management for three directors', 'exchange-server', 'Exchange mailbox management'],
  ['Cockpit domain controller of an electric car', 'active-directory', 'Domain controllers, DNS and DHCP'],
];

describe('A word by which a product is called as well', () => {
  const ids = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);
  for (const [elsewhere, product, inItsTrade] of PRODUCTS) {
    it(`names the product only in its trade: ${product}`, () => {
      expect(ids(elsewhere)).not.to.include(product);
      expect(ids(inItsTrade)).to.include(product);
    });
  }
});

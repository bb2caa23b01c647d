import { itIsFoundOnlyWhereMeant, type NameOfTwo } from './only-where-meant.js';

const PRODUCTS: readonly NameOfTwo[] = [
  ['final-draft', 'Prepared the final draft of the contract', 'Software: Final Draft, Celtx, Adobe Premiere'],
  ['windows-10', 'Helped the team win 10 new accounts', 'Supported Win 10 and Win 7 laptops'],
  ['flink', 'Schnell, flink und zuverlässig', 'Streaming: Kafka, Flink, Spark'],
  ['abinitio', 'Ab initio training of airline pilots', 'ETL: Ab Initio, Informatica, Teradata'],
  ['solaris', 'Drove a Solaris Urbino on all city routes', 'Unix: Solaris, AIX, HP-UX'],
  ['garageband', 'Played the drums in a garage band', 'Skills: Ableton, Garage Band, Logic Pro'],
  ['mysql', 'Improved my SQL skills', 'My SQL, PHP, HTML'],
  ['amboss', 'Hielt das Eisen auf dem Amboss', 'Lernen mit Amboss und Thieme fürs Staatsexamen'],
  ['uptodate', 'Kept all records uptodate', 'UpToDate, Epocrates, Lexicomp'],
  ['snowflake', 'Shaper in the snowpark of a ski resort', 'Snowpark and SQL in the warehouse, dbt'],
  ['auto-tune', 'Auto-tune of the PID loops', 'Vocals in Pro Tools, Melodyne, Auto-Tune'],
  ['marmoset-toolbag', 'Cared for marmosets and lemurs', 'ZBrush, Substance Painter, Marmoset'],
  ['hmis', 'Entered HMIS data of the district health office', 'HMIS data entry for guests of the shelter'],
  ['adobe-character-animator', 'Worked as a character animator', 'Adobe Character Animator'],
  ['apache-accumulo', 'Impianti con sistemi di accumulo', 'Apache Accumulo'],
  ['moho', 'Range of motion, Model of Human Occupation (MOHO)', 'Moho Pro'],
  ['exchange-server', 'Mailbox management for three directors', 'Exchange mailbox management'],
  ['active-directory', 'Cockpit domain controller of an electric car', 'Domain controllers, DNS and DHCP'],
];

describe('A word by which a product is called as well', () => {
  itIsFoundOnlyWhereMeant(PRODUCTS);
});

import { itIsFoundOnlyWhereMeant, type NameOfTwo } from './only-where-meant.js';

/** A product's name as a place, an employer, a word or a thing of another trade, and where it is the product. */
const NAMES: readonly NameOfTwo[] = [
  ['as400', 'This is the system I designed for the bank', 'RPGLE programs on IBM i'],
  ['n-able-n-central', '1234 N Central Ave, Phoenix', 'ConnectWise, N-Central and other RMM tools'],
  ['ca-service-desk-manager', 'San Jose, CA - Service Desk Analyst', null],
  ['ca-harvest', 'Napa, CA Harvest Intern', 'Endevor, PVCS and CA Harvest'],
  ['amazon-route-53', 'Drove the school bus on Route 53', 'AWS: EC2, S3, Route 53'],
  ['apache-mesos', 'Pràctiques de 6 mesos', 'Kubernetes, Mesos, Marathon'],
  ['phpunit', 'Nurse on the PHP Unit', 'Laravel, PHP Unit and Behat'],
  ['allaire-homesite', 'Sold 120 homesites for a home builder', 'ColdFusion, HomeSite and Dreamweaver'],
  ['ensemble-intersystems', 'KP HealthConnect charting', null],
  ['pennylane', 'Comptabilité fournisseurs sur Pennylane', 'PennyLane quantum circuits'],
  ['testim', 'Pharmaceutical sales: Testim', 'Testim, Selenium and Cypress'],
  ['vanilla-extract', 'Vanilla extract and sugar', null],
  ['pagerduty', 'Rotating pager duty', 'Alerts in PagerDuty'],
  ['autopsy-forensics', 'Autopsy/Forensics assistant', 'Autopsy digital forensics'],
  ['fastlane', 'Grant proposals in NSF FastLane', 'Fastlane builds of an iOS app'],
  ['misp', 'Minimum Initial Service Package (MISP) in camps', 'Threat feeds in MISP and TheHive'],
  ['u-boot', 'Das U-Boot gewartet', 'U-Boot bootloader and Linux kernel'],
  ['gdb', 'Shapefiles and file GDB in ArcMap', 'GDB, GCC and Valgrind'],
  ['ceph', 'Pan and Ceph x-rays', 'Ceph storage with OpenStack'],
  ['ubiquiti-unifi', 'Waters UNIFI and Empower', 'UniFi access points'],
  ['arista-networks', 'Arista National Honor Society', 'Arista and Cisco switches'],
  ['foundry-ethereum', 'Foundry/Forge shop supervisor', null],
  ['enzyme-js', 'Enzyme testing of blood samples', 'React components with Jest and Enzyme'],
  ['readyapi', 'Production-ready API testing', 'SmartBear ReadyAPI'],
  ['coded-ui', 'Hand-coded UI components in HTML', 'Selenium, Coded UI and MTM'],
  ['silk-performer', 'Aerial silk performer in a circus', 'LoadRunner and Silk Performer'],
  ['opentext-encase', 'Encase wiring in conduit', 'EnCase and FTK for digital forensics'],
  ['papercut', 'Papercut artist', 'PaperCut on the print server'],
  ['better-stack', 'Ensured better uptime', null],
  ['provar', 'Provar vinhos', 'Salesforce tests with Provar'],
  ['oracle-developer-suite', 'Software Developer 2000 - 2005', 'Developer 2000 Forms and Reports'],
  ['unreal-engine', 'DSCG : UE4 Comptabilité et audit', 'Games in Unity and UE4'],
  ['retrofit-android', 'Retrofit 2 chillers', 'Android, Retrofit 2 and Dagger'],
  ['devexpress', 'React Dev/Express', 'Telerik and Dev Express controls in .NET'],
  ['system-center-data-protection-manager', 'DPM 2012, College of Podiatric Medicine', null],
  ['hp-business-service-management', 'Operations Bridge Manager, London', null],
  ['san', 'VMware, San Jose, CA', 'EMC, NAS, SAN, VMware'],
];

describe('The name of software that other things have too', () => {
  itIsFoundOnlyWhereMeant(NAMES);
});

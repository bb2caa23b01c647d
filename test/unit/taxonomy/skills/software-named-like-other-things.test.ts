import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

/** A product's name as a place, an employer, a word or a thing of another trade, and where it is the product. */
const NAMES: readonly [skill: string, elsewhere: string, where: string][] = [
  ['as400', 'This is the system I designed for the bank', 'RPGLE programs on IBM i'],
  ['n-able-n-central', '1234 N Central Ave, Phoenix', 'ConnectWise, N-Central and other RMM tools'],
  ['ca-service-desk-manager', 'San Jose, CA - Service Desk Analyst', ''],
  ['ca-harvest', 'Napa, CA Harvest Intern', 'Endevor, PVCS and CA Harvest'],
  ['amazon-route-53', 'Drove the school bus on Route 53', 'AWS: EC2, S3, Route 53'],
  ['apache-mesos', 'Pràctiques de 6 mesos', 'Kubernetes, Mesos, Marathon'],
  ['phpunit', 'Nurse on the PHP Unit', 'Laravel, PHP Unit and Behat'],
  ['allaire-homesite', 'Sold 120 homesites for a home builder', 'ColdFusion, HomeSite and Dreamweaver'],
  ['ensemble-intersystems', 'KP HealthConnect charting', ''],
  ['pennylane', 'Comptabilité fournisseurs sur Pennylane', 'PennyLane quantum circuits'],
  ['testim', 'Pharmaceutical sales: Testim', 'Testim, Selenium and Cypress'],
  ['vanilla-extract', 'Vanilla extract and sugar', ''],
  ['pagerduty', 'Rotating pager duty', 'Alerts in PagerDuty'],
  ['autopsy-forensics', 'Autopsy/Forensics assistant', 'Autopsy digital forensics'],
  ['fastlane', 'Grant proposals in NSF FastLane', 'Fastlane builds of an iOS app'],
  ['misp', 'Minimum Initial Service Package (MISP) in camps', 'Threat feeds in MISP and TheHive'],
  ['u-boot', 'Das U-Boot gewartet', 'U-Boot bootloader and Linux kernel'],
  ['gdb', 'Shapefiles and file GDB in ArcMap', 'GDB, GCC and Valgrind'],
  ['ceph', 'Pan and Ceph x-rays', 'Ceph storage with OpenStack'],
  ['ubiquiti-unifi', 'Waters UNIFI and Empower', 'UniFi access points'],
  ['arista-networks', 'Arista National Honor Society', 'Arista and Cisco switches'],
  ['foundry-ethereum', 'Foundry/Forge shop supervisor', ''],
  ['enzyme-js', 'Enzyme testing of blood samples', 'React components with Jest and Enzyme'],
  ['readyapi', 'Production-ready API testing', 'SmartBear ReadyAPI'],
  ['coded-ui', 'Hand-coded UI components in HTML', 'Selenium, Coded UI and MTM'],
  ['silk-performer', 'Aerial silk performer in a circus', 'LoadRunner and Silk Performer'],
  ['opentext-encase', 'Encase wiring in conduit', 'EnCase and FTK for digital forensics'],
  ['papercut', 'Papercut artist', 'PaperCut on the print server'],
  ['better-stack', 'Ensured better uptime', ''],
  ['provar', 'Provar vinhos', 'Salesforce tests with Provar'],
  ['oracle-developer-suite', 'Software Developer 2000 - 2005', 'Developer 2000 Forms and Reports'],
  ['unreal-engine', 'DSCG : UE4 Comptabilité et audit', 'Games in Unity and UE4'],
  ['retrofit-android', 'Retrofit 2 chillers', 'Android, Retrofit 2 and Dagger'],
  ['devexpress', 'React Dev/Express', 'Telerik and Dev Express controls in .NET'],
  ['system-center-data-protection-manager', 'DPM 2012, College of Podiatric Medicine', ''],
  ['hp-business-service-management', 'Operations Bridge Manager, London', ''],
  ['san', 'VMware, San Jose, CA', 'EMC, NAS, SAN, VMware'],
];

describe('Software that is named like other things', () => {
  for (const [skill, elsewhere, where] of NAMES) {
    it(`is found only where it is meant: ${elsewhere}`, () => {
      expect(found(elsewhere)).to.not.include(skill);
      if (where !== '') expect(found(where)).to.include(skill);
    });
  }
});

function found(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}

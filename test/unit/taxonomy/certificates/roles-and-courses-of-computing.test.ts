import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

/** Roles held by practice, grades of jobs, courses and subjects that are written with the words of a certificate. */
const NOT_READ: readonly (readonly [string, string])[] = [
  ['aws-certified-cloud-practitioner', 'AWS Cloud Practitioner Essentials course'],
  ['aws-solutions-architect-professional', 'AWS Solutions Architect professional with 8 years of experience'],
  ['aws-certified-devops-engineer', 'AWS DevOps Engineer professional with Terraform'],
  ['cisco-it-essentials', 'Taught Cisco IT Essentials at a vocational school'],
  ['azure-solutions-architect-expert', 'Azure Solutions Architect expert with 10 years of experience'],
  ['azure-data-fundamentals', 'Trained users in Azure data fundamentals'],
  ['microsoft-365-fundamentals', 'Trained staff on Microsoft 365 fundamentals and Azure'],
  ['leading-safe-course', 'Leading SAFe transformation across five release trains'],
  ['safe-practice-consultant', 'SAFe practice consultant coaching agile release trains'],
  ['psm-certification', 'Professional Scrum Master with 8 years of experience'],
  ['professional-agile-leadership', 'Strong professional agile leadership skills'],
  ['iso-27001-lead-implementer', 'Acted as ISO 27001 lead implementer'],
  ['iso-27001-lead-auditor', 'ISO 27001 Lead Auditor for clients, led certification audits'],
  ['pci-professional', 'PCI professional with experience in PCI DSS'],
  ['blue-team-level-1', 'Blue team level 1 analyst in the SOC'],
  ['microsoft-cybersecurity-architect', 'Microsoft Cybersecurity Architect at a bank, AZ-104'],
  ['google-cloud-digital-leader', 'Cloud digital leader driving Google Cloud adoption'],
  ['devops-foundation', 'Built a DevOps foundation with the Scrum Master and the ITIL team'],
  ['comptia-network-plus', 'Managed the network plus Cisco switches'],
  ['salesforce-platform-developer', 'Platform Developer I, Salesforce team, Apex'],
  ['salesforce-platform-developer-ii', 'Salesforce Platform Developer II at Acme'],
  ['akbd', 'Associate Kitchen and Bath Designer at a furniture store'],
  ['fachinformatiker-systemintegration', 'seit 2024 Ausbildung zum Fachinformatiker Systemintegration'],
];

const READ: readonly (readonly [string, string])[] = [
  ['aws-solutions-architect-professional', 'AWS Certified Solutions Architect Professional'],
  ['iso-27001-lead-auditor', 'Certified ISO 27001 Lead Auditor (PECB)'],
  ['azure-solutions-architect-expert', 'Microsoft Certified: Azure Solutions Architect Expert'],
  ['psm-certification', 'Scrum.org: Professional Scrum Master'],
  ['salesforce-platform-developer', 'Certifications: Salesforce Platform Developer I'],
  ['comptia-network-plus', 'CompTIA Network+'],
  ['ccnp-route-exam', 'CCNP ROUTE passed 2015'],
];

describe('Roles, grades of jobs and courses of computing', () => {
  for (const [id, text] of NOT_READ) {
    it(`${id} is not read in “${text}”`, () => expect(found(text)).not.to.include(id));
  }
  for (const [id, text] of READ) {
    it(`${id} is read in “${text}”`, () => expect(found(text)).to.include(id));
  }
});

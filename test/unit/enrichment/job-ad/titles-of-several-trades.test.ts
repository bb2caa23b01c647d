import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import {
  OTHER_TRADES,
  SIGNS_OF_TRADES,
  TRADES_OF_HEADS,
} from '../../../../adapters/enrichment/job-ad/title/trades-of-titles.js';
import { lexicon } from '../../../../adapters/enrichment/parse/lexicons/lexicon.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const idOf = (title: string, asked: readonly string[], heading = 'Requirements:'): string | undefined =>
  reader.readAtOnce({ title, description: [heading, ...asked.map((item) => `- ${item}`)].join('\n') }).occupation?.id;

describe('A title of several trades', () => {
  it('is the one whose skills the ad asks for', () => {
    for (const [title, asked, expected] of [
      ['Quality Engineer', ['Selenium, Cypress', 'regression testing', 'Java'], 'qa-analyst'],
      ['Quality Engineer', ['FMEA, PPAP', 'ISO 9001', 'reading GD&T drawings'], 'quality-engineer'],
      ['Application Engineer', ['Java, Spring Boot', 'SQL', 'SAP interfaces', 'Git'], 'software-developer'],
      ['Application Engineer', ['technical sales', 'product demonstrations', 'CRM'], 'application-engineer'],
      ['Architect', ['microservices', 'AWS', 'REST APIs, UML'], 'software-architect'],
      ['Architect', ['Revit', 'AutoCAD', 'building codes'], 'architect'],
      ['Developer', ['real estate development', 'zoning', 'negotiation'], 'real-estate-developer'],
      ['Developer', ['Python, Django', 'PostgreSQL'], 'software-developer'],
      ['Controller', ['air traffic control', 'radar systems'], 'air-traffic-controller'],
      ['Controller', ['budgeting', 'IFRS', 'month-end close'], 'financial-controller'],
      ['Data Manager', ['EDC systems', 'GCP', 'SAS', 'CDISC'], 'clinical-data-manager'],
      ['Reliability Engineer', ['Kubernetes, Terraform', 'Prometheus', 'AWS'], 'site-reliability-engineer'],
      ['Reliability Engineer', ['FMEA', 'vibration analysis', 'CMMS'], 'reliability-engineer'],
      ['Security Officer', ['ISO 27001', 'SIEM', 'security incident response'], 'information-security-officer'],
      ['Security Officer', ['patrols of the site', 'CCTV'], 'security-guard'],
    ] as const)
      expect(idOf(title, asked), `${title}: ${asked.join(', ')}`).to.equal(expected);
  });

  it('is so in other languages', () => {
    for (const [title, heading, asked, expected] of [
      [
        'Qualitätsingenieur (m/w/d)',
        'Anforderungen:',
        ['Testautomatisierung', 'Selenium und JUnit', 'Java'],
        'qa-analyst',
      ],
      ['Disponent (m/w/d)', 'Anforderungen:', ['Bewerbermanagement', 'Active Sourcing', 'Recruiting'], 'recruiter'],
      ['Chauffeur H/F', 'Profil :', ['permis CE', 'carte conducteur'], 'truck-driver'],
      ['Arquitecto', 'Requisitos:', ['microservicios', 'arquitectura de software', 'AWS'], 'software-architect'],
      ['Inżynier jakości', 'Wymagania:', ['FMEA, PPAP', 'ISO 9001'], 'quality-engineer'],
    ] as const)
      expect(idOf(title, asked, heading), title).to.equal(expected);
  });

  it('keeps its usual meaning where skills of both are asked for', () => {
    for (const [title, asked, expected] of [
      ['Quality Engineer', ['APQP, FMEA', 'Python, SQL', 'Jira'], 'quality-engineer'],
      ['Application Engineer', ['C++, Python', 'technical sales', 'product demonstrations'], 'application-engineer'],
      ['Test Engineer', ['LabVIEW', 'Python, Jenkins, Git', 'Jira'], 'test-engineer'],
      ['Automation Engineer', ['PLC programming', 'Python, Git'], 'automation-engineer'],
      ['Architect', ['Revit', 'scripting in Python', 'AutoCAD'], 'architect'],
      ['Quality Engineer', ['teamwork', 'English'], 'quality-engineer'],
    ] as const)
      expect(idOf(title, asked), `${title}: ${asked.join(', ')}`).to.equal(expected);
  });
});

describe('A title that is no more than a head of many trades', () => {
  it('names an occupation by the skills that the ad asks for', () => {
    for (const [title, asked, expected] of [
      ['Senior Analyst (m/f/d) - Leeds', ['SQL', 'Tableau', 'Python'], 'data-analyst'],
      ['Analyst', ['financial modelling', 'variance analysis', 'budgeting'], 'financial-analyst'],
      ['Driver', ['HGV class 1 licence', 'tachograph'], 'truck-driver'],
      ['Autista', ['patente D'], 'bus-driver'],
      ['Kierowca', ['prawo jazdy kat. C+E'], 'truck-driver'],
      ['Designer', ['InDesign, Photoshop', 'typography'], 'graphic-designer'],
      ['Designer', ['pattern making', 'fashion design', 'sewing'], 'fashion-designer'],
      ['Administrator (m/w/d)', ['Windows Server', 'Active Directory', 'VMware'], 'systems-administrator'],
      ['Producer', ['video production', 'Premiere Pro', 'videography'], 'video-producer'],
      ['Driver', ['driving licence category B'], 'delivery-driver'],
      ['Driver', ['driving licence category B', 'driving licence category CE'], 'truck-driver'],
      ['Administrator', ['filing', 'diary management', 'data entry'], 'administrative-assistant'],
      ['Administrator', ['Active Directory', 'Windows Server', 'VMware', 'correspondence'], 'systems-administrator'],
    ] as const)
      expect(idOf(title, asked), `${title}: ${asked.join(', ')}`).to.equal(expected);
  });

  it('names none without them', () => {
    for (const [title, asked] of [
      ['Driver', ['teamwork']],
      ['Consultant', ['PowerPoint', 'communication']],
      ['Producer', ['teamwork']],
      ['Analyst', ['SQL']],
      ['Engineer', ['English']],
    ] as const)
      expect(idOf(title, asked), title).to.equal(undefined);
  });
});

describe('The trades of titles', () => {
  it('are occupations and skills of the taxonomy', () => {
    const ids = [
      ...Object.entries(OTHER_TRADES).flat(2),
      ...Object.values(TRADES_OF_HEADS).flat(),
      ...Object.keys(SIGNS_OF_TRADES),
    ];
    expect(ids.filter((id) => !occupations.occupation(id))).to.deep.equal([]);
    expect(
      Object.values(SIGNS_OF_TRADES)
        .flat()
        .filter((id) => !taxonomy.skill(id)),
    ).to.deep.equal([]);
  });

  it('are there for every head that a language has', () => {
    const heads = lexicon.adTitles.headsOfManyTrades.map((entry) => entry.slice(entry.lastIndexOf('=') + 1));
    expect([...new Set(heads)].sort()).to.deep.equal(Object.keys(TRADES_OF_HEADS).sort());
  });
});

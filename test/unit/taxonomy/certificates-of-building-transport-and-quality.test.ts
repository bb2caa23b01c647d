import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

const NOT_READ: readonly (readonly [string, string])[] = [
  ['epa-rrp', 'Kept to EPA RRP rules when sanding old paint'],
  ['leed', 'LEED accreditation of an office building'],
  ['riba-membership', 'Architect at an RIBA chartered practice'],
  ['arb-registration-uk', 'ARB architect, cloud migration'],
  ['bomi-sma', 'Systems maintenance administrator, RPA bots'],
  ['certified-maintenance-technician', 'CMRT data of suppliers, reliability of sources'],
  ['nace-certification', 'Coatings according to NACE and SSPC standards'],
  ['aci-certification', 'Checked concrete beams according to ACI'],
  ['certified-commissioning-authority', 'Worked with the CxA on LEED projects, HVAC commissioning'],
  ['api-653', 'Inspector of storage tanks, read API 653 reports'],
  ['pipeline-operator-qualification', 'Kept records of operator qualification of a gas pipeline'],
  ['professional-engineer', 'P.E. license, health and physical education, State of Texas'],
  ['engineer-in-training', 'Engineer intern at an office, LEED Green Associate'],
  ['fe-exam', 'Prepares for the FE exam'],
  ['chartered-engineer-uk', 'CEng department, lecturer'],
  ['certified-flight-instructor', 'Read sci-fi a lot'],
  ['dot-medical-card', 'Nurse, performed DOT physicals for truck drivers'],
  ['private-pilot-licence', 'PPL licence for music in a pub'],
  ['airline-transport-pilot', 'Frozen ATPL, passed all ATPL exams'],
  ['air-traffic-controller-licence', 'ATC license, athletic trainer'],
  ['uscg-captain-s-licence-us', 'USCG Master Chief on a vessel'],
  ['transport-manager-cpc', 'Planification de la capacité de transport'],
  ['stcw-certification', 'Audited ships against STCW 95'],
  ['cdl-endorsements', 'Chief mate with a tanker endorsement (STCW)'],
  ['better-process-control-school', 'Better process control, HACCP'],
  ['ndt-certification', 'NDT certified occupational therapist, Salt Lake City, UT'],
  ['asq-certified-mechanical-inspector', 'Certified mechanical inspector (ICC)'],
  ['iso-lead-auditor', 'Hosted ISO auditors every year'],
  ['osha-certification', 'OSHA training for new staff, forklift'],
  ['fachkraft-fur-arbeitssicherheit-de', 'Zusammenarbeit mit der Fachkraft für Arbeitssicherheit'],
  ['iata-dangerous-goods-regulations', 'Packed samples according to IATA DGR'],
  ['cnc-certification', 'CNC certification, clinical nutrition'],
  ['gefahrgutbeauftragter-de', 'Gefahrgutbeauftragter: Fragen zu ADR und IMDG'],
  ['fachlagerist-de', 'Ausbildung zum Bäcker 2001–2004, danach Fachlagerist in einem Lager'],
  ['gebaudereiniger-de', 'Lehre als Tischler bis 1990, ab 1991 Gebäudereiniger'],
  ['gebaudereiniger-de', 'Gelernter Koch, seit 2005 mit viel Freude als Gebäudereiniger'],
  ['maschinen-und-anlagenfuhrer-de', 'Staplerschein (IHK), danach sechs Jahre lang als Maschinen- und Anlagenführer'],
  ['qualified-swppp-developer', 'QSD team, erosion of a brand'],
  ['cmvp', 'CMVP validated modules, energy sector'],
  ['faa-inspection-authorization-us', 'Davenport, IA aircraft cleaner'],
];

const READ: readonly (readonly [string, string])[] = [
  ['epa-rrp', 'EPA RRP certified'],
  ['leed', 'LEED accredited, USGBC'],
  ['arb-registration-uk', 'ARB registered architect'],
  ['certified-maintenance-technician', 'CMRT (SMRP)'],
  ['nace-certification', 'NACE certified'],
  ['api-653', 'API 653 certified'],
  ['professional-engineer', 'Jane Doe, PE, LEED AP'],
  ['professional-engineer', 'Licensed professional engineer, Texas'],
  ['fe-exam', 'Passed the FE exam'],
  ['chartered-engineer-uk', 'CEng, MIMechE'],
  ['tanker-endorsement-us', 'CDL class A with tanker endorsement'],
  ['caces-r489-fr', 'CACES R489 catégorie 3'],
  ['commercial-pilot-licence', 'Frozen ATPL'],
  ['airline-transport-pilot', 'ATPL, captain on A320'],
  ['easa-part-66-b1-licence', 'EASA Part 66 B1.1 licence'],
  ['cnc-certification', 'CNC certification, machinist'],
  ['fachkraft-fur-arbeitssicherheit-de', 'Ausbildung zur Fachkraft für Arbeitssicherheit'],
  ['iata-dangerous-goods-regulations', 'IATA DGR certified'],
  ['asnt-certification', 'ASNT Level II'],
  ['iso-lead-auditor', 'Certified ISO auditor'],
  [
    'fachlagerist-de',
    'Abgeschlossene Berufsausbildung als Fachkraft für Lagerlogistik, Fachlagerist oder vergleichbar',
  ],
  ['gebaudereiniger-de', 'Ausbildung zum Gebäudereiniger'],
  ['contracting-officer-s-representative', 'COR Level II certified'],
];

describe('Certificates of building, engineering, transport and quality', () => {
  for (const [id, text] of NOT_READ) it(`${id} is not read in “${text}”`, () => expect(found(text)).not.to.include(id));
  for (const [id, text] of READ) it(`${id} is read in “${text}”`, () => expect(found(text)).to.include(id));
});

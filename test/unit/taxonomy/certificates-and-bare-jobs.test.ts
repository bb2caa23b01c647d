import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

describe('Certificates and the jobs that have their words', () => {
  it('are not read where only the job is named', () => {
    const texts: Readonly<Record<string, string>> = {
      'iicrc-wrt': 'Water Damage Restoration Technician, dried homes after floods',
      'safety-management-specialist': 'Safety Management Specialist in a plant',
      'commercial-pilot-licence': 'Ran a commercial pilot plant for polymers',
      'des-digital-event': 'Digital Event Strategist at an agency',
      'ocs-pt': 'Orthopedic clinical specialist, sales of implants',
      'nerc-certified-operator': 'NERC reliability coordinator desk',
      'lead-inspector-licence-us': 'Licensed lead inspector of the west team',
      'forklift-certification': 'Certified forklift mechanic',
      'fachkraft-fur-arbeitssicherheit-de': 'Sicherheitsfachkraft im Objektschutz, Ersthelfer',
      redaktionsvolontariat: 'Volontariat in der Presse eines Museums',
      'master-electrician': 'Master electrician, City, State',
      pflegehelfer: 'Pflegehelfer in einem Heim',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
  });

  it('are not read where somebody else holds them, or another body has the letters', () => {
    const texts: Readonly<Record<string, string>> = {
      'rn-license': 'Assisted the RN with patients at the state hospital. BLS',
      'lpn-license': 'Nursing assistant, helped LPN with medications of patients',
      cna: 'Supervised CNA staff on the ward, patients, nursing',
      'physician-assistant': 'Medical assistant to a PA-C, patients, surgery',
      'board-certified-physician': 'Nurse for board certified physicians during residency',
      cpa: 'Reduced CPA of campaigns after tax',
      'fac-cor': 'COR certified safety programme in Alberta',
      clad: 'CLAD credential in LabVIEW for test engineers',
      'truck-licence-eu': 'carta de condução de pesados',
      'badania-psychotechniczne-pl': 'Psycholog: badania psychotechniczne kandydatów',
      'doubles-triples-endorsement-us': 'Pulled doubles/triples, CDL class A',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
  });

  it('are read beside words of those who hold them', () => {
    const texts: Readonly<Record<string, string>> = {
      'iicrc-wrt': 'Water Damage Restoration Technician (WRT)',
      'commercial-pilot-licence': 'Commercial pilot, instrument rating',
      'lead-inspector-licence-us': 'Licensed lead inspector, lead-based paint',
      'contracting-officer-s-representative': 'COR Level II, contracting officer',
      redaktionsvolontariat: 'Volontariat bei einer Tageszeitung',
      'rn-license': 'Jane Doe, RN, ACLS, PALS',
      cna: 'CNA, home health aide',
      cpa: "CPA preferred, Bachelor's degree in accounting",
      'six-sigma-green-belt': 'Green Belt, continuous improvement',
      pmp: 'PMP, project manager',
      'badania-psychotechniczne-pl': 'aktualne badania psychotechniczne',
      'nate-certification': 'NATE certified, HVAC',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).to.include(id);
  });
});

import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

describe('Certificates and the bodies, registers and courses beside them', () => {
  it('are not read in the name of a body alone', () => {
    const texts: Readonly<Record<string, string>> = {
      'icaew-aca': 'Trained at a practice accredited by ICAEW.',
      'cilt-membership': 'Spoke at the CILT conference.',
      'riba-membership': 'Led projects of an architecture studio through all RIBA stages.',
      'aci-certification': 'Mixed concrete per ACI 318.',
      'api-653': 'Tanks inspected to API 653.',
      'social-work-england': 'Policies in line with Social Work England.',
      'chartered-surveyor-rics': 'Valuations to RICS guidance.',
      'tesl-certificate': 'Taught in the TESL department.',
      'ashi-certified-inspector': 'ASHI certified in CPR and AED.',
      cpa: 'Affiliations: American Institute of Certified Public Accountants; CPA candidate, accounting',
      'chartered-accountant': 'IFRS course of the Institute of Chartered Accountants of a country',
      cfe: 'Recognized by the Association of Certified Fraud Examiners',
      'bar-admission': 'Passed the bar exam.',
      rbt: 'Gave the RBT training.',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
  });

  it('are read where the body is named with the standing it gives', () => {
    const texts: Readonly<Record<string, string>> = {
      'icaew-aca': 'ICAEW qualified accountant',
      'cilt-membership': 'Chartered member of CILT',
      'riba-membership': 'RIBA member',
      'aci-certification': 'ACI certified field technician',
      'api-653': 'API 653 certified',
      'social-work-england': 'Registered with Social Work England',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).to.include(id);
  });

  it('are not read in ordinary words, or in the letters of other trades', () => {
    const texts: Readonly<Record<string, string>> = {
      'true-advisor': 'Be a true advisor to clients in retail.',
      'gas-safe-registration-uk': 'Keeping gas safe is our first duty.',
      'chartered-accountant': 'Managed ACA reporting, payroll and accounting for 200 employees.',
      cpa: 'Lowered CPA of all campaigns after an audit by finance.',
      acca: 'Load calculation by ACCA Manual J, energy audit',
      cts: 'Treated CTS with splints; audio notes',
      'mine-safety': 'Procedures for mining in line with MSHA regulations',
      'niagara-4-certification': 'Japanese N4 certification, building a team in Osaka',
      'well-ap': 'Handled invoices as well AP and AR for two entities.',
      'are-reinsurance': 'There are reinsurance treaties in force.',
      'registered-architect': 'Registered architect firms are among our clients.',
      'building-operator-certification': 'BOC certification of athletic trainers, maintenance of the facility',
      'aia-membership': 'Sold policies of AIA, member of the sales club',
      'dut-tc': 'The DUT TC read 40 degrees.',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
  });

  it('are read where the trade writes them', () => {
    const texts: Readonly<Record<string, string>> = {
      'true-advisor': 'TRUE Advisor, LEED Green Associate',
      'gas-safe-registration-uk': 'Gas Safe registered plumber',
      'chartered-accountant': 'Chartered Accountant (ACA), ICAEW, qualified in 2015',
      cpa: 'CPA with ten years in public accounting',
      acca: 'Part-qualified accountant, ACCA',
      cts: 'CTS, Crestron programmer',
      'mine-safety': 'MSHA certified',
      'well-ap': 'LEED AP, WELL AP',
      'registered-architect': 'Registered architect, NCARB',
      'building-operator-certification': 'BOC certification, building operator of a hospital',
      'aia-membership': 'AIA member, architect',
      'dut-tc': 'DUT TC, IUT de Lyon',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).to.include(id);
  });

  it('are found by their names without the country that stands behind them', () => {
    const texts: Readonly<Record<string, string>> = {
      'bts-ndrc': 'BTS NDRC obtenu en 2020',
      'jib-gold-card-uk': 'Electrician with JIB Gold Card',
      'riba-part-2': 'RIBA Part 2 architectural assistant',
      'cpcs-card-uk': 'CPCS card for excavators',
      fcas: 'Fellow of the Casualty Actuarial Society',
      'lead-inspector-licence-us': 'Lead inspector license',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).to.include(id);
  });

  it('of a higher and a lower level are two, and only the higher one implies the other', () => {
    expect(taxonomy.resolve('CRNFA')).to.equal('crnfa');
    expect([...taxonomy.implied('crnfa')]).to.include('rnfa');
    expect([...taxonomy.implied('rnfa')]).not.to.include('crnfa');
    expect(taxonomy.resolve('CPC-A')).not.to.equal(taxonomy.resolve('certified professional coder'));
    expect(taxonomy.resolve('NCLEX-RN')).not.to.equal(taxonomy.resolve('RN license'));
    expect(taxonomy.resolve('APLH')).not.to.equal(taxonomy.resolve('personal licence holder'));
  });

  it('of Italy tell the exam from the register, which implies it', () => {
    expect(taxonomy.resolve("iscrizione all'albo degli avvocati")).to.equal('albo-avvocati-it');
    expect(taxonomy.resolve('abilitazione alla professione forense')).to.equal('abilitazione-forense-it');
    expect([...taxonomy.implied('albo-avvocati-it')]).to.include('abilitazione-forense-it');
    expect(taxonomy.resolve("porto d'armi GPG")).not.to.equal(taxonomy.resolve('decreto guardia giurata'));
  });

  it('that open with a plus are found with the plus alone', () => {
    const texts: Readonly<Record<string, string>> = {
      'comptia-server-plus': 'Responsible server certification for bartenders, CompTIA',
      'comptia-a-plus': 'Completed a certification in helpdesk work',
      'comptia-network-plus': 'Network certified provider with CCNA staff',
      'comptia-security-plus': 'Sec certified quarterly filings',
      'comptia-cysa-plus': 'CYSA soccer referee',
      'comptia-advanced': 'Sold a range of CompTIA books to schools',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
    expect(found('A+ certification, MCSE')).to.include('comptia-a-plus');
    expect(found('SECURITY+ CERTIFIED')).to.include('comptia-security-plus');
    expect(found('Server+ certification, CompTIA')).to.include('comptia-server-plus');
    expect(found('CySA+ and Sec+ certified')).to.include.members(['comptia-cysa-plus', 'comptia-security-plus']);
  });

  it('of computing are not read in the letters of other trades', () => {
    const texts: Readonly<Record<string, string>> = {
      'pci-internal-security-assessor': 'Installed PCI/ISA cards and drivers',
      'isc2-certificates': 'Genotyping by SSCP and PCR',
      'emc-proven-professional': 'EMC certified products with CE marking',
      'aws-certificates': 'AWS Certified Associate Welding Inspector',
      'aws-solutions-architect-certification': 'AWS/CSA welder, stick and MIG',
      mcsa: 'Vibration analysis, MCSA, thermography',
      'azure-devops-engineer-expert': 'Hospital in Phoenix, AZ 400 beds',
      'devops-foundation': 'Built the DevOps foundation for the team',
      'bei-texas': 'Werkstudent bei Advanced Bionics',
      caple: 'James Caple, teacher',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
    expect(found('Certifications: MCSA, CCNA')).to.include('mcsa');
    expect(found('AZ-400 (Azure DevOps)')).to.include('azure-devops-engineer-expert');
    expect(found('Storage administrator, EMC certified, VMAX')).to.include('emc-proven-professional');
  });

  it('that are the section of a law stand with its sign, or with the name of the law', () => {
    for (const address of ['Musterstraße 34a, 12345 Berlin', 'Hauptstr. 34c', 'Am Weg 34d']) {
      expect(found(address), address).to.deep.equal([]);
    }
    expect(found('Sicherheitsmitarbeiter gesucht, §34a erforderlich')).to.include('paragraph-34a');
    expect(found('Sicherheitsmitarbeiter mit § 34a')).to.include('paragraph-34a');
    expect(found('Unterweisung nach 34a GewO')).to.include('paragraph-34a');
    expect(found('Versicherungsvermittler, §34d')).to.include('gewo-34d');
  });

  it('of security, law and driving are not read in the words of other trades', () => {
    const texts: Readonly<Record<string, string>> = {
      'perc-illinois': 'Installed a Dell PERC card in the server',
      'driving-licence-c-eu': 'Nationalité suisse, permis C, véhicule personnel',
      'driving-licence-a2-eu': 'A2 licence and B1 licence, EASA Part 66',
      'cnh-e-br': 'POSSUIR CNH E VEÍCULO PRÓPRIO',
      'uprawnienia-sep-pl': 'Sep E summary',
      'notario-es': 'Firmado ante notario público',
      'range-safety-officer': 'Range Safety Officer for the launch range',
      'nims-certified': 'NIMS certified machinist, CNC mill',
      'cert-community': 'CERT training for the security operations center, incident response',
      'patent-bar': 'Registered patent agent in India',
      hseep: 'Planned HSEEP compliant exercises',
      'firearms-licence': 'The motor rotates CCW, license plate, Texas',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
    expect(found('PERC card, FOID card, Illinois')).to.include('perc-illinois');
    expect(found('Chauffeur poids lourd, permis C et FIMO')).to.include('driving-licence-c-eu');
    expect(found('Motorista carreteiro, CNH E')).to.include('cnh-e-br');
    expect(found('NIMS certified, FEMA IS-700')).to.include('nims-certified');
    expect(found('CCW permit holder, armed guard')).to.include('firearms-licence');
  });
});

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
});

import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

function expectNot(texts: Readonly<Record<string, string>>): void {
  for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
}

function expectFound(texts: Readonly<Record<string, string>>): void {
  for (const [id, text] of Object.entries(texts)) expect(found(text), text).to.include(id);
}

describe('Certificates whose letters or words another country or body writes as well', () => {
  it('ask for words of their own country', () => {
    expectNot({
      'coren-br': 'COREN registered civil engineer in Lagos.',
      'cdl-class-b': 'A valid Danish Class B Drivers License. Good knowledge of the city.',
      'cdl-class-a': 'Class A license as general contractor, commercial and residential.',
      'truck-licence-canada': 'Registered nurse with an AZ license, willing to move to Phoenix.',
      'business-continuity-certificates': 'Wrote to the CBCP, the bishops of the Philippines.',
    });
    expectFound({
      'coren-br': 'Técnico de enfermagem com COREN',
      'cdl-class-b': 'CDL, class B drivers license, dump truck',
      'truck-licence-canada': 'AZ license, clean abstract, Ontario',
      'business-continuity-certificates': 'CBCP, business continuity planning',
    });
  });

  it('ask for words of their own trade', () => {
    expectNot({
      'ndt-certification': 'Occupational therapist, NDT certified, children with cerebral palsy',
      capm: 'Valued the company by WACC and CAPM',
      'adr-certificate': 'Mediator with an ADR certificate of the law school',
      'certified-flight-instructor': 'CFI, Corporate Finance Institute, instructor',
      cpb: 'CPB, bookkeeping and billing for small firms',
      'reliability-certification': 'Hospital supply, CMRP, maintenance of stock levels',
    });
    expectFound({
      'ndt-certification': 'NDT certified inspector, ultrasonic testing',
      capm: 'Certified Associate in Project Management (CAPM)',
      'adr-certificate': 'ADR-Schein',
      'certified-flight-instructor': 'CFI, 800 hours of flight',
      cpb: 'AAPC CPB, medical billing',
      'reliability-certification': 'CMRP, reliability engineer, RCM',
    });
  });

  it('are not read in the name of the work alone', () => {
    expectNot({
      pmp: 'Experienced project management professional',
      pfmp: 'Portfolio management professional at an asset manager',
      'airframe-powerplant': 'Inspected airframe and powerplant systems every day.',
      'speditionskaufmann-de': 'Wir suchen einen Speditionskaufmann für unser Büro in Hamburg',
      'fachkraft-fur-arbeitssicherheit-de':
        'Sicherheitsfachkraft für die Nachtschicht, Fachkraft für Schutz und Sicherheit',
      'nr-12-br': 'Aplicação da NR-12 em máquinas da fábrica',
    });
    expectFound({
      pmp: 'Project Management Professional (PMP)',
      'airframe-powerplant': 'FAA certified airframe and powerplant mechanic',
      'speditionskaufmann-de': 'Abgeschlossene Ausbildung als Speditionskaufmann',
      'nr-12-br': 'Cursos: NR-12',
    });
  });

  it('are not the certificate of a neighbouring profession', () => {
    expect(found('prawo wykonywania zawodu lekarza dentysty')).to.deep.equal([
      'prawo-wykonywania-zawodu-lekarza-dentysty-pl',
    ]);
    expect(found('prawo wykonywania zawodu lekarza weterynarii')).to.deep.equal([
      'prawo-wykonywania-zawodu-lekarza-weterynarii-pl',
    ]);
    expect(found('Oświadczenie o niekaralności')).to.deep.equal([]);
  });
});

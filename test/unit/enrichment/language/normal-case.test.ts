import { expect } from 'chai';
import fc from 'fast-check';
import {
  inNormalCase,
  nameInNormalCase,
  titleInNormalCase,
} from '../../../../adapters/enrichment/language/normal-case.js';
import { taxonomy } from '../../../support/taxonomy.js';

describe('A name in capitals', () => {
  const NAMES = [
    ['TOMASZ LAMPKA', 'Tomasz Lampka'],
    ['Mirela TANDBERG', 'Mirela Tandberg'],
    ['JAN VAN DER LAMP', 'Jan van der Lamp'],
    ['ANNE-MARIE O’LANTERN', 'Anne-Marie O’Lantern'],
    ["SEAN O'LAMPE", "Sean O'Lampe"],
    ['FIONA MCLANTERN', 'Fiona McLantern'],
    ['JOSÉ ÁNGEL NÚÑEZ', 'José Ángel Núñez'],
    ['J. R. LAMPE III', 'J. R. Lampe III'],
    ['LI AN', 'Li An'],
    ['DR. LI LAMPE JR., MBA', 'Dr. Li Lampe Jr., MBA'],
    ['JK Lampe', 'JK Lampe'],
    ['AJ Lampe', 'AJ Lampe'],
    ['Mirela Tandberg', 'Mirela Tandberg'],
  ] as const;
  for (const [given, expected] of NAMES)
    it(`"${given}" is given back as "${expected}"`, () => {
      expect(nameInNormalCase(given)).to.equal(expected);
    });
});

describe('A job title in capitals', () => {
  const TITLES = [
    ['TRAINING MANAGER', 'Training Manager'],
    ['HEAD OF HR', 'Head of HR'],
    ['HVAC TECHNICIAN', 'HVAC Technician'],
    ['SAP CONSULTANT', 'SAP Consultant'],
    ['SENIOR QA ENGINEER II', 'Senior QA Engineer II'],
    ['BÜROKAUFMANN', 'Bürokaufmann'],
    ['LEITER DES LAGERS UND DER LOGISTIK', 'Leiter des Lagers und der Logistik'],
    ['CO-FOUNDER & CEO', 'Co-Founder & CEO'],
    ['IT SUPPORT', 'IT Support'],
    ['CISO', 'CISO'],
    ['CEO/CTO', 'CEO/CTO'],
    ['Training Manager', 'Training Manager'],
    ['Lead Developer at IBM', 'Lead Developer at IBM'],
  ] as const;
  for (const [given, expected] of TITLES)
    it(`"${given}" is given back as "${expected}"`, () => {
      expect(titleInNormalCase(given, taxonomy)).to.equal(expected);
    });
});

describe('A profile in normal case', () => {
  it('has the same letters, whatever they are, and is the same when made again', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'ABCMİßŁé ’-/&.') }));
    fc.assert(
      fc.property(text, text, (name, position) => {
        const once = inNormalCase({ basics: { name, label: position }, work: [{ name: 'LAMPS', position }] }, taxonomy);
        expect(once.basics?.name?.toLowerCase()).to.equal(name.toLowerCase());
        expect(once.work?.[0]?.position?.toLowerCase()).to.equal(position.toLowerCase());
        expect(once.work?.[0]?.name).to.equal('LAMPS');
        expect(inNormalCase(once, taxonomy)).to.deep.equal(once);
      }),
    );
  });
});

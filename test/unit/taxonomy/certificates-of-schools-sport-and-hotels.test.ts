import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

describe('Certificates of schools, engineering, sport, kitchens and hotels', () => {
  it('are not read in the same letters and words of other trades', () => {
    const texts: Readonly<Record<string, string>> = {
      'professional-engineer-licence-canada': 'Dr. Peng worked with the team in Shanghai.',
      'professional-engineer': 'Analyst for PE and hedge funds in Florida',
      cbest: 'Led CBEST penetration tests for banks with CREST.',
      clad: 'CLAD certification for LabVIEW, California',
      'principal-certification': 'Holds a Series 24 principal license.',
      'superintendent-license': 'SDL certification for Trados Studio, school district',
      'nace-certification': 'Companies by NACE level 2 codes of economic activities',
      'cache-level-3': 'Optimised the cache level 3 of the processor.',
      praxis: 'Der Praxis-Test war erfolgreich.',
      'usag-certificate': 'USAG safety office, garrison commander',
      'eur-ing': 'A budget of 5 million EUR ING Bank lent',
      'epa-section-609-certification-us': 'A group of 609 certified teachers',
      'crossfit-level-1': 'CFL1 knockdown in cofilin assays, strength of muscle',
      cscs: 'CSCS holder, fits air conditioning on sites',
      'servsafe-certification': 'Prepare and serve safe food to all guests.',
      'alcohol-service-certification': 'Better tips trained staff to stay.',
      cptm: 'Operador de trem na CPTM, São Paulo',
      sphr: 'Epidemiologist at the NIHR SPHR',
      phr: 'A professional in human resources with ten years of work',
      'certified-dietary-manager': 'Diesel with a CFPP of -20 degrees',
      'arc-specialist': 'ARC specialist for arc flash studies',
      'event-certification': 'Ordered CMP and CBC, reported adverse events',
      'gaming-licence': 'Put a gaming card into the PCI slot',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
  });

  it('are read beside the words of their own trade', () => {
    const texts: Readonly<Record<string, string>> = {
      'professional-engineer-licence-canada': 'P.Eng., senior engineer in Calgary',
      'professional-engineer': 'Licensed Professional Engineer, Texas and Ohio',
      cbest: 'Passed CBEST, multiple subject credential',
      clad: 'CLAD certification, multiple subject credential, English learners',
      'nace-certification': 'NACE certified coating inspector',
      'servsafe-certification': 'Serve Safe certified cook',
      phr: 'Professional in Human Resources (PHR)',
      sphr: 'PHR, SPHR, SHRM-SCP',
      'event-certification': 'CMP, event planner and convention services',
      'gaming-licence': 'Gaming badge, blackjack dealer at a casino',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).to.include(id);
  });

  it('are found by their full official names', () => {
    const texts: Readonly<Record<string, string>> = {
      'event-certification': 'Certified Meeting Professional',
      cvp: 'Certified Venue Professional',
      'cap-coiffure': 'CAP coiffure',
      'bnssa-fr': 'Titulaire du BNSSA',
      calt: 'Certified Academic Language Therapist',
      qka: 'Qualified 401k Administrator',
      'abwassermeister-de': 'geprüfter Abwassermeister',
      'ramp-pa': 'Responsible Alcohol Management Program',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).to.include(id);
  });
});

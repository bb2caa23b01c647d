import { expect } from 'chai';
import fc from 'fast-check';
import { findIdentifying } from '../../../core/blind/find-identifying.js';
import { identifyingTerms } from '../../../core/blind/identifying-terms.js';
import { maskSpans } from '../../../core/blind/mask.js';
import { aCandidate } from '../../../bootstrap/testing/builders/index.js';
import type { Profile } from '../../../core/index.js';

const masked = (text: string, callerLayer: Profile, resumeLayer: Profile = {}): string => {
  const terms = identifyingTerms(aCandidate({ callerLayer, resumeLayer, externalId: null }));
  return maskSpans(text, findIdentifying(text, terms));
};
const named = (name: string, text: string): string => masked(text, { basics: { name } });

describe('Words that identify a candidate', () => {
  it('are found in any case, with and without accents, as part of the name, and in longer words', () => {
    const name = 'Zoë Müller-Łukasz';
    for (const text of [
      'MUELLER',
      'müller',
      'Muller',
      'mu\u0308ller',
      'Łukasz',
      'LUKASZ',
      'Müllers',
      'zoelukasz99',
      'Mül\u00ADler',
      'Mül\u200Bler',
    ])
      expect(named(name, `Written by ${text}, in 2020.`), text).to.equal(
        `Written by ${'█'.repeat(text.length)}, in 2020.`,
      );
  });

  it('include particles, short names and initials only beside another word of the name', () => {
    expect(named('Anna van der Berg-Li', 'van der Berg, A. Berg and Li, Anna')).to.equal(
      '███ ███ ████, █. ████ and ██, ████',
    );
    expect(named('An Nguyen', 'An engineer of the van, an ad by Nguyen, An.')).to.equal(
      'An engineer of the van, an ad by ██████, ██.',
    );
  });

  it('are found letter by letter, and parted by the end of a line', () => {
    expect(named('Mara Lindqvist', 'M A R A  L I N D Q V I S T\nCV')).to.equal(`${'█ █ █ █  █ █ █ █ █ █ █ █ █'}\nCV`);
    expect(named('Mara Lindqvist', 'by Lind-\nqvist, 2020')).to.equal('by ████-\n█████, 2020');
  });

  it('include phone numbers in any grouping, addresses, links, schools and what the caller hides of the resume', () => {
    const layer: Profile = {
      basics: {
        phone: '+49 30 9018 2017',
        url: 'https://mara.example/cv',
        location: { address: 'Lange Straße 7', postalCode: '10115', city: 'Berlin' },
        profiles: [{ username: 'mlq-codes' }],
      },
      education: [{ institution: 'Ostmark Institute of Technology (OIT), Berlin' }],
    };
    const text =
      '030 / 90182017, 0049-30-90 18 20 17; mara.example/cv; LANGE STRASSE 7, 10115 Berlin; mlq-codes; OIT; Ostmark Institute of Technology';
    const shown = masked(text, { basics: {} }, layer);
    expect(shown.replace(/█+/g, '█')).to.equal('█, █; █.█/█; █ █ █, █ Berlin; █-█; █; █ █ █ █');
    expect(shown).to.have.length(text.length);
  });

  it('leave alone what is nobody’s', () => {
    const text = 'An engineer with Java, Kafka and Go at Nordlicht Systems, Berlin, 2016 - 2019.';
    expect(named('Mara Lindqvist', text)).to.equal(text);
    expect(masked(text, {})).to.equal(text);
  });

  it('never change the length of a text, nor its line ends, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ minLength: 4, unit: 'grapheme' }), (text, name) => {
        const given = `${text}${name}\r\n${text}`;
        const shown = named(name, given);
        expect(shown.length).to.equal(given.length);
        for (let at = 0; at < given.length; at += 1)
          if (/[\r\n]/.test(given[at]!)) expect(shown[at]).to.equal(given[at]);
      }),
    );
  });
});

import { expect } from 'chai';
import { parseText } from '../support.js';

describe('The name of the candidate', () => {
  for (const name of ["Anne-Laure d'Aubrac", 'Chiara dell’Orsa', "Sean O'Quill"]) {
    it(`may begin its surname with a particle and an apostrophe: ${name}`, () => {
      const { profile } = parseText(
        name,
        'Warehouse manager',
        'Email: someone@example.net',
        '',
        'Summary',
        'Plans shifts.',
      );
      expect(profile.basics?.name).to.equal(name);
    });
  }
});

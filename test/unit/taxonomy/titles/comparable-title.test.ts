import { expect } from 'chai';
import { comparableTitle } from '../../../../core/taxonomy/titles/comparable-title.js';
import { tokenize } from '../../../../core/taxonomy/phrases/tokens.js';
import { occupations } from '../../../support/taxonomy.js';

describe('A title for comparing', () => {
  it('distinguishes the department of accounts from the accounts of customers', () => {
    for (const [title, id] of [
      ['Accounts Executive', 'accountant'],
      ['Accounts executive/Accountant', 'accountant'],
      ['Accounts Manager', 'accounting-manager'],
      ['Head of Accounts', 'accounting-manager'],
      ['Senior Accounts Officer', 'accountant'],
      ['Account Executive', 'account-executive'],
      ['Account Manager', 'account-manager'],
      ['Key Accounts Manager', 'key-account-manager'],
      ['National Accounts Manager', 'key-account-manager'],
      ['Accounts Payable Clerk', 'accounts-payable-specialist'],
      ['Accounts Receivable', 'accounts-receivable-specialist'],
    ]) {
      expect(occupations.ofTitle(title!)?.occupation.id, title).to.equal(id);
    }
  });

  it('goes on behind the dot of the Polish abbreviation in most titles of specialists', () => {
    expect(occupations.ofTitle('Specjalista ds. kadr')?.occupation.id).to.equal('hr-generalist');
    expect(occupations.ofTitle('Starszy specjalista ds. obsługi klienta')?.occupation.id).to.equal(
      'customer-service-representative',
    );
  });

  it('has as many words as the title', () => {
    for (const title of ['Accounts & Finance Manager', 'Sales lady, accounts', 'Manageress', 'Chairwoman – Accounts'])
      expect(tokenize(comparableTitle(title))).to.have.length(tokenize(title).length);
  });

  it('is behind the words that are shown, which are those of the title itself', () => {
    const written = occupations.titleWords.written('Saleswoman (accounts)');
    expect(written.map((each) => each.written)).to.deep.equal(['Saleswoman', 'accounts']);
    const [salesman, accounting] = occupations.titleWords.of('Accounting salesman');
    expect(written.map(({ word }) => word).sort()).to.deep.equal([salesman![0], accounting![0]].sort());
  });
});

import { expect } from 'chai';
import { parseText } from '../support.js';

const POST = ['Experience', 'Glazier, Tern Logistics Ltd, 03/2019 to Current', 'Cut the glass of two harbours.'];
const skills = (...lines: string[]): string[] =>
  (parseText('Ida Moreno', ...lines).profile.skills ?? []).map(({ name }) => name ?? '');

describe('Skills that are listed twice', () => {
  it('are read in both places, below a summary and below activities', () => {
    const read = skills(
      ...['Summary', 'A glazier who likes harbours and their lamps.', 'Skills', 'Glass cutting', 'Cold calling'],
      ...[...POST, 'Activities and Honors', 'Rowing club of Farsund', 'Skills', 'invoicing, payroll, stock control'],
    );
    expect(read).to.deep.equal(['Glass cutting', 'Cold calling', 'invoicing', 'payroll', 'stock control']);
  });

  it('are read below the last post where nothing dated follows', () => {
    const resume = ['Skills', 'Glass cutting', ...POST, 'Skills', 'invoicing, payroll, stock control'];
    expect(skills(...resume)).to.include.members(['Glass cutting', 'invoicing', 'payroll']);
    const highlights = parseText('Ida Moreno', ...resume).profile.work?.[0]?.highlights ?? [];
    expect(highlights.join(' ')).not.to.include('payroll');
  });

  it('are of their post where another post follows', () => {
    const { profile } = parseText(
      ...['Ida Moreno', 'Skills', 'Glass cutting', ...POST, 'Skills', 'invoicing, payroll, stock control'],
      'Lamp Fitter, Gull Works Ltd, 01/2015 to 02/2019',
    );
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Glass cutting']);
    expect(profile.work).to.have.length(2);
  });
});

import { expect } from 'chai';
import { parseText } from '../support.js';

describe('A field of study after the comma of its degree', () => {
  it('is the field, and an unknown place before it is not', () => {
    const { education } = parseText(
      'Ann Lee',
      'EDUCATION',
      'University of Wicks, Twin Hollows',
      'Doctor of Education, Lamp Policy and Administration (2006)',
    ).profile;
    expect(education?.[0]).to.include({ studyType: 'Doctor of Education', area: 'Lamp Policy and Administration' });
  });

  it('stays with its own degree when another follows on the next line', () => {
    const { education } = parseText(
      'Ann Lee',
      'EDUCATION',
      'University of Wicks',
      'Master of Education, Physical Education',
      'Bachelor of Science, Glass Science',
    ).profile;
    expect(education?.map(({ area }) => area)).to.deep.equal(['Physical Education', 'Glass Science']);
  });

  it('is found below "Educational summary"', () => {
    const { education } = parseText(
      'Ann Lee',
      'Educational Summary:',
      'Bachelor of Arts, Glass Design, University of Wicks',
    ).profile;
    expect(education).to.have.length(1);
  });
});

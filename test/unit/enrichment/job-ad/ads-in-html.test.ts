import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const HTML =
  '<p><strong>Company:</strong> Northmere Shipping</p><p>Our offices do payroll and insurance.</p>' +
  '<h3>Requirements</h3><ul><li>Experience with <b>Microsoft</b> <i>Excel</i></li><li>Boilers &amp; HVAC</li>' +
  '<li>At least 24 months&#39; sea time</li><li>Fluent English</li></ul>' +
  '<h3>Nice to have</h3><ul><li>AutoCAD</li></ul><h3>We offer</h3><ul><li>Training in welding</li></ul>';

describe('An ad in HTML', () => {
  it('is read by its headings and items', () => {
    const { skills, languages, experience } = reader.readAtOnce({ title: 'Engineer', description: HTML }).requirements;
    expect(skills.map(({ name, importance }) => `${name} ${importance}`)).to.have.members([
      'Microsoft Excel required',
      'Boilers required',
      'HVAC required',
      'AutoCAD preferred',
    ]);
    expect(languages.map(({ code, importance }) => [code, importance])).to.deep.equal([['en', undefined]]);
    expect(experience).to.include({ minMonths: 24, quote: '24 months&#39;' });
  });

  it('is quoted as it is written, without the tags around a name', () => {
    const { skills } = reader.readAtOnce({ title: 'Engineer', description: HTML }).requirements;
    for (const { start, end, quote } of skills) expect(HTML.slice(start, end)).to.equal(quote);
    expect(skills.find(({ name }) => name === 'AutoCAD')?.quote).to.equal('AutoCAD');
    expect(skills.find(({ name }) => name === 'Microsoft Excel')?.quote).to.equal('Microsoft</b> <i>Excel');
  });

  it('is read the same where its tags are escaped', () => {
    const escaped = HTML.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const { skills } = reader.readAtOnce({ title: 'Engineer', description: escaped }).requirements;
    expect(skills).to.have.length(4);
    for (const { start, end, quote } of skills) expect(escaped.slice(start, end)).to.equal(quote);
  });

  it('is any other text as it is, whatever stands in angle brackets', () => {
    const { skills } = reader.readAtOnce({
      title: 'Developer',
      description: 'You know Map<K>, Docker <3 and SQL.',
    }).requirements;
    expect(skills.map(({ name }) => name)).to.have.members(['Docker', 'SQL']);
  });
});

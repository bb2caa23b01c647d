import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

describe('A line that says whom somebody joined', () => {
  it('names the employer, and its date is no end of the post', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Work experience',
      'April 2022',
      'Joined Northwind Glass',
      'Lead Glazier',
      'January 2019',
      'Joined Tern Works Ltd',
      'Glazier',
    );
    expect(found).to.deep.equal(['Lead Glazier | Northwind Glass | - | -', 'Glazier | Tern Works Ltd | - | -']);
  });

  it('opens a post outside a section of work, below its date and above its title', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Overview\tExperiences 2\tWriting 0',
      'Activity',
      'April 2022',
      'Joined Northwind Glass Ltd',
      'Lead Glazier',
      'Glass of two harbours.',
      'May 2017',
      'Finished 1 degree at Lakeside University',
      'Bachelor of Science · Physics',
    );
    expect(found).to.deep.equal(['Lead Glazier | Northwind Glass Ltd | - | -']);
  });

  it('is read in other languages', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Berufserfahrung',
      'April 2022',
      'Eintritt bei Glashütte Nordhafen GmbH',
      'Glaserin',
      'Januar 2019',
      'Eintritt bei Schuhhaus Faber GmbH',
      'Verkäuferin',
    );
    expect(found).to.deep.equal([
      'Glaserin | Glashütte Nordhafen GmbH | - | -',
      'Verkäuferin | Schuhhaus Faber GmbH | - | -',
    ]);
  });

  it('is none where it says as what, or goes on as a sentence', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Summary',
      'April 2022',
      'Joined the lamp society of the harbour',
      'Volunteer glazier',
      'May 2021',
      'Joined as Glazier',
      'Lamp Engineer',
    );
    expect(found).to.deep.equal([]);
  });

  it('gives no study, whatever the institute is called', () => {
    const { education } = parseText(
      'Mara Lindqvist',
      'Overview\tExperiences 2\tWriting 0',
      'October 2018',
      'Joined Institute for Harbour Optics',
      'Postdoctoral Researcher',
      'September 2014',
      'Finished 1 degree at Lakeside University',
      'MSc · Applied Physics',
    ).profile;
    expect(education).to.deep.equal([
      { institution: 'Lakeside University', area: 'Applied Physics', studyType: 'MSc', endDate: '2014-09' },
    ]);
  });
});

describe('A row of tabs', () => {
  it('heads nothing, though its first cell is a heading', () => {
    const { basics } = parseText(
      'Mara Lindqvist',
      'Overview\tExperience 3\tPublications 0',
      'Lamps of the harbour',
    ).profile;
    expect(basics?.summary).to.equal(undefined);
  });

  it('is not a heading with its skills and their versions', () => {
    const { skills } = parseText('Mara Lindqvist', 'Skills\tJava 8\tPython 3').profile;
    expect(skills?.map(({ name }) => name)).to.deep.equal(['Java 8', 'Python 3']);
  });
});

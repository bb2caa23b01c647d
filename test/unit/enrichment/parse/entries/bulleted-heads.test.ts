import { expect } from 'chai';
import { jobs } from '../support.js';

describe('Posts that are the points of a list', () => {
  it('have their dates, and how long they lasted, in the line below', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Work experience',
      '• Senior Glazier, Northwind Glass Ltd',
      'Feb 2021 – Present\t5 years 4 months',
      'Glass for two harbours.',
      'Cut forty panes a week',
      '• Glazier, Tern Works',
      'May 2017 – Jan 2021\t3 years 9 months',
      'Windows of old houses.',
      '• Apprentice, Bimo',
      'Sep 2015 – Apr 2017',
    );
    expect(found).to.deep.equal([
      'Senior Glazier | Northwind Glass Ltd | 2021-02 | -',
      'Glazier | Tern Works | 2017-05 | 2021-01',
      'Apprentice | Bimo | 2015-09 | 2017-04',
    ]);
  });

  it('may end with the full stop of a legal form', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Work experience',
      '• Senior Glazier, Northwind Glass, Inc.',
      'Feb 2021 – Present',
      'Glass for two harbours.',
      '• Glazier, Tern Works',
      'May 2017 – Jan 2021',
    );
    expect(found).to.deep.equal([
      'Senior Glazier | Northwind Glass, Inc. | 2021-02 | -',
      'Glazier | Tern Works | 2017-05 | 2021-01',
    ]);
  });

  it('may be facts, one of them with the full stop of a legal form', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Work experience',
      'Senior Glazier',
      '• Northwind Glass, Inc.',
      '• Feb 2021 – Present',
      'Glazier',
      '• Tern Works Ltd',
      '• May 2017 – Jan 2021',
    );
    expect(found).to.deep.equal([
      'Senior Glazier | Northwind Glass, Inc. | 2021-02 | -',
      'Glazier | Tern Works Ltd | 2017-05 | 2021-01',
    ]);
  });

  it('name the employer below the dates', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Berufserfahrung',
      '- Verkäuferin',
      '03/2019 – heute',
      'Schuhhaus Faber GmbH',
      '- Kellnerin',
      '01/2015 – 02/2019',
      'Gasthof Tanne GmbH',
    );
    expect(found).to.deep.equal([
      'Verkäuferin | Schuhhaus Faber GmbH | 2019-03 | -',
      'Kellnerin | Gasthof Tanne GmbH | 2015-01 | 2019-02',
    ]);
  });

  it('are not the last points of accounts, below which the dates of the next post come', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Work experience',
      'Feb 2021 – Present',
      'Senior Glazier, Northwind Glass Ltd',
      '• Cut forty panes a week',
      '• Deputy site manager, Harbour Works',
      'May 2017 – Jan 2021',
      'Glazier, Tern Works Ltd',
      '• Windows of old houses',
    );
    expect(found).to.deep.equal([
      'Senior Glazier | Northwind Glass Ltd | 2021-02 | -',
      'Glazier | Tern Works Ltd | 2017-05 | 2021-01',
    ]);
  });

  it('are not duties above the dates in which they were done', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Work experience',
      '• Cut forty panes a week for the harbour works.',
      'Feb 2021 – Present',
      'Senior Glazier, Northwind Glass Ltd',
      '• Mended windows of old houses in three towns.',
      'May 2017 – Jan 2021',
      'Glazier, Tern Works Ltd',
    );
    expect(found).to.deep.equal([
      'Senior Glazier | Northwind Glass Ltd | 2021-02 | -',
      'Glazier | Tern Works Ltd | 2017-05 | 2021-01',
    ]);
  });

  it('follow the dates of a timeline', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Work experience',
      'Feb 2021 – Present\tSenior Glazier',
      'Northwind Glass Ltd',
      'Glass for two harbours.',
      'May 2017 – Jan 2021',
      '• Glazier',
      'Tern Works Ltd',
      'Windows of old houses.',
    );
    expect(found).to.deep.equal([
      'Senior Glazier | Northwind Glass Ltd | 2021-02 | -',
      'Glazier | Tern Works Ltd | 2017-05 | 2021-01',
    ]);
  });

  it('are not the first points of accounts below dates', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Work experience',
      'Senior Glazier, Northwind Glass Ltd',
      'Feb 2021 – Present',
      '• Deputy site manager',
      '• Cut forty panes a week',
      'Glazier, Tern Works Ltd',
      'May 2017 – Jan 2021',
      '• First aider',
    );
    expect(found).to.deep.equal([
      'Senior Glazier | Northwind Glass Ltd | 2021-02 | -',
      'Glazier | Tern Works Ltd | 2017-05 | 2021-01',
    ]);
  });
});

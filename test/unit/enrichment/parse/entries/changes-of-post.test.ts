import { expect } from 'chai';
import { jobs } from '../support.js';

/** What an account of a post as glazier gives beside that post. */
function stated(...account: string[]): string[] {
  const all = jobs(
    'Ann Lee',
    'EXPERIENCE',
    'Glazier, Northwind Ltd, 2014 - 2020',
    ...account,
    'Lamp Fitter, Tern Lamps Ltd, 2010 - 2014',
  );
  expect(all).to.include.members([
    'Glazier | Northwind Ltd | 2014 | 2020',
    'Lamp Fitter | Tern Lamps Ltd | 2010 | 2014',
  ]);
  return all.filter((job) => !/^(?:Glazier|Lamp Fitter) \|/u.test(job));
}

describe('A post that the account of another one states', () => {
  it('is one with the same employer, without dates', () => {
    expect(stated('• Promoted to Shift Supervisor within 6 months')).to.deep.equal([
      'Shift Supervisor | Northwind Ltd | - | -',
    ]);
    expect(stated('Cut panes. I was quickly promoted to Workshop Manager, with a team of ten.')).to.deep.equal([
      'Workshop Manager | Northwind Ltd | - | -',
    ]);
    expect(stated('• Hired as Glass Clerk; cut the panes of two churches.')).to.deep.equal([
      'Glass Clerk | Northwind Ltd | - | -',
    ]);
  });

  it('is two where the former one is named', () => {
    expect(stated('• Promoted from Glazier Trainee to Senior Glazier in March 2018')).to.deep.equal([
      'Senior Glazier | Northwind Ltd | - | -',
      'Glazier Trainee | Northwind Ltd | - | -',
    ]);
  });

  it('ends before what is said of it', () => {
    expect(stated('• Promoted to the senior accountant position and kept the books')).to.deep.equal([
      'senior accountant | Northwind Ltd | - | -',
    ]);
    expect(stated('• Promoted to Budget and Planning Analyst, a new position.')).to.deep.equal([
      'Budget and Planning Analyst | Northwind Ltd | - | -',
    ]);
    expect(stated("• Promoted to Workshop Manager of the company's Hull branch.")).to.deep.equal([
      'Workshop Manager | Northwind Ltd | - | -',
    ]);
  });

  it('goes on in the next line where its own is full', () => {
    expect(
      stated(
        'Cut the panes of two churches and of the new town hall. Promoted to Assistant',
        'Workshop Manager after two years.',
      ),
    ).to.deep.equal(['Assistant Workshop Manager | Northwind Ltd | - | -']);
  });

  it('is read in other languages', () => {
    for (const [line, title] of [
      ['Beförderung zur Teamleiterin im März 2019', 'Teamleiterin'],
      ['Promue responsable de magasin en 2018', 'responsable de magasin'],
      ['Embauchée comme vendeuse en 2015', 'vendeuse'],
      ['Ascendida a jefa de turno en 2018', 'jefa de turno'],
      ['Promosso a capoturno nel 2018', 'capoturno'],
      ['Bevorderd tot teamleider in 2018', 'teamleider'],
      ['Promovida a gerente de loja em 2018', 'gerente de loja'],
    ])
      expect(stated(`• ${line}`), line).to.deep.equal([`${title} | Northwind Ltd | - | -`]);
  });

  it('is none where others were promoted, or something else was', () => {
    for (const line of [
      'Trained ten clerks who were promoted to Shift Manager',
      'Successfully promoted 5 team members to Supervisor',
      'Recruited staff that have since been promoted to Manager',
      'Promoted lamps to customers and clerks',
      'Promoted to the largest region of the country',
      'Promoted to a managerial role',
      'Promoted to lead of 10 interns',
      'Promoted to the Quality Department after a year',
    ])
      expect(stated(`• ${line}`), line).to.deep.equal([]);
    expect(stated('Taught four juniors, all of whom were later', 'promoted to Shift Manager.')).to.deep.equal([]);
  });

  it('is none where somebody only worked with it, for it or like it', () => {
    for (const line of [
      'Reported to the Director of Lamps',
      'Worked with the CFO and the Head of Glass',
      'Trained sales managers',
      'Responsible for hiring lamp designers',
      'Served as mentor to junior glaziers',
      'Worked as liaison officer between the shops',
      'Want to work as Workshop Manager',
      'Hired as a permanent employee after the summer',
      'Hired as one of the first glaziers',
      'Hired and trained two lamp designers',
    ])
      expect(stated(`• ${line}`), line).to.deep.equal([]);
  });

  it('is none where it is the post itself, or listed on its own', () => {
    expect(stated('• Hired as Glazier.')).to.deep.equal([]);
    expect(
      jobs(
        'EXPERIENCE',
        'Workshop Manager, Northwind Ltd, 2017 - 2020',
        'Glazier, Northwind Ltd, 2014 - 2017',
        '• Promoted to Workshop Manager in 2017',
      ),
    ).to.have.length(2);
  });
});

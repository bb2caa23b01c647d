import { expect } from 'chai';
import type { Skill } from '../../../../core/taxonomy/model/model.js';
import { parseSkills } from '../../../../core/taxonomy/loading/parse-lines.js';
import { listedNames } from '../../../../core/taxonomy/skills/listed-names.js';
import { surroundingsOf } from '../../../../core/taxonomy/surroundings-of.js';
import { finderOf, taxonomyOf } from '../../../support/small-taxonomy.js';

const of = (field: string, lines: string): Skill[] =>
  parseSkills(lines).map((skill) => ({ ...skill, fields: field === '' ? [] : [field] }));

const taxonomy = taxonomyOf(
  [
    ...of(
      'technology',
      `
      it-monitoring | IT monitoring | technical | Monitoring? | | servers; uptime
      docker | Docker | tool
      kubernetes | Kubernetes | tool
    `,
    ),
    ...of(
      'hospitality',
      `
      table-service | Table service | professional
      reservations | Table reservations | professional
    `,
    ),
    ...of('', 'excel | Excel? | tool'),
  ],
  [],
);
const occupation = { isco: '', onet: '', titles: [] };
const occupations = finderOf([
  { ...occupation, id: 'host', label: 'Host', family: 'hospitality', skills: ['table-service', 'reservations'] },
  { ...occupation, id: 'sysadmin', label: 'System administrator', family: 'it', skills: ['docker', 'kubernetes'] },
]);

const key = (name: string, names: string[], titles: string[] = []): string =>
  taxonomy.resolve(name, surroundingsOf([...names, name], titles, { taxonomy, occupations }));

describe('An ambiguous name of a skill', () => {
  it('is no skill of another field than that of the skills beside it', () => {
    expect(key('Monitoring', ['Table service', 'Table reservations'])).to.equal('~monitoring');
    expect(key('Monitoring', ['Docker'])).to.equal('it-monitoring');
  });

  it('is no skill of another field than that of the title', () => {
    expect(key('Monitoring', [], ['Host'])).to.equal('~monitoring');
    expect(key('Monitoring', [], ['System administrator'])).to.equal('it-monitoring');
  });

  it('is meant where a word of its context is beside it, but not by its own words', () => {
    expect(key('Monitoring', ['Table service', 'uptime of tills'])).to.equal('it-monitoring');
    expect(key('Monitoring', ['Table service', 'Monitoring'])).to.equal('~monitoring');
  });

  it('is taken at its word where nothing around describes any field, and where it belongs to all work', () => {
    expect(key('Monitoring', [])).to.equal('it-monitoring');
    expect(key('Monitoring', ['Keeping lamps'], ['Keeper of lamps'])).to.equal('it-monitoring');
    expect(key('Excel', ['Table service'], ['Host'])).to.equal('excel');
  });

  it('is in a list of running text no skill of another field either', () => {
    const ids = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);
    expect(ids('Table service, Monitoring, Table reservations')).to.deep.equal(['table-service', 'reservations']);
    expect(ids('Docker, Monitoring, Kubernetes')).to.deep.equal(['docker', 'it-monitoring', 'kubernetes']);
  });
});

describe('A list that is stated as one name', () => {
  it('gives each of its names where all of them are known', () => {
    const split = (name: string): string[] => listedNames(name, (part) => taxonomy.named(part) !== undefined);
    expect(split('Docker and  Kubernetes')).to.deep.equal(['Docker', 'Kubernetes']);
    expect(split('Docker/Kubernetes & Excel')).to.deep.equal(['Docker', 'Kubernetes', 'Excel']);
    expect(split('Docker and lamps')).to.deep.equal(['Docker and lamps']);
    expect(split('Table service')).to.deep.equal(['Table service']);
  });
});

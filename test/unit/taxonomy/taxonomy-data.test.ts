import { expect } from 'chai';
import { families } from '../../../core/taxonomy/data/families.js';
import { FORM_SOURCES } from '../../../core/taxonomy/data/forms/index.js';
import {
  ESCO_SOURCES,
  OCCUPATION_SOURCES,
  SENIORITY_SOURCE,
  SKILL_SOURCES,
} from '../../../core/taxonomy/data/index.js';
import { withForms, withTitles } from '../../../core/taxonomy/loading/add-forms.js';
import {
  parseOccupations,
  parsePairs,
  parseSkills,
  parseSubstitutes,
} from '../../../core/taxonomy/loading/parse-lines.js';
import { ownNeighbours } from '../../../core/taxonomy/loading/own-entries.js';
import { ownedAs } from '../../../core/taxonomy/skills/exact-case.js';
import { taxonomyOf } from '../../support/small-taxonomy.js';
import { tokenize } from '../../../core/taxonomy/phrases/tokens.js';
import { SENIORITY_LEVELS } from '../../../core/index.js';
import { occupations as finder, taxonomy } from '../../support/taxonomy.js';

const skills = withForms(
  SKILL_SOURCES.flatMap((source) => parseSkills(source.skills)),
  FORM_SOURCES,
);
const groups = SKILL_SOURCES.flatMap((source) => parseSubstitutes(source.substitutes));
const occupations = withTitles(OCCUPATION_SOURCES.flatMap(parseOccupations), FORM_SOURCES);
const ids = new Set(skills.map(({ id }) => id));

const repeated = (values: string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
const formOf = (text: string): string =>
  tokenize(text)
    .map(({ form }) => form)
    .join(' ');

describe('The data of the taxonomy', () => {
  it('has at least 3,000 skills and 1,800 occupations', () => {
    expect(skills.length).to.be.at.least(3000);
    expect(occupations.length).to.be.at.least(1800);
  });

  it('knows TS beside other software, and not as a clearance', () => {
    const finder = taxonomyOf(skills);
    const found = (text: string): string[] => finder.findSkills(text).map(({ skill }) => skill.id);
    expect(finder.named('TS')?.key).to.equal('typescript');
    expect(found('Skills: TS, React')).to.include('typescript');
    for (const text of ['Top Secret (TS) clearance, web developer', 'TS/SCI clearance, React', 'ts: a time stamp']) {
      expect(found(text), text).not.to.include('typescript');
    }
  });

  it('names as neighbours occupations that it has, each pair once, and no nearer than field and skills make them already', () => {
    const seen = new Set<string>();
    for (const [nearness, one, others] of ownNeighbours()) {
      expect(['45', '60', '75'], one).to.include(nearness);
      for (const other of others!.split(';').map((each) => each.trim())) {
        const pair = [one!, other].sort().join(' ');
        expect(seen.has(pair), pair).to.equal(false);
        seen.add(pair);
        const [a, b] = [finder.occupation(one!), finder.occupation(other)];
        expect(a && b, pair).to.be.an('object');
        const byLists = (a!.family === b!.family ? 40 : 0) + (finder.relatedTo(one!)[other] ?? 0);
        expect(Number(nearness), pair).to.be.above(byLists);
        expect(finder.neighboursOf(other)).to.have.property(one!, Number(nearness));
      }
    }
    expect(seen.size).to.be.above(200);
  });

  it('gives every skill, group and occupation an id of its own', () => {
    // As written: what is put together later has one of two entries with the same id.
    const written = SKILL_SOURCES.flatMap((source) => parseSkills(source.skills).map(({ id }) => id));
    expect(repeated(written)).to.deep.equal([]);
    expect(repeated(groups.map(({ id }) => id))).to.deep.equal([]);
    expect(repeated(occupations.map(({ id }) => id))).to.deep.equal([]);
  });

  it('gives no form to two skills', () => {
    const owner = new Map<string, string>();
    const taken: string[] = [];
    for (const skill of skills) {
      const { id, name, aliases } = skill;
      for (const form of new Set([name, ...aliases].map((each) => ownedAs(each, skill)))) {
        const other = owner.get(form);
        if (other !== undefined && other !== id) taken.push(`${form}: ${other}, ${id}`);
        else owner.set(form, id);
      }
    }
    expect(taken).to.deep.equal([]);
  });

  it('gives no title to two occupations', () => {
    const owner = new Map<string, string>();
    const taken: string[] = [];
    for (const { id, label, titles } of occupations) {
      for (const form of new Set([label, ...titles].map(formOf))) {
        const other = owner.get(form);
        if (other !== undefined && other !== id) taken.push(`${form}: ${other}, ${id}`);
        else owner.set(form, id);
      }
    }
    expect(taken).to.deep.equal([]);
  });

  it('refers to nothing that is not there', () => {
    const dangling = [
      ...skills.flatMap(({ id, broader }) =>
        broader.filter((other) => !ids.has(other)).map((other) => `${id} < ${other}`),
      ),
      ...groups.flatMap(({ id, members }) =>
        members.filter((other) => !ids.has(other)).map((other) => `${id}: ${other}`),
      ),
      ...occupations.flatMap((occupation) =>
        occupation.skills.filter((other) => !ids.has(other)).map((other) => `${occupation.id}: ${other}`),
      ),
    ];
    expect(dangling).to.deep.equal([]);
  });

  it('has no skill that is broader than itself, by whatever way', () => {
    const broaderOf = new Map(skills.map(({ id, broader }) => [id, broader]));
    const circles = skills.filter(({ id }) => {
      const seen = new Set<string>();
      const open = [...(broaderOf.get(id) ?? [])];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next === id) return true;
        if (!seen.has(next)) open.push(...(broaderOf.get(next) ?? []));
        seen.add(next);
      }
      return false;
    });
    expect(circles.map(({ id }) => id)).to.deep.equal([]);
  });

  it('gives every ambiguous form words that say when it is meant', () => {
    expect(
      skills.filter(({ ambiguous, context }) => ambiguous.length > 0 && context.length === 0).map(({ id }) => id),
    ).to.deep.equal([]);
  });

  it('treats the notorious words as ambiguous', () => {
    for (const form of ['Go', 'R', 'C', 'Excel', 'Spring', 'Swift', 'Access', 'Rust']) {
      const owner = skills.find(({ name, aliases }) => [name, ...aliases].includes(form));
      expect(owner?.ambiguous, form).to.include(form);
    }
  });

  it('knows the short names of JavaScript and TypeScript, and takes a clearance for neither', () => {
    const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);
    expect(['JS', 'TS'].map((name) => taxonomy.resolve(name))).to.deep.equal(['javascript', 'typescript']);
    expect(found('Wrote the frontend in TS and React')).to.include('typescript');
    expect(found('Holds an active TS/SCI clearance')).to.not.include('typescript');
    expect(found('Cleared to TS by the ministry')).to.not.include('typescript');
  });

  it('puts every occupation into a known family, with codes of the right shape', () => {
    const known = new Set(parsePairs(families).map(([slug]) => slug));
    for (const { id, family, isco, onet } of occupations) {
      expect(known, id).to.include(family);
      expect(isco, id).to.match(/^\d{4}$/);
      expect(onet, id).to.match(/^\d{2}-\d{4}\.\d{2}$/);
    }
  });

  it('gives ESCO URIs of the right shape to skills that are there, and none to two', () => {
    const uris = ESCO_SOURCES.flatMap(parsePairs);
    expect(uris.length).to.be.at.least(900);
    expect(uris.map(([id]) => id).filter((id) => !ids.has(id))).to.deep.equal([]);
    expect(repeated(uris.map(([id]) => id))).to.deep.equal([]);
    expect(repeated(uris.map(([, uri]) => uri))).to.deep.equal([]);
    for (const [id, uri] of uris) {
      expect(uri, id).to.match(/^http:\/\/data\.europa\.eu\/esco\/skill\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
  });

  it('keeps ESCO URIs in the file of their skills, in the order of ids', () => {
    expect(ESCO_SOURCES.length).to.equal(SKILL_SOURCES.length);
    for (const [index, source] of ESCO_SOURCES.entries()) {
      const listed = parsePairs(source).map(([id]) => id);
      const ofFile = new Set(parseSkills(SKILL_SOURCES[index]!.skills).map(({ id }) => id));
      expect(listed).to.deep.equal([...listed].sort());
      expect(listed.filter((id) => !ofFile.has(id))).to.deep.equal([]);
    }
  });

  it('shows the URI with the skill, and codes with the occupation', () => {
    expect(taxonomy.named('Python')?.skill.esco).to.equal(
      'http://data.europa.eu/esco/skill/ccd0a1d9-afda-43d9-b901-96344886e14d',
    );
    expect(finder.ofTitle('Registered nurse')?.occupation).to.include({ isco: '2221', onet: '29-1141.00' });
  });

  it('names levels of seniority that exist, one for each word in all languages', () => {
    const levels = new Map<string, string>();
    for (const source of [SENIORITY_SOURCE, ...FORM_SOURCES.map(({ seniority }) => seniority)]) {
      for (const [form, level] of parsePairs(source)) {
        expect([...SENIORITY_LEVELS, 'plain'], form).to.include(level);
        expect(levels.get(formOf(form)) ?? level, form).to.equal(level);
        levels.set(formOf(form), level);
      }
    }
  });

  it('links at least two skills with a reason in every group of substitutes', () => {
    expect(groups.filter(({ members }) => members.length < 2).map(({ id }) => id)).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import { CONSTRAINT_NAMES, CONSTRAINT_OUTCOMES } from '../../../core/index.js';
import {
  A_PROFILE,
  aTenant,
  describeOnStores,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';

const ON_SITE = {
  jobLocationType: 'ONSITE',
  jobLocation: { city: 'Berlin', countryCode: 'DE' },
  baseSalary: { currency: 'EUR', maxValue: 60_000, unitText: 'YEAR' },
  employmentType: 'FULL_TIME',
};
const PEOPLE = [
  {
    locations: ['Berlin'],
    remote: 'no',
    workAuthorization: ['DE'],
    availableFrom: '2026-01-01',
    salary: { min: 50_000, currency: 'EUR', unit: 'YEAR' },
    employmentTypes: ['FULL_TIME'],
  },
  {
    locations: ['Lisbon'],
    remote: 'required',
    workAuthorization: ['PT'],
    salary: { min: 90_000, currency: 'EUR', unit: 'YEAR' },
    employmentTypes: ['PART_TIME'],
  },
  { locations: ['DE'], salary: { min: 90_000, currency: 'EUR', unit: 'YEAR' } },
  undefined,
] as const;

const idsOf = ({ json, status, text }: Reply): string[] => {
  expect(status, text).to.equal(200);
  return (json.data as Json[]).map((match) => match.candidateId as string);
};
const outcomeOf = (match: Json, name: string): string =>
  (match.constraints as Json[]).find((each) => each.name === name).outcome as string;

/** All pages, by the links; checks that each but the last is full. */
async function pages(tenant: TestTenant, first: string, limit: number): Promise<Json[]> {
  const rows: Json[] = [];
  for (let path: string | undefined = first; path !== undefined;) {
    const reply: Reply = await tenant.get(path);
    expect(reply.status, reply.text).to.equal(200);
    if (reply.json.hasMore) expect(reply.json.data).to.have.length(limit);
    rows.push(...(reply.json.data as Json[]));
    path = /^<([^>]+)>/.exec(String(reply.headers.link ?? ''))?.[1];
  }
  return rows;
}

describeOnStores('A list of matches filtered on constraints', () => {
  let tenant: TestTenant;
  let list: string;
  before(async () => {
    tenant = await aTenant();
    const job = await tenant.published(ON_SITE);
    list = `/v1/jobs/${String(job.id)}/candidates`;
    for (let round = 0; round < 3; round += 1) {
      for (const [at, preferences] of PEOPLE.entries()) {
        const skills = A_PROFILE.skills.slice(0, (round + at) % 3);
        await tenant.candidate({ profile: { ...A_PROFILE, skills }, ...(preferences && { preferences }) });
      }
    }
  });

  it('holds just those whose constraint comes out so, in the same order and with the same scores', async () => {
    const all = (await tenant.get(list)).json.data as Json[];
    expect(all).to.have.length(12);
    const seen = new Set<string>();
    for (const name of CONSTRAINT_NAMES) {
      for (const outcome of CONSTRAINT_OUTCOMES) {
        const expected = all.filter((match) => outcomeOf(match, name) === outcome);
        const filtered = (await tenant.get(`${list}?constraint=${name}:${outcome}`)).json.data as Json[];
        expect(filtered, `${name}:${outcome}`).to.deep.equal(expected);
        if (expected.length > 0) seen.add(outcome);
      }
    }
    expect([...seen].sort()).to.deep.equal([...CONSTRAINT_OUTCOMES].sort());
  });

  it('takes unknown for neither pass nor fail: it is let through only where it is named', async () => {
    const all = (await tenant.get(list)).json.data as Json[];
    const withSalary = (...outcomes: string[]): string[] =>
      all
        .filter((match) => outcomes.includes(outcomeOf(match, 'salary')))
        .map(({ candidateId }) => candidateId as string);
    expect(idsOf(await tenant.get(`${list}?constraint=salary:pass`))).to.deep.equal(withSalary('pass'));
    const kept = idsOf(await tenant.get(`${list}?constraint=salary:pass,unknown`));
    expect(kept).to.deep.equal(withSalary('pass', 'unknown'));
    expect(kept.length).to.be.above(withSalary('pass').length);
    const noneFails = all.filter((match) => (match.constraints as Json[]).every(({ outcome }) => outcome !== 'fail'));
    expect(idsOf(await tenant.get(`${list}?constraint=all:pass,unknown`))).to.deep.equal(
      noneFails.map(({ candidateId }) => candidateId as string),
    );
    expect(noneFails).to.have.length(6);
  });

  it('holds those for whom every filter given is true, other filters included', async () => {
    const all = (await tenant.get(list)).json.data as Json[];
    const expected = all.filter(
      (match) => outcomeOf(match, 'location') === 'pass' && outcomeOf(match, 'salary') === 'fail',
    );
    const query = 'constraint=location:pass&constraint=salary:fail';
    expect(idsOf(await tenant.get(`${list}?${query}`))).to.deep.equal(
      expected.map((match) => match.candidateId as string),
    );
    expect(expected).to.have.length(3);
    const best = expected[0];
    expect(
      idsOf(await tenant.get(`${list}?${query}&minScore=${String(best.score)}&band=${String(best.band)}`)),
    ).to.include(best.candidateId);
    expect(idsOf(await tenant.get(`${list}?constraint=location:pass&constraint=all:fail`))).to.deep.equal([]);
  });

  it('fills its pages, and shows everybody once', async () => {
    const query = 'constraint=all:pass,unknown';
    const whole = (await tenant.get(`${list}?${query}`)).json.data as Json[];
    for (const limit of [1, 2, 4, 6]) {
      expect(await pages(tenant, `${list}?${query}&limit=${String(limit)}`, limit)).to.deep.equal(whole);
    }
  });

  it('has cursors that are bound to the filter, however it is written', async () => {
    const first = await tenant.get(`${list}?limit=1&constraint=salary:pass,unknown&constraint=location:pass`);
    const next = (query: string): Promise<Reply> =>
      tenant.get(`${list}?limit=1&${query}&cursor=${encodeURIComponent(first.json.nextCursor as string)}`);
    const second = idsOf(await next('constraint=location:pass&constraint=salary:unknown,pass'));
    expect(second).to.have.length(1);
    expect(second).not.to.deep.equal(idsOf(first));
    for (const query of ['constraint=location:pass', 'constraint=salary:pass&constraint=location:pass', '']) {
      expect((await next(query)).json.code, query).to.equal('invalid_cursor');
    }
  });

  it('sees at once that somebody has moved or changed a wish', async () => {
    const own = await aTenant();
    const job = await own.published(ON_SITE);
    const { id } = await own.candidate({ profile: A_PROFILE });
    const passes = async (): Promise<boolean> =>
      idsOf(await own.get(`/v1/jobs/${String(job.id)}/candidates?constraint=location:pass`)).includes(id as string);
    expect(await passes()).to.equal(false);
    await own.patch(`/v1/candidates/${String(id)}`, { preferences: { locations: ['Berlin'] } });
    expect(await passes()).to.equal(true);
    await own.patch(`/v1/candidates/${String(id)}`, { preferences: null });
    expect(await passes()).to.equal(false);
    const basics = { ...A_PROFILE.basics, location: { city: 'Berlin' } };
    await own.patch(`/v1/candidates/${String(id)}`, { profile: { basics } });
    expect(await passes()).to.equal(true);
  });

  it('works the same from the side of the candidate', async () => {
    const own = await aTenant();
    const far = await own.published({ ...ON_SITE, jobLocation: { city: 'Oslo', countryCode: 'NO' } });
    const near = await own.published(ON_SITE);
    const silent = await own.published({ jobLocationType: 'ONSITE', jobLocation: { countryCode: 'DE' } });
    const { id } = await own.candidate({ profile: A_PROFILE, preferences: PEOPLE[0] });
    const jobs = async (query: string): Promise<string[]> =>
      (await pages(own, `/v1/candidates/${String(id)}/jobs?limit=1&${query}`, 1)).map(({ jobId }) => jobId as string);
    expect(await jobs('')).to.have.members([far.id, near.id, silent.id]);
    expect(await jobs('constraint=location:pass')).to.deep.equal([near.id]);
    expect(await jobs('constraint=location:fail')).to.deep.equal([far.id]);
    // Berlin may be where in Germany the job is.
    expect(await jobs('constraint=location:unknown')).to.deep.equal([silent.id]);
    expect(await jobs('constraint=salary:unknown')).to.deep.equal([silent.id]);
    expect(await jobs('constraint=salary:pass&constraint=workAuthorization:pass')).to.deep.equal([near.id]);
    expect(await jobs('constraint=all:pass,unknown')).to.have.members([near.id, silent.id]);
  });

  it('refuses what is no filter on a constraint', async () => {
    for (const query of [
      'constraint=',
      'constraint=location',
      'constraint=location:',
      'constraint=location:maybe',
      'constraint=location:pass,',
      'constraint=location:pass,pass',
      'constraint=Location:pass',
      'constraint=height:pass',
      'constraint=location:pass%20',
      'constraint=location:pass&constraint=location:fail',
      'constraint=location:pass&constraint=tall:fail',
      'constraint[]=location:pass',
      'constraints=location:pass',
    ]) {
      const reply = await tenant.get(`${list}?${query}`);
      expect([reply.status, reply.json.code], query).to.deep.equal([422, 'validation_failed']);
      expect(reply.json.errors[0].parameter, query).to.match(/^constraint/);
    }
  });

  it('is part of the API description', async () => {
    const { json } = await tenant.get('/openapi.json');
    for (const path of ['/v1/jobs/{id}/candidates', '/v1/candidates/{id}/jobs']) {
      const parameter = (json.paths[path].get.parameters as Json[]).find(({ name }) => name === 'constraint');
      expect(parameter.in).to.equal('query');
      expect(parameter.description).to.contain('unknown');
    }
  });
});

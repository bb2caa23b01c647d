import { expect } from 'chai';
import {
  A_PROFILE,
  aTenant,
  describeOnStores,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];
const tenth = (value: number): number => Math.round(value * 10) / 10;
const ids = (data: Json[], name: string): string[] => data.map((match) => match[name] as string);

const WANTED = {
  title: 'Senior backend developer',
  requirements: {
    skills: [
      { name: 'TypeScript', importance: 'required', minMonths: 24 },
      { name: 'Kafka', importance: 'preferred' },
      { name: 'COBOL', importance: 'required' },
    ],
    experience: { minMonths: 36 },
    education: { minLevel: 'bachelor' },
    languages: [{ code: 'en', minLevel: 'B2' }],
    seniority: 'senior',
  },
};
const FULL = {
  ...A_PROFILE,
  basics: {
    name: 'Nora Quist',
    label: 'Backend developer',
    email: 'nora.quist@example.com',
    phone: '+49 30 1234567',
    image: 'https://example.com/nora.png',
    url: 'https://nora.example.com',
    location: { address: 'Kaiserstr. 1', postalCode: '10115', city: 'Berlin', countryCode: 'DE' },
    profiles: [{ network: 'GitHub', url: 'https://github.com/nora' }],
  },
  education: [
    {
      institution: 'Uppsala University',
      area: 'Computer science',
      studyType: 'Bachelor',
      startDate: '2012',
      endDate: '2015',
    },
  ],
  languages: [{ language: 'English', fluency: 'C1' }],
};

interface Category {
  category: string;
  weight: number;
  appliedWeight: number;
  hasData: boolean;
  score: number | null;
  missing: string[];
}

/** Categories that count in full; the others count as far as skills and title fit. */
const WHOLE = ['skills', 'title', 'certifications'];

/** The formula of docs/explanation/matching.md, with what has no data at some score. */
function byHand(categories: readonly Category[], unknown: number): { score: number; share: number } {
  const scoreOf = ({ score, weight }: Category): number => (weight === 0 ? 0 : (score ?? unknown));
  const core = categories.filter(({ category }) => category === 'skills' || category === 'title');
  const coreWeight = core.reduce((sum, { weight }) => sum + weight, 0);
  const reached = Math.round(core.reduce((sum, each) => sum + each.weight * scoreOf(each), 0) / coreWeight);
  const share = coreWeight === 0 ? 1 : Math.round(100 * Math.min(1, reached / 75)) / 100;
  const points = categories.reduce(
    (sum, each) => sum + each.weight * (WHOLE.includes(each.category) ? 1 : share) * scoreOf(each),
    0,
  );
  return { score: tenth(points / 100), share };
}

describeOnStores('A match', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const matchOf = async (job: Json, candidate: Json): Promise<Json> =>
    (await tenant.get(`/v1/jobs/${String(job.id)}/candidates/${String(candidate.id)}`)).json;
  const forJob = async (job: Json, query = ''): Promise<Json[]> =>
    (await tenant.get(`/v1/jobs/${String(job.id)}/candidates?${query}`)).json.data as Json[];

  it('is the same alone, in the list of the job, and in the list of the candidate', async () => {
    const job = await tenant.published(WANTED);
    const candidate = await tenant.candidate({ profile: FULL });
    const match = await matchOf(job, candidate);
    expect(await forJob(job)).to.deep.equal([match]);
    expect((await tenant.get(`/v1/candidates/${String(candidate.id)}/jobs`)).json.data).to.deep.equal([match]);
    expect((await tenant.get(`/v1/jobs/${String(job.id)}`)).json.intelligence.topCandidates[0]).to.deep.equal({
      candidateId: candidate.id,
      score: match.score,
      band: match.band,
      coverage: match.coverage,
    });
    const { topJobs } = (await tenant.get(`/v1/candidates/${String(candidate.id)}`)).json.intelligence;
    expect((topJobs as Json[])[0]).to.include({ jobId: job.id, score: match.score, band: match.band });
  });

  it('has a score that can be computed by hand from its categories', async () => {
    const job = await tenant.published(WANTED);
    for (const profile of [
      FULL,
      A_PROFILE,
      { skills: [{ name: 'COBOL' }] },
      { work: [{ position: 'Nurse', startDate: '2020', endDate: '2022' }] },
    ]) {
      const match = await matchOf(job, await tenant.candidate({ profile }));
      const categories = match.categories as Category[];
      const now = byHand(categories, 0);
      expect(match.score).to.equal(now.score);
      expect(match.potential).to.equal(byHand(categories, 100).score);
      const shown = categories.reduce((sum, { appliedWeight, score }) => sum + appliedWeight * (score ?? 0), 0);
      expect(match.score).to.equal(tenth(shown / 100));
      for (const { category, hasData, weight, appliedWeight, score } of categories) {
        if (weight > 0) expect(hasData).to.equal(score !== null);
        const share = WHOLE.includes(category) ? 1 : now.share;
        expect(appliedWeight, category).to.equal(hasData ? Math.round(weight * share * 1000) / 1000 : 0);
      }
      const withData = categories.reduce((sum, { weight, hasData }) => sum + (hasData ? weight : 0), 0);
      expect(match.coverage).to.equal(Math.round(withData) / 100);
      const required = WANTED.requirements.skills.filter(({ importance }) => importance === 'required');
      const { missing } = categories.find(({ category }) => category === 'skills')!;
      const gaps = match.coverage < 0.5 ? 0 : required.filter(({ name }) => missing.includes(name)).length;
      if (gaps > 0) expect(match.band).to.not.equal('excellent');
      if (3 * gaps > required.length) expect(match.band).to.not.equal('strong');
    }
  });

  it('says of each wanted skill whether it is found, missing or adjacent', async () => {
    const job = await tenant.published(WANTED);
    const match = await matchOf(job, await tenant.candidate({ profile: FULL }));
    const skills = (match.categories as Json[]).find(({ category }) => category === 'skills');
    const named: string[] = [...skills.found, ...skills.missing];
    expect(skills.missing).to.include.members((skills.adjacent as Json[]).map(({ wanted }) => wanted as string));
    expect(named).to.have.members(['TypeScript', 'Kafka', 'COBOL']);
    expect(skills.found).to.include('TypeScript');
    expect(skills.missing).to.include('COBOL');
    expect(match.explanation).to.be.a('string').and.contain('TypeScript');
  });

  it('never takes missing data for a missing match', async () => {
    const job = await tenant.published(WANTED);
    const match = await matchOf(job, await tenant.candidate({ profile: { basics: { name: 'Nobody' } } }));
    expect([match.band, match.coverage]).to.deep.equal(['insufficient_data', 0]);
    expect((match.categories as Json[]).every(({ hasData }) => hasData === false)).to.equal(true);
  });

  it('is blind: name, contact, picture, address, school and years of study change no byte of it', async () => {
    const job = await tenant.published(WANTED);
    const candidate = await tenant.candidate({ profile: FULL });
    const other = await tenant.candidate({ profile: { ...A_PROFILE, basics: { name: 'Second' } } });
    const path = `/v1/jobs/${String(job.id)}/candidates`;
    const before = [(await tenant.get(path)).text, (await tenant.get(`${path}/${String(candidate.id)}`)).text];
    const swaps: object[] = [
      { basics: { name: 'Mohammed Al-Sayed' } },
      { basics: { name: 'Łucja', email: 'l@example.org', phone: '+1 555 0100' } },
      { basics: { image: null, url: null, profiles: null } },
      { basics: { location: { address: 'Elsewhere 9', postalCode: '99999' } } },
      {
        education: [
          { ...FULL.education[0], institution: 'Night School of Nowhere', startDate: '1972', endDate: '1975' },
        ],
      },
    ];
    for (const profile of swaps) {
      expect((await tenant.patch(`/v1/candidates/${String(candidate.id)}`, { profile })).status).to.equal(200);
      expect(
        [(await tenant.get(path)).text, (await tenant.get(`${path}/${String(candidate.id)}`)).text],
        JSON.stringify(profile),
      ).to.deep.equal(before);
    }
    expect(before[0]).to.contain(other.id);
    for (const secret of ['Nora', 'Quist', 'example.com', 'Kaiserstr', '10115', 'Uppsala', '2015', 'Fjordline']) {
      expect(before[1], secret).not.to.contain(secret);
    }
    expect((await matchOf(job, candidate)).excludedFields).to.include.members([
      'basics.name',
      'basics.email',
      'education.institution',
      'education.endDate',
    ]);
  });

  it('does not depend on who else is there', async () => {
    const job = await tenant.published(WANTED);
    const candidate = await tenant.candidate({ profile: FULL });
    const before = await matchOf(job, candidate);
    for (let index = 0; index < 5; index += 1)
      await tenant.candidate({ profile: { ...A_PROFILE, basics: { name: `P${String(index)}` } } });
    expect(await matchOf(job, candidate)).to.deep.equal(before);
  });

  it('is repeatable: the same facts give the same score, under any id', async () => {
    const job = await tenant.published(WANTED);
    const [one, two] = [await tenant.candidate({ profile: FULL }), await tenant.candidate({ profile: FULL })];
    const { candidateId: _one, ...first } = await matchOf(job, one);
    const { candidateId: _two, ...second } = await matchOf(job, two);
    expect(second).to.deep.equal(first);
  });

  it('never falls when a wanted skill is added, and never rises when one is taken away', async () => {
    const job = await tenant.published({
      ...WANTED,
      requirements: {
        skills: ['TypeScript', 'Kafka', 'Docker', 'Rust'].map((name) => ({ name, importance: 'required' })),
      },
    });
    const candidate = await tenant.candidate({ profile: { work: [{ position: 'Baker', summary: 'Bread.' }] } });
    const names: string[] = [];
    let last = (await matchOf(job, candidate)).score as number;
    const set = async (): Promise<number> => {
      await tenant.patch(`/v1/candidates/${String(candidate.id)}`, {
        profile: { skills: names.map((name) => ({ name })) },
      });
      return (await matchOf(job, candidate)).score as number;
    };
    const first = last;
    for (const name of ['Rust', 'Kafka', 'Docker', 'TypeScript']) {
      names.push(name);
      const score = await set();
      expect(score).to.be.at.least(last);
      last = score;
    }
    expect(last).to.be.above(first);
    while (names.pop() !== undefined) {
      const score = await set();
      expect(score).to.be.at.most(last);
      last = score;
    }
  });

  it('describes constraints, which never change the score', async () => {
    const job = await tenant.published({
      ...WANTED,
      jobLocationType: 'ONSITE',
      jobLocation: { city: 'Berlin', countryCode: 'DE' },
      baseSalary: { currency: 'EUR', maxValue: 50_000, unitText: 'YEAR' },
    });
    const candidate = await tenant.candidate({ profile: FULL });
    const before = await matchOf(job, candidate);
    await tenant.patch(`/v1/candidates/${String(candidate.id)}`, {
      preferences: {
        remote: 'required',
        workAuthorization: ['US'],
        salary: { min: 90_000, currency: 'EUR', unit: 'YEAR' },
        titles: ['Backend developer'],
      },
    });
    const after = await matchOf(job, candidate);
    expect([after.score, after.band]).to.deep.equal([before.score, before.band]);
    const outcomes = Object.fromEntries(
      (after.constraints as Json[]).map((each) => [each.name as string, each.outcome as string]),
    );
    expect(outcomes).to.include({ remote: 'fail', workAuthorization: 'fail', salary: 'fail', location: 'pass' });
    expect(before.reverse.score).to.equal(null);
    expect(after.reverse.score).to.be.within(0, 100);
  });

  it('follows the weights of the job', async () => {
    const job = await tenant.published({
      ...WANTED,
      matching: { weights: { skills: 1, title: 0, experience: 0, seniority: 0, education: 0, languages: 0 } },
    });
    const match = await matchOf(job, await tenant.candidate({ profile: FULL }));
    const skills = (match.categories as Json[]).find(({ category }) => category === 'skills');
    expect(skills.appliedWeight).to.equal(100);
    expect(match.score).to.equal(skills.score);
  });

  it('comes in lists best first, by pages, with filters', async () => {
    const job = await tenant.published(WANTED);
    const profiles = [
      FULL,
      A_PROFILE,
      { skills: [{ name: 'COBOL' }], work: [{ position: 'Baker', startDate: '2020', endDate: '2021' }] },
      { basics: { name: 'Nobody' } },
    ];
    for (const [index, profile] of profiles.entries()) {
      await tenant.candidate({
        profile: { ...profile, basics: { name: `Person ${String(index)}` } },
        status: index === 1 ? 'hired' : 'active',
      });
    }
    const active = await forJob(job);
    expect(active).to.have.length(3);
    const scores = active.map(({ score }) => score as number);
    expect(scores).to.deep.equal([...scores].sort((a, b) => b - a));
    expect(await forJob(job, 'status=hired')).to.have.length(1);
    expect(ids(await forJob(job, 'skill=COBOL'), 'candidateId')).to.deep.equal([
      active.find(({ categories }) => categories[0].found.includes('COBOL')).candidateId,
    ]);
    const best = active[0];
    expect(await forJob(job, `minScore=${String(best.score)}`)).to.deep.equal([best]);
    for (const band of ['excellent', 'strong', 'partial', 'weak', 'insufficient_data']) {
      expect(await forJob(job, `band=${band}`)).to.deep.equal(active.filter((match) => match.band === band));
    }
    const bands = ['excellent', 'weak', 'partial'];
    expect(await forJob(job, bands.map((band) => `band=${band}`).join('&'))).to.deep.equal(
      active.filter((match) => bands.includes(match.band as string)),
    );
    expect((await forJob(job, 'status=active&status=hired&status=archived&status=unavailable')).length).to.be.above(
      active.length,
    );
    expect(await forJob(job, 'skill=COBOL&skill=Nothing at all')).to.deep.equal(await forJob(job, 'skill=COBOL'));
    const paged: Json[] = [];
    for (let path: string | undefined = `/v1/jobs/${String(job.id)}/candidates?limit=1`; path;) {
      const reply: Reply = await tenant.get(path);
      paged.push(...(reply.json.data as Json[]));
      path = /^<([^>]+)>/.exec(String(reply.headers.link ?? ''))?.[1];
    }
    expect(paged).to.deep.equal(active);
    for (const query of ['minScore=-1', 'minScore=101', 'minScore=x', 'band=best', 'limit=101', 'status=draft']) {
      expect(outcome(await tenant.get(`/v1/jobs/${String(job.id)}/candidates?${query}`)), query).to.deep.equal([
        422,
        'validation_failed',
      ]);
    }
  });

  it('is with published jobs only, on the side of the candidate', async () => {
    const candidate = await tenant.candidate({ profile: FULL });
    const one = await tenant.published(WANTED);
    const two = await tenant.published({ title: 'Nurse', requirements: { skills: [{ name: 'Patient care' }] } });
    const draft = await tenant.job(WANTED);
    const path = `/v1/candidates/${String(candidate.id)}/jobs`;
    expect(ids((await tenant.get(path)).json.data as Json[], 'jobId')).to.deep.equal([one.id, two.id]);
    expect(ids((await tenant.get(`${path}?skill=Patient+care`)).json.data as Json[], 'jobId')).to.deep.equal([two.id]);
    expect((await matchOf(draft, candidate)).jobId).to.equal(draft.id);
    const page = await tenant.get(`${path}?limit=1`);
    const next = await tenant.get(`${path}?limit=1&cursor=${encodeURIComponent(page.json.nextCursor as string)}`);
    expect(ids([...page.json.data, ...next.json.data] as Json[], 'jobId')).to.deep.equal([one.id, two.id]);
    await tenant.post(`/v1/jobs/${String(one.id)}/close`);
    expect(ids((await tenant.get(path)).json.data as Json[], 'jobId')).to.deep.equal([two.id]);
  });

  it('takes the status of the job on the side of the candidate, which is always published, and no other', async () => {
    const candidate = await tenant.candidate({ profile: FULL, status: 'hired' });
    const job = await tenant.published(WANTED);
    const path = `/v1/candidates/${String(candidate.id)}/jobs`;
    expect(ids((await tenant.get(path)).json.data as Json[], 'jobId')).to.deep.equal([job.id]);
    const said = await tenant.get(`${path}?status=published`);
    expect(ids(said.json.data as Json[], 'jobId')).to.deep.equal([job.id]);
    for (const status of ['active', 'draft', 'closed'])
      expect((await tenant.get(`${path}?status=${status}`)).json.errors[0].parameter, status).to.equal('status');
  });

  it('belongs to its tenant, on both sides', async () => {
    const other = await aTenant();
    const [job, candidate] = [await tenant.published(WANTED), await tenant.candidate({ profile: FULL })];
    const [theirJob, theirCandidate] = [await other.published(WANTED), await other.candidate({ profile: FULL })];
    for (const [j, c] of [
      [job.id, theirCandidate.id],
      [theirJob.id, candidate.id],
      [theirJob.id, theirCandidate.id],
    ]) {
      expect((await tenant.get(`/v1/jobs/${String(j)}/candidates/${String(c)}`)).status).to.equal(404);
    }
    expect(ids(await forJob(job), 'candidateId')).to.deep.equal([candidate.id]);
  });
});

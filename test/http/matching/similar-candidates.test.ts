import { expect } from 'chai';
import {
  A_PROFILE,
  aTenant,
  describeOnStores,
  eventually,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];

describeOnStores('A candidate like others', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const at = (candidate: Json): string => `/v1/candidates/${String(candidate.id)}`;

  it('is found with what is shared and what differs, best first, and never itself', async () => {
    const one = await tenant.candidate({ profile: A_PROFILE });
    const like = await tenant.candidate({
      profile: {
        ...A_PROFILE,
        basics: { name: 'Like', label: 'Backend developer', location: { city: 'Kiel' } },
        skills: [{ name: 'TypeScript' }, { name: 'Rust' }],
      },
      externalId: 'like',
    });
    const unlike = await tenant.candidate({
      profile: {
        basics: { name: 'Unlike' },
        work: [{ position: 'Nurse', startDate: '2020-01', endDate: '2021-01', summary: 'Patient care.' }],
      },
    });
    const { json } = await tenant.get(`${at(one)}/similar`);
    const found = json.data as Json[];
    expect(found[0].candidate).to.deep.equal({
      id: like.id,
      externalId: 'like',
      name: 'Like',
      label: 'Backend developer',
      location: { city: 'Kiel' },
      status: 'active',
    });
    expect(found[0].score).to.be.within(1, 100);
    expect(found[0].shared.skills).to.include('TypeScript');
    expect(found[0].differences.onlyOther).to.include('Rust');
    expect(found.map(({ score }) => score as number)).to.deep.equal(
      found.map(({ score }) => score as number).sort((a, b) => b - a),
    );
    expect(found.map(({ candidate }) => candidate.id as string)).not.to.include(one.id);
    const high = (await tenant.get(`${at(one)}/similar?minScore=${String(found[0].score)}`)).json.data as Json[];
    expect(high.map(({ candidate }) => candidate.id as string)).not.to.include(unlike.id);
  });

  it('takes its filters, and up to 50', async () => {
    const one = await tenant.candidate({ profile: A_PROFILE });
    const other = (name: string) => ({ ...A_PROFILE, basics: { name } });
    const hired = await tenant.candidate({ profile: other('Hired'), status: 'hired' });
    await tenant.candidate({ profile: other('Active') });
    const ids = async (query: string) =>
      ((await tenant.get(`${at(one)}/similar?${query}`)).json.data as Json[]).map(
        ({ candidate }) => candidate.id as string,
      );
    expect(await ids('status=hired')).to.deep.equal([hired.id]);
    expect(await ids('')).not.to.include(hired.id);
    expect(await ids('limit=1')).to.have.length(1);
    expect(await ids('skill=COBOL')).to.deep.equal([]);
    for (const query of ['limit=51', 'limit=0', 'minScore=101', 'minScore=x', 'status=x', 'cursor=x']) {
      expect(outcome(await tenant.get(`${at(one)}/similar?${query}`)), query).to.deep.equal([422, 'validation_failed']);
    }
  });

  it('is one of 25 where no limit is given', async () => {
    const one = await tenant.candidate({ profile: A_PROFILE });
    const others = Array.from({ length: 27 }, (_, index) =>
      tenant.candidate({ profile: { ...A_PROFILE, basics: { name: `Person ${String(index)} Of${String(index)}` } } }),
    );
    await Promise.all(others);
    expect((await tenant.get(`${at(one)}/similar`)).json.data).to.have.length(25);
    expect((await tenant.get(`${at(one)}/similar?limit=26`)).json.data).to.have.length(26);
  });

  it('is looked for with the consent of the one alone', async () => {
    const one = await tenant.candidate({ profile: A_PROFILE, consent: { matching: false } });
    const other = await tenant.candidate({ profile: { ...A_PROFILE, basics: { name: 'Other' } } });
    expect((await tenant.get(`${at(one)}/similar`)).json.data).to.deep.equal([]);
    await tenant.patch(at(one), { consent: { matching: true } });
    const found = (await tenant.get(`${at(one)}/similar`)).json.data as Json[];
    expect(found.map(({ candidate }) => candidate.id as string)).to.deep.equal([other.id]);
  });

  it('is never a likely duplicate of the same person', async () => {
    const one = await tenant.candidate({ profile: A_PROFILE });
    const twin = await tenant.candidate({ profile: A_PROFILE });
    expect(twin.intelligence.possibleDuplicates).to.deep.equal([
      { candidateId: one.id, confidence: 0.992, matchedOn: ['email', 'name', 'position'] },
    ]);
    expect((await tenant.get(`${at(one)}/similar`)).json.data).to.deep.equal([]);
    const event = await eventually(
      async () => (await tenant.get('/v1/events?type=candidate.duplicate_detected')).json.data[0] as Json,
    );
    expect(event.resource.id).to.equal(twin.id);
    expect(event.data).to.deep.equal({ candidateIds: [one.id] });
  });

  it('is a possible duplicate of one with another address, by name and position, and both are distinguished from a namesake', async () => {
    const profile = (name: string, email: string, startDate: string) => ({
      basics: { name, email },
      work: [{ name: 'Ostwind Harbour GmbH', position: 'Crane operator', startDate }],
    });
    const one = await tenant.candidate({ profile: profile('Zoë Marie Quist', 'zq@example.com', '2018-04') });
    const namesake = await tenant.candidate({ profile: profile('Zoe Quist', 'quist@example.net', '2023-01') });
    expect(namesake.intelligence.possibleDuplicates).to.deep.equal([]);
    const other = await tenant.candidate({ profile: profile('Quist, Zoe', 'zoe@example.org', '2018-04') });
    expect(other.intelligence.possibleDuplicates).to.deep.equal([
      { candidateId: one.id, confidence: 0.72, matchedOn: ['name', 'position'] },
    ]);
    const similar = (await tenant.get(`${at(one)}/similar`)).json.data as Json[];
    expect(similar.map(({ candidate }) => candidate.id)).to.deep.equal([namesake.id]);
  });
});

import { expect } from 'chai';
import type { AdverseImpactAuditInput, LabelledPerson } from '../../../../core/index.js';
import { anApplication, type TestApplication } from '../../../support/an-application.js';
import { refused } from '../../../../bootstrap/testing/contract/refused.js';

const JOB = {
  title: 'Backend developer',
  description: 'You build services in TypeScript and PostgreSQL. Three years of experience.',
};
const skilled = { skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }] };
const WORK = { position: 'Backend developer', startDate: '2018-01', endDate: '2024-12', summary: 'Built services.' };

const person = (value: string, group: string | null, kind: LabelledPerson['id']['kind'] = 'externalId') => ({
  id: { kind, value },
  labels: { group },
});

describe('The audit of adverse impact', () => {
  let test: TestApplication;
  let jobId: string;
  before(async () => {
    test = anApplication();
    jobId = (await test.app.createJob.execute(test.caller, JOB)).id;
    const make = (externalId: string, profile: object, fields: object = {}) =>
      test.candidate({ externalId, profile, ...fields });
    for (const at of [1, 2, 3]) await make(`fit-${String(at)}`, { ...skilled, work: [WORK] });
    for (const at of [1, 2])
      await make(`other-${String(at)}`, { work: [{ ...WORK, position: 'Baker', summary: 'Bread.' }] });
    await make('thin', { basics: { name: 'Nora Quist' } });
    await make('no-consent', skilled, { consent: { matching: false, policyId: null, at: null } });
    await make('hired', { ...skilled, work: [WORK] }, { status: 'hired' });
    await test.app.createCandidate.execute(test.caller, { externalId: 'waiting', profile: skilled });
  });
  const audit = (people: LabelledPerson[], fields: Partial<AdverseImpactAuditInput> = {}) =>
    test.app.auditAdverseImpact.execute(test.caller, {
      jobId,
      people,
      selection: { by: 'band', atLeast: 'strong' },
      tables: [['group']],
      smallestShare: 0,
      ...fields,
    });

  it('scores those named as the match lists do, hired ones too, and selects by the rule given', async () => {
    const people = ['fit-1', 'fit-2', 'other-1', 'hired'].map((id) => person(id, 'A'));
    people.push(person('fit-3', 'B'), person('other-2', 'B'), person('thin', 'B'));
    const { impact, job, engineVersion, taxonomyVersion } = await audit(people);
    expect(job).to.deep.equal({ id: jobId, version: 1, title: 'Backend developer' });
    const { data } = await test.app.listCandidates.execute(test.caller, { externalId: 'fit-1', limit: 1 });
    const match = await test.app.explainMatch.execute(test.caller, { jobId, candidateId: data[0]!.id });
    expect({ engineVersion, taxonomyVersion }).to.deep.equal({
      engineVersion: match.engineVersion,
      taxonomyVersion: match.taxonomyVersion,
    });
    expect(['excellent', 'strong']).to.include(match.band);
    const figures = (at: number) => {
      const { labels, people: count, selection, withoutEnoughData } = impact.tables[0]!.categories[at]!;
      return [labels[0], count, selection.count, withoutEnoughData];
    };
    expect(figures(0)).to.deep.equal(['A', 4, 3, 0]);
    expect(figures(1)).to.deep.equal(['B', 3, 1, 1]);
    expect(impact.medianScore).to.equal(match.score);
    const top = await audit(people, { selection: { by: 'top', count: 2 } });
    expect(top.impact.selected).to.equal(2);
    const byScore = await audit(people, { selection: { by: 'score', atLeast: match.score } });
    expect(byScore.impact.selected).to.equal(4);
  });

  it('names those whom it could not assess, and why', async () => {
    const { impact, notAssessed } = await audit(
      ['fit-1', 'nobody', 'no-consent', 'waiting'].map((id) => person(id, 'A')),
    );
    expect(impact.people).to.equal(1);
    expect(notAssessed).to.deep.equal({
      notFound: ['nobody'],
      withoutConsent: ['no-consent'],
      notYetRead: ['waiting'],
    });
  });

  it('takes ids of the service as well, and knows neither jobs nor candidates of other tenants', async () => {
    const { id } = await test.candidate({ profile: skilled });
    expect((await audit([person(id, 'A', 'candidateId')])).impact.people).to.equal(1);
    const stranger = { ...test.caller, tenantId: 'tnt_other' };
    const input = {
      ...{ jobId, people: [person(id, 'A', 'candidateId')], tables: [['group']], smallestShare: 0 },
      selection: { by: 'top' as const, count: 1 },
    };
    await refused(test.app.auditAdverseImpact.execute(stranger, input), 'record.not_found');
    const own = await test.app.createJob.execute(stranger, JOB);
    const { notAssessed } = await test.app.auditAdverseImpact.execute(stranger, { ...input, jobId: own.id });
    expect(notAssessed.notFound).to.deep.equal([id]);
  });

  it('leaves every record as it was, and the labels nowhere', async () => {
    const id = (await test.candidate({ externalId: 'kept', profile: skilled })).id;
    const before = await test.store.candidates.get('tnt_test', id);
    const events = (await test.app.listEvents.execute(test.caller, { types: [], order: 'desc', limit: 100 })).data
      .length;
    await audit([person('kept', 'a label like no other')]);
    const after = await test.store.candidates.get('tnt_test', id);
    expect(after).to.deep.equal(before);
    expect(JSON.stringify(after)).not.to.contain('a label like no other');
    expect(
      (await test.app.listEvents.execute(test.caller, { types: [], order: 'desc', limit: 100 })).data,
    ).to.have.length(events);
  });
});

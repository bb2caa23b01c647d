import { expect } from 'chai';
import { A_PROFILE, aTenant, describeOnStores, type Json, type TestTenant } from '../../support/a-service.js';
import { RESUME, skillsOf } from '../../support/a-resume-text.js';

describeOnStores('A candidate with a resume', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const at = (candidate: Json): string => `/v1/candidates/${String(candidate.id)}`;

  it('is read: profile, intelligence, provenance and evidence', async () => {
    const candidate = await tenant.candidate({ resume: { text: RESUME, documentDate: '2026-05-01' } });
    expect(candidate.enrichment.status).to.equal('succeeded');
    expect((candidate.enrichment.stages as Json[]).map(({ name, status }) => [name, status])).to.deep.equal([
      ['extract', 'succeeded'],
      ['parse', 'succeeded'],
      ['normalize', 'succeeded'],
      ['infer', 'succeeded'],
    ]);
    expect(candidate.profile.basics.name).to.equal('Mara Lindqvist');
    expect(skillsOf(candidate)).to.include.members(['TypeScript', 'PostgreSQL']);
    expect(candidate.intelligence.provenance.basics).to.equal('resume');
    expect(candidate.intelligence.stale).to.equal(false);
    for (const { quote, start, end } of candidate.intelligence.evidence as Json[]) {
      expect(RESUME.slice(start as number, end as number)).to.equal(quote);
    }
  });

  it('is quoted as it was sent, however it was laid out', async () => {
    const text = `\r\n\r\n  ${RESUME.replace(/ - /g, ' \u00a0-\u200b ').replace(/\n/g, '  \r\n\r\n\r\n\t  ')}\r\n\r\n`;
    const candidate = await tenant.candidate({ resume: { text } });
    const evidence = candidate.intelligence.evidence as Json[];
    expect(evidence).to.have.length.above(5);
    for (const { quote, start, end } of evidence) {
      expect(text.slice(start as number, end as number)).to.equal(quote);
      expect(quote).to.match(/^\S(?:.*\S)?$/s);
    }
    const name = evidence.find(({ fact }) => fact === '/profile/basics/name');
    expect(name?.quote).to.equal('Mara Lindqvist');
    const file = { filename: 'cv.txt', contentBase64: Buffer.from(text).toString('base64') };
    expect((await tenant.candidate({ resume: file })).intelligence.evidence).to.deep.equal(evidence);
  });

  it('shows the caller’s section, whole, where there are two, and of basics the caller’s members beside the resume’s', async () => {
    const skills = [{ name: 'COBOL' }];
    const candidate = await tenant.candidate({
      resume: { text: RESUME },
      profile: { basics: { name: 'Mara L.' }, skills },
    });
    expect(candidate.profile.basics).to.include({ name: 'Mara L.', email: 'mara.lindqvist@example.com' });
    expect(candidate.profile.skills).to.deep.equal(skills);
    expect(candidate.profile.work[0].name).to.contain('Nordlicht');
    expect(candidate.intelligence.provenance).to.include({ basics: 'caller', skills: 'caller', work: 'resume' });
    const facts = (candidate.intelligence.evidence as Json[]).map(({ fact }) => fact as string);
    expect(facts).to.include('/profile/basics/email').and.to.not.include('/profile/basics/name');
  });

  it('takes a later resume’s members of basics where the caller has changed another one', async () => {
    const candidate = await tenant.candidate({ resume: { text: RESUME } });
    await tenant.patch(at(candidate), { profile: { basics: { label: 'Keeper of lamps' } } });
    const resume = { text: RESUME.replaceAll('mara.lindqvist@example.com', 'mara.l@example.org') };
    await tenant.patch(at(candidate), { resume });
    const again = await tenant.enriched(candidate.id as string);
    expect(again.profile.basics).to.include({ label: 'Keeper of lamps', email: 'mara.l@example.org' });
  });

  it('lets the resume through again where the caller’s section is dropped by null', async () => {
    const candidate = await tenant.candidate({ resume: { text: RESUME }, profile: { basics: { name: 'Mara L.' } } });
    const { json } = await tenant.patch(at(candidate), { profile: { basics: null } });
    expect(json.profile.basics.email).to.equal('mara.lindqvist@example.com');
    expect(json.intelligence.provenance.basics).to.equal('resume');
    await tenant.patch(at(candidate), { profile: { basics: { name: 'X' }, skills: [{ name: 'COBOL' }] } });
    const dropped = await tenant.patch(at(candidate), { profile: null });
    expect(dropped.json.profile.basics.name).to.equal('Mara Lindqvist');
    expect(dropped.json.intelligence.provenance.skills).to.equal('resume');
  });

  it('hides a section of the resume by [] and {}', async () => {
    const candidate = await tenant.candidate({ resume: { text: RESUME } });
    const { json } = await tenant.patch(at(candidate), { profile: { basics: {}, work: [] } });
    expect(json.profile.basics).to.deep.equal({});
    expect(json.profile.work).to.deep.equal([]);
    expect(json.intelligence.provenance).to.include({ basics: 'caller', work: 'caller', skills: 'resume' });
    expect(json.intelligence.experience.totalMonths).to.equal(null);
  });

  it('keeps what the caller said when it is enriched again', async () => {
    const candidate = await tenant.candidate({ resume: { text: RESUME }, profile: { basics: { name: 'Mara L.' } } });
    const reply = await tenant.post(`${at(candidate)}/enrich`);
    expect(reply.status).to.equal(202);
    expect(reply.json).to.include({ object: 'enrichment', candidateId: candidate.id, status: 'queued' });
    expect(reply.json.id).not.to.equal(candidate.enrichment.id);
    const again = await tenant.enriched(candidate.id as string);
    expect(again.enrichment.id).to.equal(reply.json.id);
    expect(again.profile).to.deep.equal(candidate.profile);
  });

  it('gets the enrichment that is queued already', async () => {
    const { json } = await tenant.post('/v1/candidates', { resume: { text: RESUME } });
    const replies = await Promise.all([1, 2, 3].map(() => tenant.post(`${at(json)}/enrich`)));
    const queued = replies.filter((reply) => reply.json.status === 'queued');
    expect(new Set(queued.map((reply) => reply.json.id as string)).size).to.be.at.most(2);
  });

  it('is read anew when the resume is replaced, and forgets the old one', async () => {
    const candidate = await tenant.candidate({ resume: { text: RESUME } });
    const { json } = await tenant.patch(at(candidate), {
      resume: { text: RESUME.replaceAll('Mara', 'Nele').replace('PHP', 'Rust') },
    });
    expect(json.enrichment.status).to.be.oneOf(['queued', 'running', 'succeeded']);
    const read = await tenant.enriched(candidate.id as string);
    expect(read.profile.basics.name).to.equal('Nele Lindqvist');
    expect(read.resume.id).not.to.equal(candidate.resume.id);
  });

  it('loses what was read when the resume is taken away', async () => {
    const candidate = await tenant.candidate({ resume: { text: RESUME }, profile: { skills: [{ name: 'Rust' }] } });
    const { json } = await tenant.patch(at(candidate), { resume: null });
    expect(json.resume).to.equal(null);
    expect(json.profile).to.deep.equal({ skills: [{ name: 'Rust' }] });
    expect(skillsOf(json)).to.deep.equal(['Rust']);
    expect(JSON.stringify(json)).not.to.contain('Lindqvist');
  });

  it('fails honestly where the file cannot be read, and is kept', async () => {
    const pdf = Buffer.from('%PDF-1.7\nbroken').toString('base64');
    const candidate = await tenant.candidate({
      resume: { filename: 'cv.pdf', contentBase64: pdf },
      externalId: 'kept',
    });
    expect(candidate.enrichment.status).to.equal('failed');
    expect(candidate.enrichment.error.code).to.be.oneOf(['corrupt', 'no_text']);
    expect(candidate.resume.filename).to.equal('cv.pdf');
    expect(candidate.profile).to.deep.equal({});
    const events = await tenant.get(`/v1/events?type=candidate.enrichment.failed&resourceId=${String(candidate.id)}`);
    expect(events.json.data[0].data).to.deep.include({ enrichmentId: candidate.enrichment.id, status: 'failed' });
  });

  it('is made up for by what the caller says later, where the file cannot be read', async () => {
    const pdf = Buffer.from('%PDF-1.7\nbroken').toString('base64');
    const candidate = await tenant.candidate({ resume: { filename: 'cv.pdf', contentBase64: pdf } });
    const job = await tenant.published();
    const matches = `/v1/jobs/${String(job.id)}/candidates`;
    expect(candidate.intelligence).to.equal(null);
    const patched = await tenant.patch(`/v1/candidates/${String(candidate.id)}`, { profile: A_PROFILE });
    expect(patched.status).to.equal(200);
    const { intelligence, enrichment } = (await tenant.get(`/v1/candidates/${String(candidate.id)}`)).json;
    expect(intelligence.skills).to.not.deep.equal([]);
    expect(enrichment.status).to.equal('failed');
    const listed = (await tenant.get(matches)).json.data as Json[];
    expect(listed.map(({ candidateId }) => candidateId)).to.deep.equal([candidate.id]);
  });
});

describe('A file made to slow down the detection of its type', () => {
  it('is examined in a child process, and answered', async () => {
    const tenant = await aTenant();
    const contentBase64 = Buffer.from(`${'<!---->'.repeat(40)}x`).toString('base64');
    const { status } = await tenant.post('/v1/candidates', { resume: { filename: 'cv.html', contentBase64 } });
    expect(status).to.equal(201);
  });
});

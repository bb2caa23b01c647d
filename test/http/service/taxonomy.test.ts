import { expect } from 'chai';
import { aTenant, describeOnStores, type Json, type TestTenant } from '../../support/a-service.js';
import { occupations, taxonomy } from '../../support/taxonomy.js';

describeOnStores('The taxonomy', () => {
  let tenant: TestTenant;
  before(async () => {
    tenant = await aTenant();
  });
  const rows = async (path: string): Promise<Json[]> => (await tenant.get(path)).json.data as Json[];

  it('is looked up as somebody types, the best match first', async () => {
    const reply = await tenant.get('/v1/skills?q=postgresq&limit=5');
    expect(reply.status).to.equal(200);
    expect(reply.json.taxonomy).to.deep.equal({ scheme: 'talent-matching', version: taxonomy.version });
    expect(reply.json.data[0]).to.include({ id: 'postgresql', object: 'skill', name: 'PostgreSQL' });
    expect(reply.json.data[0].broader).to.deep.equal([...taxonomy.skill('postgresql')!.broader]);
    const found = await rows('/v1/occupations?q=backend%20dev');
    expect(found[0]).to.include({ object: 'occupation', label: 'Backend developer' });
    expect(found[0]!.codes).to.include({ isco08: occupations.occupation(found[0]!.id as string)!.isco });
  });

  it('is listed by name, each entry once, page after page', async () => {
    for (const [path, size] of [
      ['/v1/skills', taxonomy.size],
      ['/v1/occupations', occupations.size],
    ] as const) {
      const ids: string[] = [];
      let cursor = '';
      // Enough pages to meet the end of the shorter list.
      for (let page = 0; page < 15; page += 1) {
        const { json } = await tenant.get(`${path}?limit=100${cursor}`);
        ids.push(...(json.data as Json[]).map(({ id }) => id as string));
        if (!json.hasMore) break;
        cursor = `&cursor=${String(json.nextCursor)}`;
      }
      expect(new Set(ids).size).to.equal(ids.length);
      expect(ids.length).to.equal(Math.min(size, 1500));
    }
  });

  it('shows one entry by its id, and none for an unknown id', async () => {
    const skill = await tenant.get('/v1/skills/python');
    expect(skill.json).to.include({ id: 'python', object: 'skill', name: 'Python' });
    expect(skill.json.codes.esco).to.match(/^http:\/\/data\.europa\.eu\/esco\/skill\//);
    expect((await tenant.get('/v1/occupations/backend-developer')).json.label).to.equal('Backend developer');
    for (const path of ['/v1/skills/no-such-skill', '/v1/occupations/no-such-occupation']) {
      const reply = await tenant.get(path);
      expect([reply.status, reply.json.code]).to.deep.equal([404, 'not_found']);
    }
  });

  it('refuses a cursor of another query', async () => {
    const { json } = await tenant.get('/v1/skills?q=a&limit=1');
    const reply = await tenant.get(`/v1/skills?q=b&limit=1&cursor=${String(json.nextCursor)}`);
    expect([reply.status, reply.json.code]).to.deep.equal([400, 'invalid_cursor']);
  });

  it('gives codes to requirements and occupation of a job, and a finding for a skill that it does not know', async () => {
    const skills = [
      { name: 'Python', importance: 'required' },
      { name: 'Kuberntes', importance: 'required' },
    ];
    const { json } = await tenant.post('/v1/jobs', { title: 'Backend developer', requirements: { skills } });
    const { intelligence } = (await tenant.get(`/v1/jobs/${String(json.id)}`)).json;
    expect(intelligence.requirements.skills[0].codes.esco).to.be.a('string');
    expect(intelligence.occupation.codes.isco08).to.match(/^\d{4}$/);
    const findings = (intelligence.findings as Json[]).filter(({ code }) => code === 'requirements.unknown_skill');
    expect(findings).to.have.length(1);
    expect(findings[0]).to.include({ severity: 'info', pointer: '/requirements/skills/1' });
    expect(findings[0]!.detail).to.include('"Kubernetes"');
  });
});

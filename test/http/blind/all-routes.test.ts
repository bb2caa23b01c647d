import { expect } from 'chai';
import {
  aTenant,
  describeOnStores,
  theService,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';

/** Each word stands for one person only; schools and years of studies among them. */
const TEXT = `Élodie Vandermeulen-Okafor
Geboren am 14.03.1987 in Wroclawek, verheiratet, Nationalität: belgisch
Tannenhäherweg 17b, 20257 Hamburg
+49 151 98765432 · elodie.vandermeulen@postfach.example · linkedin.com/in/elodievandermeulen · github.com/elovdm

Senior Backend Developer

PROFILE
Élodie Vandermeulen builds booking services. Vandermeulen-Okafor mentors, see https://elodie-builds.example/about.

EXPERIENCE
Senior Backend Developer, Lumenholt GmbH, Hamburg
March 2020 - Present
- Payment services in TypeScript and PostgreSQL
- Contact: Elodie, elodie.vandermeulen@postfach.example

EDUCATION
M.Sc. Computer Science, Universität Zwiebelmark, 2005 - 2009
Abitur, Gymnasium Quellenfurt, 1999

SKILLS
TypeScript, PostgreSQL, RabbitMQ
`;

/** Numbers as whole words: ids and times of the answers may hold the same digits. */
const SECRETS = [
  /elodie|élodie|vandermeulen|okafor|elovdm/i,
  /tannenhäher|\b20257\b|98765432|\b17b\b/i,
  /\b1987\b|\b14\.03\.|wroclawek|verheiratet|belgisch/i,
  /zwiebelmark|quellenfurt|\b(?:2005|2009|1999)\b/i,
  /portrait-of|ats-4711|lebenslauf-evo|hidden-note/i,
];

describeOnStores('A key that is limited to the blind view', () => {
  let tenant: TestTenant;
  let blind: TestTenant;
  let candidate: Json;
  let job: Json;
  before(async () => {
    tenant = await aTenant();
    blind = await tenant.withKey({ scopes: ['read:blind'] });
    job = await tenant.published();
    const filename = 'lebenslauf-evo.txt';
    candidate = await tenant.candidate({
      externalId: 'ats-4711',
      resume: { filename, contentBase64: Buffer.from(TEXT).toString('base64') },
      customFields: { note: 'hidden-note' },
      tags: ['Vandermeulen first'],
    });
    // A second one who says all of it in fields, and is like the first.
    await tenant.candidate({
      externalId: 'ats-47112',
      profile: {
        basics: {
          name: 'Elodie Okafor',
          label: 'Senior Backend Developer',
          email: 'elodie@okafor.example',
          phone: '+49 151 98765432',
          url: 'https://elodie-builds.example',
          image: 'https://pictures.example/portrait-of-her.jpg',
          summary: 'Elodie was born in 1987.',
          location: { address: 'Tannenhäherweg 17b', postalCode: '20257', city: 'Hamburg', countryCode: 'DE' },
          profiles: [{ network: 'GitHub', username: 'elovdm', url: 'https://github.com/elovdm' }],
        },
        work: [{ name: 'Lumenholt GmbH', position: 'Senior Backend Developer', startDate: '2020-03' }],
        education: [{ institution: 'Universität Zwiebelmark', startDate: '2005', endDate: '2009' }],
        skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }],
        projects: [{ name: 'Booking', url: 'https://elodie-builds.example/booking' }],
      },
    });
  });

  const expectNobody = (reply: Reply, about: string): void => {
    const said = `${JSON.stringify(reply.headers)}\n${reply.text}`;
    for (const secret of SECRETS) {
      const { index } = secret.exec(said) ?? {};
      if (index !== undefined) expect.fail(`${about} shows: ${said.slice(Math.max(0, index - 80), index + 40)}`);
    }
  };

  it('is told by no answer of any route who a candidate is', async () => {
    const { routes } = await theService();
    const forms = ['application/json', 'application/vnd.jsonresume+json', 'application/ld+json', '*/*'];
    const shown: string[] = [];
    for (const { method, path, blind: taken } of routes) {
      const at = path
        .replace(/^(\/v1\/jobs\/):id/, `$1${String(job.id)}`)
        .replace(/:(?:id|candidateId)/g, String(candidate.id))
        .replace(/:externalId/g, 'asked-for');
      // A problem repeats the path that was asked for.
      for (const query of ['', '?view=blind', '?expand=candidate', '?limit=1', '?sort=updatedAt', '?skill=TypeScript'])
        for (const accept of forms) {
          const body = method === 'GET' || method === 'DELETE' ? undefined : {};
          const reply = await blind.send({ method, path: `${at}${query}`, headers: { accept }, body });
          const about = `${method} ${at}${query} as ${accept}`;
          if (taken === undefined) expect(reply.status, about).to.be.oneOf([403, 406]);
          expectNobody(reply, about);
          if (reply.status === 200 && reply.text.includes(String(candidate.id))) shown.push(path);
        }
    }
    // The proof that they had something to show.
    expect([...new Set(shown)]).to.include.members([
      '/v1/candidates',
      '/v1/candidates/:id',
      '/v1/candidates/:id/resume/text',
      '/v1/candidates/:id/jobs',
      '/v1/jobs/:id/candidates',
      '/v1/jobs/:id/candidates/:candidateId',
    ]);
    expect((await blind.get(`/v1/candidates/${String(candidate.id)}/export`)).status).to.equal(403);
  }).timeout(180_000);

  it('finds nobody by who they are', async () => {
    const list = await blind.get('/v1/candidates?skill=TypeScript');
    expect(list.json.data).to.have.length(2);
    for (const query of ['q=okafor', 'email=elodie@okafor.example', 'externalId=ats-4711', 'Q=okafor'])
      expect((await blind.get(`/v1/candidates?${query}`)).status, query).to.be.oneOf([403, 422]);
    for (const path of ['/v1/audit', '/v1/events', '/v1/calibration', '/v1/operations', '/v1/settings/retention'])
      expect((await blind.get(path)).status, path).to.equal(403);
  });
});

import { Agent, request } from 'node:http';
import { candidateBody, jobBody } from '../data/http-records.js';
import { inventedResume } from '../data/invented-resumes.js';
import { seededRandom } from '../data/talent-pool.js';

/** Of each twenty requests; a deletion follows each creation, so that what is stored stays as much. */
const MIX = [
  ...Array<'get'>(9).fill('get'),
  ...Array<'list'>(3).fill('list'),
  ...(['update', 'retitle', 'create', 'delete', 'match', 'similar', 'events', 'job'] as const),
];
/** Creations and changes of a profile, each of which is enriched. */
export const WORK_SHARE = 2 / MIX.length;
/** Of the candidates that are created: one in so many brings a resume as text. */
const RESUME_EVERY = 5;
const RESUME_WORDS = 300;
const TITLES = ['Nurse', 'Electrician', 'Data engineer', 'Bookkeeper', 'Warehouse clerk', 'Web developer', 'Cook'];

/** Requests as users of the service send them, with a count of those that failed. */
export class SoakLoad {
  sent = 0;
  failed = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 32 });
  private readonly candidates: string[] = [];
  private readonly jobs: string[] = [];
  private readonly random = seededRandom(41);
  private made = 0;

  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  async fill(candidates: number, jobs: number): Promise<void> {
    for (let at = 0; at < candidates; at += 1) await this.create();
    for (let at = 0; at < jobs; at += 1) {
      const { id } = await this.send('POST', '/v1/jobs', jobBody(at));
      await this.send('POST', `/v1/jobs/${String(id)}/publish`);
      this.jobs.push(String(id));
    }
  }

  /** The next request of the mix. */
  async next(): Promise<void> {
    const id = this.candidates[Math.floor(Math.random() * this.candidates.length)]!;
    const job = this.jobs[Math.floor(Math.random() * this.jobs.length)]!;
    const kind = MIX[this.sent % MIX.length]!;
    this.sent += 1;
    switch (kind) {
      case 'get':
        return void (await this.send('GET', `/v1/candidates/${id}`));
      case 'list':
        return void (await this.send('GET', '/v1/candidates?limit=25'));
      case 'update':
        return void (await this.send('PATCH', `/v1/candidates/${id}`, `{"tags":["seen-${String(this.sent % 50)}"]}`));
      case 'retitle':
        return void (await this.send(
          'PATCH',
          `/v1/candidates/${id}`,
          `{"profile":{"basics":{"label":"${TITLES[this.sent % TITLES.length]!}"}}}`,
        ));
      case 'create':
        return this.create();
      case 'delete':
        return void (await this.send('DELETE', `/v1/candidates/${this.candidates.shift()!}`));
      case 'match':
        return void (await this.send('GET', `/v1/jobs/${job}/candidates?limit=25`));
      case 'similar':
        return void (await this.send('GET', `/v1/candidates/${id}/similar?limit=10`));
      case 'events':
        return void (await this.send('GET', '/v1/events?limit=25'));
      case 'job':
        return void (await this.send('GET', `/v1/jobs/${job}`));
    }
  }

  /** Items of work that are due or in hand. */
  async backlog(): Promise<number> {
    const text = await this.text('GET', '/metrics');
    const counts = [...text.matchAll(/^talent_work_items\{.*\} (\d+)/gm)].map(([, count]) => Number(count));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  close(): void {
    this.agent.destroy();
  }

  private async create(): Promise<void> {
    this.made += 1;
    const body =
      this.made % RESUME_EVERY === 0
        ? JSON.stringify({ resume: { text: inventedResume(this.random, RESUME_WORDS) } })
        : candidateBody(this.made);
    const { id } = await this.send('POST', '/v1/candidates', body);
    if (typeof id === 'string') this.candidates.push(id);
  }

  private async send(method: string, path: string, body?: string): Promise<Record<string, unknown>> {
    const text = await this.text(method, path, body);
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  }

  private text(method: string, path: string, body?: string): Promise<string> {
    return new Promise((resolve) => {
      const failed = (): void => {
        this.failed += 1;
        resolve('');
      };
      const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
      const headers = { authorization: `Bearer ${this.key}`, ...(body !== undefined && { 'content-type': type }) };
      const sent = request(`${this.url}${path}`, { method, headers, agent: this.agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', failed);
        response.on('end', () => {
          // A candidate may be deleted while another request is on its way to it.
          if ((response.statusCode ?? 500) >= 400 && response.statusCode !== 404 && response.statusCode !== 412)
            this.failed += 1;
          resolve(text);
        });
      });
      sent.on('error', failed);
      sent.end(body);
    });
  }
}

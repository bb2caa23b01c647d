import { expect } from 'chai';
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocalApplication } from '../../bootstrap/local/index.js';
import { type Application, type Store, SYSTEM } from '../../core/index.js';
import { Workshop } from '../support/a-server.js';
import { markdownBlocks } from '../support/markdown-blocks.js';
import { runnable } from '../support/runnable-snippet.js';

interface Opened {
  app: Application;
  store: Store;
  close(): Promise<void>;
}

const RESUME =
  'Nora Quist\nBaker\n\nEXPERIENCE\nBaker, Brotkorb Oven House\nJanuary 2019 - March 2024\n- Baked bread and pastry';

describe('the code of docs/guides/embedding.md', function () {
  this.timeout(60_000);
  const workshop = new Workshop();
  let folder: string;
  before(() => {
    folder = workshop.folder();
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const { language, text } of markdownBlocks('docs/guides/embedding.md')) {
      const name = /^\/\/ ([\w-]+\.ts)\n/.exec(text)?.[1];
      if (language === 'ts' && name) writeFileSync(join(folder, name), runnable(text));
    }
  });
  after(() => workshop.clean());

  const load = async <T>(name: string): Promise<T> => (await import(pathToFileURL(join(folder, name)).href)) as T;

  it('opens the application in one call, and finds everything again the next time', async () => {
    const { openApplication } = await load<{ openApplication(directory: string): Promise<LocalApplication> }>(
      'application.ts',
    );
    const data = workshop.folder();
    const first = await openApplication(data);
    let jobId: string;
    try {
      const resume = { bytes: Buffer.from(RESUME), filename: null, contentType: 'text/plain', documentDate: null };
      await first.app.createCandidate.execute(first.caller, { resume });
      const job = { title: 'Baker', description: 'You bake bread.' };
      ({ id: jobId } = await first.app.createJob.execute(first.caller, job));
      await first.settle();
      expect((await first.app.matchCandidates.execute(first.caller, { id: jobId, limit: 10 })).data).to.have.length(1);
    } finally {
      await first.close();
    }
    const second = await openApplication(data);
    try {
      const { data: again } = await second.app.matchCandidates.execute(second.caller, { id: jobId, limit: 10 });
      expect(again).to.have.length(1);
    } finally {
      await second.close();
    }
  });

  it('wires the parts on a durable store, does their work, and finds everything again the next time', async () => {
    const { wireApplication } = await load<{ wireApplication(directory: string): Promise<Opened> }>(
      'wired-application.ts',
    );
    const { workOnce } = await load<{ workOnce(app: Application, store: Store): Promise<number> }>('worker.ts');
    const data = workshop.folder();
    const caller = { tenantId: 'tnt_guide', actor: SYSTEM, requestId: null };
    const first = await wireApplication(data);
    let jobId: string;
    try {
      const resume = { bytes: Buffer.from(RESUME), filename: null, contentType: 'text/plain', documentDate: null };
      await first.app.createCandidate.execute(caller, { resume });
      ({ id: jobId } = await first.app.createJob.execute(caller, { title: 'Baker', description: 'You bake bread.' }));
      let rounds = 0;
      while ((await workOnce(first.app, first.store)) > 0 && rounds < 50) rounds += 1;
      expect(rounds).to.be.within(1, 49);
      expect((await first.app.matchCandidates.execute(caller, { id: jobId, limit: 10 })).data).to.have.length(1);
    } finally {
      await first.close();
    }
    const second = await wireApplication(data);
    try {
      expect((await second.app.matchCandidates.execute(caller, { id: jobId, limit: 10 })).data).to.have.length(1);
    } finally {
      await second.close();
    }
  });

  it('matches one resume and one job in a function without a store', async () => {
    interface Call {
      handler(event: object): Promise<{ score: number; explanation: string }>;
    }
    const { handler } = await load<Call>('serverless.ts');
    const job = { title: 'Baker', description: 'You bake bread. Two years of experience.' };
    const { score, explanation } = await handler({ resume: RESUME, job });
    expect(score).to.be.greaterThan(50);
    expect(explanation).to.include('Baker');
  });

  it('serves the whole API in a server of the host', async () => {
    const { startApi } = await load<{ startApi(directory: string): Promise<Opened & { server: Server }> }>(
      'koa-host.ts',
    );
    const { server, app, close } = await startApi(workshop.folder());
    try {
      const made = await app.bootstrapAccess.execute({});
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${String(port)}/v1/jobs`, {
        headers: { Authorization: `Bearer ${made?.key ?? ''}` },
      });
      expect(response.status).to.equal(200);
      expect(await response.json()).to.include({ object: 'list', hasMore: false });
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
    }
  });
});

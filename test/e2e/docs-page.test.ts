import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { chromium, type Browser, type Page } from 'playwright-core';
import { aService, type TestService, type TestTenant } from '../support/a-service.js';

const BROWSER = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));
/** A picture of the page goes here, for whoever wants to look at it. */
const PICTURE = process.env['DOCS_PAGE_PICTURE'];

describe('The reference page', function () {
  this.timeout(120_000);
  let service: TestService;
  let tenant: TestTenant;
  before(async () => {
    service = await aService({ ROLE: 'api' });
    tenant = await service.aTenant();
    await tenant.job();
  });

  // Without a browser on the machine the same promises are checked as far as HTTP shows them.
  if (BROWSER === undefined) {
    it('loads nothing but its own scripts and styles, which read the document of every operation', async () => {
      const page = await service.stranger.get('/docs');
      const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
      expect(loaded).to.include.members(['/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css', '/docs/page.js']);
      for (const path of loaded) expect((await service.stranger.get(path)).status, path).to.equal(200);
      expect(page.headers['content-security-policy'])
        .to.match(/default-src 'self'/)
        .and.to.match(/frame-ancestors 'none'/);
      expect(page.headers['x-frame-options']).to.equal('DENY');
      expect(page.text).not.to.match(/https?:\/\//);
      const script = (await service.stranger.get('/docs/page.js')).text;
      expect(script)
        .to.match(/url: '\/openapi.json'/)
        .and.to.match(/persistAuthorization: keepsKey/)
        .and.to.match(/tryItOutEnabled: true/);
      const { json } = await service.stranger.get('/openapi.json');
      expect(json.components.securitySchemes.apiKey).to.include({ type: 'http', scheme: 'bearer' });
      const count = Object.values(json.paths as Record<string, object>).flatMap((item) => Object.keys(item)).length;
      expect(count).to.equal(service.routes.length);
      expect((await tenant.get('/v1/jobs')).status).to.equal(200);
    });
    return;
  }

  let browser: Browser;
  let page: Page;
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  before(async () => {
    browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
    const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } });
    // Whatever goes elsewhere is cut off, as on a machine without a network.
    await context.route('**/*', async (route) => {
      const url = route.request().url();
      if (url.startsWith(`${service.url}/`) || url.startsWith('data:')) return route.continue();
      elsewhere.push(url);
      return route.abort();
    });
    page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${service.url}/docs`);
    await page.waitForSelector('.opblock');
  });
  after(() => browser.close());

  const listJobs = (): string => '#operations-Jobs-listJobs';
  const enterKey = async (): Promise<void> => {
    await page.click('.auth-wrapper .authorize');
    await page.fill('.modal-ux input[type="text"], .modal-ux input[type="password"]', tenant.key);
    await page.click('.modal-ux button[type="submit"]');
    await page.click('.modal-ux .btn-done');
  };
  const runExample = async (): Promise<string> => {
    if ((await page.locator(`${listJobs()} .execute`).count()) === 0)
      await page.click(`${listJobs()} .opblock-summary-control`);
    await page.click(`${listJobs()} .execute`);
    await page.waitForSelector(`${listJobs()} .live-responses-table .response-col_status`);
    return (await page.innerText(`${listJobs()} .live-responses-table`)).replace(/\s+/g, ' ');
  };

  it('shows every operation, in the order in which the document lists them', async () => {
    const { json } = await service.stranger.get('/openapi.json');
    const sent = Object.values(json.webhooks as Record<string, { post: { operationId: string } }>);
    const all = await page.locator('.opblock').evaluateAll((blocks) => blocks.map(({ id }) => id.replace(/^.*-/, '')));
    expect(all.slice(service.routes.length)).to.deep.equal(sent.map(({ post }) => post.operationId));
    const shown = all.slice(0, service.routes.length);
    expect(shown).to.have.members(service.routes.map(({ operationId }) => operationId));
    const documented = Object.values(json.paths as Record<string, Record<string, { operationId: string }>>);
    expect(shown).to.deep.equal(
      documented.flatMap((item) => Object.values(item).map(({ operationId }) => operationId)),
    );
    expect(shown.slice(0, 5)).to.deep.equal([
      'createCandidate',
      'listCandidates',
      'importCandidates',
      'getCandidate',
      'updateCandidate',
    ]);
    if (PICTURE !== undefined) await page.screenshot({ path: PICTURE });
  });

  it('takes the key, runs an example with it, and knows it no more when it has been loaded again', async () => {
    await enterKey();
    const answer = await runExample();
    expect(answer)
      .to.match(/\b200\b/)
      .and.to.contain('"object": "list"');
    if (PICTURE !== undefined)
      await page.locator(listJobs()).screenshot({ path: PICTURE.replace('.png', '-example.png') });
    await page.reload();
    await page.waitForSelector('.opblock');
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.to.contain(tenant.key);
    expect(await runExample()).to.match(/\b401\b/);
    // The browser notes each answer of this kind as an error of the page.
    complaints.splice(0);
  });

  it('keeps the key where it is asked to, until it is asked not to', async () => {
    await page.goto(`${service.url}/docs?keep-key`);
    await page.waitForSelector('.opblock');
    await enterKey();
    await page.reload();
    await page.waitForSelector('.opblock');
    expect(await runExample()).to.match(/\b200\b/);
    await page.goto(`${service.url}/docs`);
    await page.waitForSelector('.opblock');
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.to.contain(tenant.key);
  });

  it('uploads a file with the rest as it is offered', async () => {
    const create = '#operations-Candidates-createCandidate';
    await page.goto(`${service.url}/docs`);
    await page.waitForSelector('.opblock');
    await enterKey();
    await page.click(`${create} .opblock-summary-control`);
    await page.selectOption(
      `${create} .opblock-section-request-body .body-param-content-type select`,
      'multipart/form-data',
    );
    await page.setInputFiles(`${create} input[type="file"]`, {
      name: 'cv.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Nora Quist\nBackend developer\n'),
    });
    await page.click(`${create} .execute`);
    await page.waitForSelector(`${create} .live-responses-table .response-col_status`);
    const answer = (await page.innerText(`${create} .live-responses-table`)).replace(/\s+/g, ' ');
    expect(answer)
      .to.match(/\b201\b/)
      .and.to.contain('"fair-2026"')
      .and.to.contain('"cv.txt"');
  });

  it('cannot be shown in the frame of another page', async () => {
    const { headers } = await service.stranger.get('/docs');
    expect(headers['content-security-policy']).to.match(/frame-ancestors 'none'/);
    expect(headers['x-frame-options']).to.equal('DENY');
  });

  it('leads to the guides', async () => {
    const links = await page
      .locator('.info a[href^="/docs/"]')
      .evaluateAll((each) => each.map((link) => link.getAttribute('href')!));
    expect(links).to.include('/docs/guides/receiving-webhooks');
    const guide = await page.context().newPage();
    await guide.goto(`${service.url}/docs/guides/receiving-webhooks`);
    expect(await guide.innerText('h1')).to.match(/webhooks/i);
    if (PICTURE !== undefined) await guide.screenshot({ path: PICTURE.replace('.png', '-guide.png') });
    await guide.close();
  });

  it('asks no other place for anything, and meets no fault', () => {
    expect(elsewhere).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });
});

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import { htmlPage } from './html-page.js';

/** The pages of `docs/` for integrators and operators, by their path below `/docs`. */
const GUIDES: Readonly<Record<string, string>> = {
  'tutorial/first-match': 'From nothing to a first match',
  'guides/syncing-from-an-ats': 'Keeping in step with your own system',
  'guides/using-standard-formats': 'JSON Resume and JobPosting',
  'guides/using-a-typed-client': 'Using a typed client',
  'guides/reviewing-without-names': 'Reviewing candidates without names',
  'guides/showing-the-original': 'Showing the original of a resume',
  'guides/importing-in-bulk': 'Importing in bulk',
  'guides/receiving-webhooks': 'Receiving webhooks',
  'guides/operating': 'Operating the service',
  'guides/scaling': 'Many processes',
  'guides/answering-questions-about-a-score': 'Answering questions about a score',
  'guides/auditing-for-adverse-impact': 'Auditing for adverse impact',
  'guides/checking-scores-against-outcomes': 'Checking scores against outcomes',
  'guides/bring-your-own-taxonomy': 'Bring your own taxonomy',
  'guides/embedding': 'Embedding the core',
  'reference/events': 'Events',
  'reference/errors': 'Errors',
  'reference/findings': 'Findings',
  'reference/configuration': 'Configuration',
  'reference/command-line': 'Command line',
  'reference/quality': 'Quality',
  'reference/performance': 'Performance',
  'explanation/matching': 'How matching works',
  'explanation/taxonomy': 'The taxonomy',
  'explanation/privacy': 'Privacy',
  'explanation/architecture': 'Architecture',
  'explanation/reading-resumes': 'Reading resumes',
  'explanation/mongodb-store': 'The MongoDB store',
};

/** A decision, which the guides link to. */
const DECISION = /^adr\/\d{4}-[a-z-]+$/;

/** Markdown that links to every guide. */
export const GUIDE_LINKS = Object.entries(GUIDES)
  .map(([path, title]) => `[${title}](/docs/${path})`)
  .join(' · ');

/** A guide as a page; `undefined` where there is none of this name, or where the package was installed without its documents. */
export async function guidePage(path: string): Promise<string | undefined> {
  const title = Object.hasOwn(GUIDES, path) ? GUIDES[path] : DECISION.test(path) ? 'A decision' : undefined;
  const folder = docsFolder();
  if (title === undefined || folder === undefined) return undefined;
  const text = await readFile(join(folder, `${path}.md`), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const html = await marked.parse(text, {
    async: true,
    walkTokens: (token) => {
      if (token.type !== 'link') return;
      const href = resolveLink(path, String(token['href']));
      if (href === undefined) token.type = 'text';
      else token['href'] = href;
    },
  });
  return htmlPage(title, html);
}

/** Links between the files become links between the pages; `undefined`: to a file without a page. */
function resolveLink(page: string, href: string): string | undefined {
  if (/^([a-z]+:|#|\/)/i.test(href)) return href;
  const { pathname, hash } = new URL(href, `file:///${page}.md`);
  const target = pathname.slice(1).replace(/\.md$/, '');
  return Object.hasOwn(GUIDES, target) || DECISION.test(target) ? `/docs/${target}${hash}` : undefined;
}

let found: string | undefined;

/** The folder beside the nearest package.json: of the checkout, or of the installed package. */
function docsFolder(): string | undefined {
  for (
    let folder = dirname(fileURLToPath(import.meta.url));
    found === undefined && folder !== dirname(folder);
    folder = dirname(folder)
  )
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'docs'))) found = join(folder, 'docs');
  return found;
}

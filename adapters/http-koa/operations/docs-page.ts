import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Files of Swagger UI that the reference page needs; they come with the package, so the page works offline. `@fastify/swagger-ui` ships the
 * same build as `swagger-ui-dist`, without its dependency that reports each installation.
 */
const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

/** Swagger UI keeps a key in the browser's local storage, where it outlives the tab: only on request. */
const PAGE_SCRIPT = `const keepsKey = new URLSearchParams(location.search).has('keep-key');
if (!keepsKey) localStorage.removeItem('authorized');
window.ui = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  persistAuthorization: keepsKey,
  tryItOutEnabled: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
});`;

/** The interactive reference: reads `/openapi.json`, takes the key, and runs its examples. With `?keep-key` the browser keeps the key. */
export function docsPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Talent matching API</title>
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>
`;
}

export async function docsAsset(name: string): Promise<{ type: string; bytes: Buffer | string } | undefined> {
  if (name === 'page.js') return { type: 'text/javascript; charset=utf-8', bytes: PAGE_SCRIPT };
  const type = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined;
  if (type === undefined) return undefined;
  const folder = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json'));
  return { type, bytes: await readFile(join(folder, 'static', name)) };
}

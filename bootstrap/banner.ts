import { fileURLToPath } from 'node:url';
import { relative } from 'node:path';

export interface BannerFacts {
  /** `undefined` for a worker alone. */
  url: string | undefined;
  store: string;
  /** Only where this start has made one. */
  newKey: { key: string } | undefined;
}

/** What a start prints: where the service listens, and commands that can be pasted as they are. */
export function banner({ url, store, newKey }: BannerFacts): string {
  const lines = [
    '',
    url === undefined ? '  Talent matching worker is running' : `  Talent matching is listening on ${url}`,
  ];
  lines.push('', `  Store      ${store}`);
  if (newKey) lines.push(`  API key    ${newKey.key}`, '             shown this once: keep it');
  if (url !== undefined) {
    // In double quotes the shell puts in the variable.
    const key = newKey?.key ?? '$TALENT_API_KEY';
    lines.push(`  Reference  ${url}/docs`, `  Try        curl -H "Authorization: Bearer ${key}" ${url}/v1/candidates`);
    if (!newKey)
      lines.push(`  New key    ${commandLine()} keys create --tenant default --name my-key --scopes read,write`);
  }
  return `${lines.join('\n')}\n\n`;
}

/** How the command line is called from where this process was started. */
function commandLine(): string {
  const isBuilt = /[\\/]dist[\\/]bootstrap[\\/]$/.test(fileURLToPath(new URL('.', import.meta.url)));
  if (!isBuilt) return 'npm run --silent talent --';
  return `node ${relative(process.cwd(), fileURLToPath(new URL('talent.js', import.meta.url)))}`;
}

import { readFileSync } from 'node:fs';

/** From package.json: above the sources, the built files, or the files that `start.mjs` makes. */
export const VERSION: string = readVersion();

function readVersion(): string {
  for (const path of ['../package.json', '../../package.json', '../../../package.json']) {
    try {
      const { version } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as { version?: string };
      if (version) return version;
    } catch {
      // The other place.
    }
  }
  return '0.0.0';
}

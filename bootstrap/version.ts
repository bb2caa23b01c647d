import { readFileSync } from 'node:fs';

/** From package.json, beside the sources and two folders above the built files. */
export const VERSION: string = readVersion();

function readVersion(): string {
  for (const path of ['../package.json', '../../package.json']) {
    try {
      const { version } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as { version?: string };
      if (version) return version;
    } catch {
      // The other place.
    }
  }
  return '0.0.0';
}

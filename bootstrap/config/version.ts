import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './project-folder.js';

export const VERSION: string = readVersion();

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as { version?: string };
  return version ?? '0.0.0';
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const ROOT = new URL('../../', import.meta.url);

/**
 * A snippet of the documentation with its imports of `talent-matching/…` led to the sources that package.json builds these exports from, so that
 * it runs in a checkout that has not been built.
 */
export function runnable(snippet: string): string {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
    exports: Record<string, { default: string } | string>;
  };
  const { resolve } = createRequire(import.meta.url);
  const withPackages = snippet.replace(/from '(standardwebhooks)'/g, (_, name: string) => {
    return `from '${pathToFileURL(resolve(name)).href}'`;
  });
  return withPackages.replace(/from '(talent-matching[^']*)'/g, (_, specifier: string) => {
    const entry = exports[specifier.replace('talent-matching', '.')];
    if (typeof entry !== 'object') throw new Error(`package.json does not export ${specifier}`);
    const source = new URL(entry.default.replace(/^\.\/dist\//, './').replace(/\.js$/, '.ts'), ROOT);
    if (!existsSync(source)) throw new Error(`${specifier} has no source`);
    return `from '${source.href}'`;
  });
}

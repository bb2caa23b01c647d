// Puts each program of the service, with the packages that it needs, into a few files: Node takes half a millisecond for each file that it loads, and
// there are more than eight hundred.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What is started by itself: the service, the command line, and the child processes. */
const PROGRAMS = [
  'bootstrap/main.ts',
  'bootstrap/talent.ts',
  'bootstrap/demo.ts',
  'adapters/enrichment/enrichment-child.ts',
  'adapters/enrichment/ocr/ocr-child.ts',
];

/** Packages that find files beside their own, or that few starts need. */
const LEFT_OUT = [
  '@fastify/swagger-ui',
  '@tesseract.js-data/*',
  'esbuild',
  'libsql',
  'mongodb',
  'pino-pretty',
  'tesseract.js-core',
  'tsx',
  'unpdf',
];

/** Packages of CommonJS load modules of Node with it. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** A module still finds what lies beside it, where it would be without the bundle. */
function atItsPlace(root, target) {
  return {
    name: 'at its place',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const place = relative(root, path);
        if (place.startsWith('..') || place.split(sep).includes('node_modules')) return undefined;
        const url = JSON.stringify(pathToFileURL(join(target, place.replace(/\.ts$/, '.js'))).href);
        return { loader: 'ts', contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url) };
      });
    },
  };
}

/** Writes the programs into `folder`, to be run from `target`. */
export async function bundlePrograms({ root, folder, target }) {
  await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS.filter((program) => existsSync(join(root, program))),
    outdir: folder,
    outbase: '.',
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: LEFT_OUT,
    plugins: [atItsPlace(root, target)],
    banner: { js: REQUIRE },
    sourcemap: true,
    allowOverwrite: true,
    logLevel: 'error',
  });
}

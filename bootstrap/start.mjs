// Runs the sources without a build step to remember: turns them into JavaScript, and the taxonomy into tables, once for each state of the files, then
// runs that.
// Usage: node bootstrap/start.mjs <entry, such as bootstrap/main> [arguments]
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['core', 'adapters', 'bootstrap', 'bench'];
const BUILDERS = ['bootstrap/start.mjs', 'bootstrap/bundle.mjs'];

function sources() {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
}

/** Which packages are installed, as npm notes it; where they come from elsewhere, the version of the one that builds. */
function installed() {
  const notes = join(root, 'node_modules/.package-lock.json');
  if (existsSync(notes)) {
    const { mtimeMs, size } = statSync(notes);
    return `${mtimeMs} ${size}`;
  }
  return readFileSync(createRequire(import.meta.url).resolve('esbuild/package.json'), 'utf8');
}

/** The folder with the JavaScript of just this state of the sources. */
async function transpiled() {
  const files = sources().sort();
  // The folder is in it: what is built names places by their whole path. The list of packages is, because they become a part of it.
  const state = createHash('sha1').update(`${process.version} ${root} ${installed()}`);
  for (const file of [...BUILDERS, ...files]) {
    const { mtimeMs, size } = statSync(join(root, file));
    state.update(`${file} ${mtimeMs} ${size}\n`);
  }
  const cache = join(root, '.cache');
  const target = join(cache, `build-${state.digest('hex').slice(0, 16)}`);
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true });
  const draft = `${target}.${process.pid}`;
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: files,
    outdir: draft,
    outbase: '.',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
  });
  // In a process of its own, which leaves no memory behind.
  execFileSync(process.execPath, [join(draft, 'bootstrap/pack-taxonomy.js')], { stdio: 'inherit' });
  const { bundlePrograms } = await import('./bundle.mjs');
  await bundlePrograms({ root, folder: draft, target });
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another process made the same folder first.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  forgetOld(cache, target);
  return target;
}

const DAY_MS = 24 * 3600_000;

/** A server that runs may still load from an older folder, so only those of past days go. */
function forgetOld(cache, current) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (name.startsWith('build-') && folder !== current && Date.now() - statSync(folder).mtimeMs > DAY_MS) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

const [entry = 'bootstrap/main', ...rest] = process.argv.slice(2);
const target = join(await transpiled(), `${entry}.js`);
process.argv = [process.argv[0], target, ...rest];
await import(pathToFileURL(target).href);

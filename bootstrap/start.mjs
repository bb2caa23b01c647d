// Runs the sources without a build step to remember: turns them into JavaScript, and the taxonomy into tables, once for each state of the files, then
// runs that.
// Usage: node bootstrap/start.mjs <entry, such as bootstrap/main> [arguments]
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, version } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['core', 'adapters', 'bootstrap', 'bench'];

function sources() {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
}

/** The folder with the JavaScript of just this state of the sources. */
async function transpiled() {
  const files = sources().sort();
  const state = createHash('sha1').update(`${version} ${process.version}`);
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(root, file));
    state.update(`${file} ${mtimeMs} ${size}\n`);
  }
  const cache = join(root, '.cache');
  const target = join(cache, `build-${state.digest('hex').slice(0, 16)}`);
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true });
  const draft = `${target}.${process.pid}`;
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

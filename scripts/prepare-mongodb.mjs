// Installs the server that the MongoDB tests run on where there is no other: SecantusDB, which speaks MongoDB's protocol and comes from
// PyPI, into .venv-mongodb. Quick when it is there already. Not needed where MONGODB_URL is set or a mongod is on the PATH.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = 'SecantusDB==0.7.0b3';
const OLDEST_PYTHON = [3, 10];

const folder = join(import.meta.dirname, '..', '.venv-mongodb');
const programs = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
const program = (name) => join(programs, process.platform === 'win32' ? `${name}.exe` : name);

if (existsSync(program('secantusd-py'))) {
  console.log('The MongoDB server for tests is there.');
  process.exit(0);
}

const python = ['python3', 'python'].find(isNewEnough);
if (!python)
  stop(`Python ${OLDEST_PYTHON.join('.')} or later is needed for the MongoDB tests: install it, or set MONGODB_URL.`);

if (!existsSync(program('python'))) {
  run(
    python,
    ['-m', 'venv', folder],
    'The virtual environment could not be made (on Debian and Ubuntu: apt-get install python3-venv).',
  );
}
run(
  program('python'),
  ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', PACKAGE],
  `${PACKAGE} could not be installed.`,
);
console.log(`${PACKAGE} is installed in .venv-mongodb.`);

function isNewEnough(command) {
  const { stdout } = spawnSync(command, ['-c', 'import sys; print(*sys.version_info[:2])'], { encoding: 'utf8' });
  const [major, minor] = (stdout ?? '').trim().split(' ').map(Number);
  return major > OLDEST_PYTHON[0] || (major === OLDEST_PYTHON[0] && minor >= OLDEST_PYTHON[1]);
}

function run(command, args, complaint) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) stop(complaint);
}

function stop(line) {
  console.error(line);
  process.exit(1);
}

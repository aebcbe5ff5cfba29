/** Installs the packages when they do not match package-lock.json. Plain JavaScript: an old Node runs it as well. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const neededVersion = [24, 9];
const ownNode = `node-${process.platform}-${process.arch}`;

if (!isInstalled()) {
  // No package of this tree needs its install script (allowScripts in package.json denies them by name).
  console.log('Installing packages (npm ci) …');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'];
  const { status } = npm('ci', ...options, '--loglevel=error');
  if (status !== 0) {
    console.error('npm ci failed; see above.');
    process.exit(1);
  }
}
linkNode();
refuseOldNode();

function npm(...args) {
  return spawnSync('npm', args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** npm 9 removes the link to Node together with the package for the other processor, which would have the same one. */
function linkNode() {
  const hasPackage = existsSync(join(repository, `node_modules/${ownNode}/bin/node`));
  if (hasPackage && !existsSync(join(repository, 'node_modules/.bin/node'))) {
    npm('rebuild', '--ignore-scripts', '--loglevel=error', ownNode);
  }
}

/** Compares what npm recorded as installed with the lock file; missing optional packages are fine. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true;
    if (link) return existsSync(join(repository, path));
    const found = installed[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(repository, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * On Linux npm has just installed the right one (the Makefile puts it first in PATH); elsewhere it is the user's own.
 */
function refuseOldNode() {
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = (stdout ?? '').replace('v', '').split('.').map(Number);
  const [neededMajor, neededMinor] = neededVersion;
  if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
    console.error(
      `Node ${neededVersion.join('.')} or later is needed, and this is ${(stdout ?? 'none').trim()}.\n` +
        'Install Node 24 (https://nodejs.org, or `nvm install`), or run `npm ci` again without --omit=optional.',
    );
    process.exit(1);
  }
}

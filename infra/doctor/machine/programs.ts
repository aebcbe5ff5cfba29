import { isOlder, oldestDocker, versionIn } from '../../docker/engine.ts';
import { type Check, fail, ok, warn } from '../check.ts';

/** What docs/operations.md asks for; a test compares them. */
export const oldest = { ...oldestDocker, node: '24.9' };

const engine: Check = {
  group: 'Machine',
  name: 'Docker Engine',
  async run({ mode, run }, signal) {
    if (mode === 'native') return undefined;
    const args = ['version', '--format', '{{.Server.Version}}'];
    const { exitCode, stdout } = await run('docker', args, signal);
    if (exitCode === undefined) {
      return fail(
        'Docker is not installed.',
        `Install Docker Engine ${oldest.engine} or newer, or run without it: make up MODE=native`,
      );
    }
    if (exitCode !== 0) {
      return fail(
        'No Docker engine answers.',
        'Start Docker (systemctl start docker), and let this account use it (the group docker).',
      );
    }
    const version = versionIn(stdout);
    return isOlder(version, oldest.engine)
      ? fail(`The version is ${version}.`, `Update Docker Engine to ${oldest.engine} or newer.`)
      : ok(`The version is ${version}.`);
  },
};

const compose: Check = {
  group: 'Machine',
  name: 'Docker Compose',
  async run({ mode, run }, signal) {
    if (mode === 'native') return undefined;
    const { exitCode, stdout } = await run('docker', ['compose', 'version', '--short'], signal);
    // Docker itself is missing, which is said once.
    if (exitCode === undefined) return undefined;
    const install = `Install the Compose plugin ${oldest.compose} or newer (docker-compose-plugin).`;
    if (exitCode !== 0) return fail('Docker has no Compose plugin.', install);
    const version = versionIn(stdout);
    return isOlder(version, oldest.compose)
      ? fail(`The version is ${version}.`, install)
      : ok(`The version is ${version}.`);
  },
};

const node: Check = {
  group: 'Machine',
  name: 'Node',
  async run({ nodeVersion }) {
    return isOlder(nodeVersion, oldest.node)
      ? fail(
          `The version is ${nodeVersion}.`,
          `Run npm ci, which installs Node 24, or install Node ${oldest.node} or newer.`,
        )
      : ok(`The version is ${nodeVersion}.`);
  },
};

const git: Check = {
  group: 'Machine',
  name: 'make and git',
  async run({ hasProgram }) {
    const missing = ['make', 'git'].filter((name) => !hasProgram(name));
    return missing.length > 0
      ? warn(
          `Missing: ${missing.join(' and ')}.`,
          `Install ${missing.join(' and ')}: operating and upgrading the product needs both.`,
        )
      : ok('Both are installed.');
  },
};

const servers: Check = {
  group: 'Machine',
  name: 'Redis and nginx',
  async run({ mode, hasProgram }) {
    if (mode === 'docker') return undefined;
    const programs = { 'redis-server': 'Redis', nginx: 'nginx' };
    const missing = Object.entries(programs).flatMap(([program, name]) =>
      hasProgram(program) ? [] : [name],
    );
    return missing.length > 0
      ? fail(
          `Missing: ${missing.join(' and ')}.`,
          'To use Docker, run make install-server first. Without it, make up installs them on Debian and says how elsewhere.',
        )
      : ok('Both are installed.');
  },
};

export const programChecks: Check[] = [engine, compose, node, git, servers];

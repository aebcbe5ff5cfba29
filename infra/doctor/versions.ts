import { isOlder, oldestDocker, versionIn } from '../docker/engine.ts';
import { type Check, type Finding, fail, ok, type World } from './check.ts';

/** What docs/operations.md asks for; a test compares them. */
export const oldest = { ...oldestDocker, node: '24.9' };

export const versions: Check = {
  group: 'Machine',
  name: 'Versions',
  async run(world, signal) {
    const { mode, nodeVersion } = world;
    const problems =
      mode === 'docker' ? await dockerProblems(world, signal) : missingServers(world);
    if (isOlder(nodeVersion, oldest.node)) {
      problems.push(
        fail(
          `Node is ${nodeVersion}.`,
          `Run npm ci, which installs Node 24, or install Node ${oldest.node} or newer.`,
        ),
      );
    }
    const needed = mode === 'docker' ? 'Docker and Node are' : 'Redis, nginx and Node are';
    return problems.length > 0 ? problems : ok(`${needed} new enough.`);
  },
};

async function dockerProblems({ run }: World, signal: AbortSignal): Promise<Finding[]> {
  const asEngine = ['version', '--format', '{{.Server.Version}}'];
  const engine = await run('docker', asEngine, signal);
  if (engine.exitCode === undefined) {
    return [
      fail(
        'Docker is not installed.',
        `Install Docker Engine ${oldest.engine} or newer, or run without it: make up MODE=native`,
      ),
    ];
  }
  if (engine.exitCode !== 0) {
    return [
      fail(
        'No Docker engine answers.',
        'Start Docker (systemctl start docker), and let this account use it (the group docker).',
      ),
    ];
  }
  const compose = await run('docker', ['compose', 'version', '--short'], signal);
  const ofEngine = versionIn(engine.stdout);
  const ofCompose = versionIn(compose.stdout);
  const problems: Finding[] = [];
  if (isOlder(ofEngine, oldest.engine)) {
    problems.push(
      fail(`Docker Engine is ${ofEngine}.`, `Update Docker Engine to ${oldest.engine} or newer.`),
    );
  }
  if (compose.exitCode !== 0 || isOlder(ofCompose, oldest.compose)) {
    problems.push(
      fail(
        compose.exitCode === 0
          ? `The Compose plugin is ${ofCompose}.`
          : 'Docker has no Compose plugin.',
        `Install the Compose plugin ${oldest.compose} or newer (docker-compose-plugin).`,
      ),
    );
  }
  return problems;
}

function missingServers({ hasProgram }: World): Finding[] {
  const programs = { 'redis-server': 'Redis', nginx: 'nginx' };
  const missing = Object.entries(programs).flatMap(([program, name]) =>
    hasProgram(program) ? [] : [name],
  );
  return missing.length > 0
    ? [
        fail(
          `Missing: ${missing.join(' and ')}.`,
          'To use Docker, run make install-server first. Without it, make up installs them on Debian and says how elsewhere.',
        ),
      ]
    : [];
}

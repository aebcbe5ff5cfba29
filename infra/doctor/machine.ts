import { createConnection } from 'node:net';
import { isOlder, oldestDocker, versionIn } from '../docker/compose.ts';
import { type Check, type Finding, fail, ok, problemsOr, warn } from './check.ts';
import { isProduction, isPublic, type World } from './world.ts';

/** Not Node's, which `make install` refuses. */
export const versions: Check = {
  group: 'Machine',
  name: 'Versions',
  async run(world, signal) {
    return world.mode === 'docker' ? dockerVersions(world, signal) : installedServers(world);
  },
};

async function dockerVersions({ run }: World, signal: AbortSignal): Promise<Finding | Finding[]> {
  const engine = await run('docker', ['version', '--format', '{{.Server.Version}}'], signal);
  if (engine.exitCode === undefined) {
    return fail(
      'Docker is not installed.',
      `Install Docker Engine ${oldestDocker.engine} or newer, or run without it: make up MODE=native`,
    );
  }
  if (engine.exitCode !== 0) {
    return fail(
      'No Docker engine is responding.',
      'Start Docker (systemctl start docker), and let this account use it (the group docker).',
    );
  }
  const compose = await run('docker', ['compose', 'version', '--short'], signal);
  const ofEngine = versionIn(engine.stdout);
  const ofCompose = versionIn(compose.stdout);
  return problemsOr('Docker and its Compose plugin are new enough.', [
    isOlder(ofEngine, oldestDocker.engine) &&
      fail(
        `Docker Engine is ${ofEngine}.`,
        `Update Docker Engine to ${oldestDocker.engine} or newer.`,
      ),
    isOlder(ofCompose, oldestDocker.compose) &&
      fail(
        `The Compose plugin is ${ofCompose || 'missing'}.`,
        `Install the Compose plugin ${oldestDocker.compose} or newer (docker-compose-plugin).`,
      ),
  ]);
}

function installedServers({ hasProgram }: World): Finding {
  const programs = { 'redis-server': 'Redis', nginx: 'nginx' };
  const missing = Object.entries(programs).flatMap(([program, name]) =>
    hasProgram(program) ? [] : [name],
  );
  return missing.length > 0
    ? fail(
        `Missing: ${missing.join(' and ')}.`,
        'To use Docker, run make install-server first. Without it, make up installs them on Debian and says how elsewhere.',
      )
    : ok('Redis and nginx are installed.');
}

export const ports: Check = {
  group: 'Machine',
  name: 'Ports',
  async run(world, signal) {
    const { host, httpPort, httpsPort, isTls } = world.gateway;
    const wanted = isTls ? [httpPort, httpsPort] : [httpPort];
    const isRunning = (await world.parts()) !== undefined;
    const open = await Promise.all(wanted.map((port) => accepts(host, port, signal)));
    const wrong = wanted.filter((_, index) => open[index] !== isRunning);
    const names = `${wanted.length > 1 ? 'ports' : 'port'} ${wanted.join(' and ')}`;
    return problemsOr(
      isRunning ? `The gateway answers on ${names}.` : `Nothing else uses ${names}.`,
      wrong.map((port) => (isRunning ? unanswered(port) : taken(world, port))),
    );
  },
};

const unanswered = (port: number) =>
  fail(
    `Nothing answers on port ${port}, although the product is running.`,
    'Run make status and make logs SERVICE=gateway FOLLOW=0.',
  );

function taken(world: World, port: number): Finding {
  const look = `Find it with ss -ltnp 'sport = :${port}' and stop it`;
  return fail(
    `Port ${port} is in use by another program.`,
    isProduction(world) ? `${look}.` : `${look}, or choose another: make up PORT=${port + 1}`,
  );
}

function accepts(host: string, port: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, signal });
    const end = (isOpen: boolean) => () => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', end(true));
    socket.once('error', end(false));
  });
}

const gib = 1024 ** 3;

const inGib = (bytes: number) => `${(bytes / gib).toFixed(1)} GiB`;

export const memory: Check = {
  group: 'Machine',
  name: 'Memory',
  async run({ memory }) {
    const { totalBytes, availableBytes } = memory();
    const found = `This machine has ${inGib(totalBytes)}, and ${inGib(availableBytes)} are available.`;
    // A machine that is sold as 2 GB has a little less.
    if (totalBytes < 1.8 * gib) {
      return warn(found, 'Use a machine with 2 GB of memory, or add swap before you build.');
    }
    return availableBytes < totalBytes * 0.05
      ? warn(found, 'Stop what else uses memory (docker stats --no-stream), or add memory.')
      : ok(found);
  },
};

/** Of the data and of the backups, which may be the same. */
export const disk: Check = {
  group: 'Machine',
  name: 'Disk',
  async run(world, signal) {
    const data = world.mode === 'docker' ? await dockerFolder(world, signal) : world.paths.runDir;
    const folders = [...(data ? [data] : []), world.paths.backups];
    const findings = await Promise.all(folders.map((folder) => space(world, folder)));
    const problems = findings.filter(({ result }) => result !== 'ok');
    return problems.length > 0 ? problems : findings[0];
  },
};

async function dockerFolder({ run }: World, signal: AbortSignal): Promise<string | undefined> {
  const args = ['info', '--format', '{{.DockerRootDir}}'];
  const { exitCode, stdout } = await run('docker', args, signal);
  return exitCode === 0 && stdout.startsWith('/') ? stdout.trim() : undefined;
}

async function space({ freeBytes }: World, folder: string): Promise<Finding> {
  const free = await freeBytes(folder);
  const found = `${inGib(free)} are free for ${folder}.`;
  const clear = 'Delete what is not needed (docker image prune, old logs), or enlarge the disk.';
  if (free < gib) return fail(found, clear);
  // An upgrade builds its images beside those that run.
  return free < 5 * gib ? warn(found, clear) : ok(found);
}

export const clock: Check = {
  group: 'Machine',
  name: 'Clock',
  async run(world, signal) {
    // A developer's machine asks no server for the time.
    if (!isPublic(world)) return undefined;
    const letsEncrypt = new URL('https://acme-v02.api.letsencrypt.org/directory');
    const { host, href } = URL.parse(world.settings.ACME_DIRECTORY ?? '') ?? letsEncrypt;
    const before = world.now().getTime();
    const date = await world
      .fetch(href, { method: 'HEAD', signal })
      .then((answer) => Date.parse(answer.headers.get('date') ?? ''))
      .catch(() => Number.NaN);
    if (Number.isNaN(date)) {
      return warn(
        `It could not be compared: ${host} did not answer.`,
        'Let this machine reach the internet on port 443, or check the time with timedatectl.',
      );
    }
    // The request took a while.
    const middle = (before + world.now().getTime()) / 2;
    const seconds = Math.round((middle - date) / 1_000);
    return Math.abs(seconds) > 60
      ? fail(
          `It is ${Math.abs(seconds)} seconds ${seconds < 0 ? 'behind' : 'ahead of'} ${host}.`,
          'Turn time synchronization on: timedatectl set-ntp true',
        )
      : ok('It is in sync.');
  },
};

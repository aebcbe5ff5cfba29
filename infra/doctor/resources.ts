import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Check, type Finding, fail, ok, type World, warn } from './check.ts';
import { acmeDirectory, isPublic } from './installation.ts';

const gib = 1024 ** 3;

const inGib = (bytes: number) => `${(bytes / gib).toFixed(1)} GiB`;

export const memory: Check = {
  group: 'Machine',
  name: 'Memory',
  async run({ memory }) {
    const { totalBytes, availableBytes } = memory();
    const found = `This machine has ${inGib(totalBytes)}, and ${inGib(availableBytes)} are available.`;
    // A machine that is sold as 2 GB has a little less.
    if (totalBytes < 0.9 * gib) return fail(found, 'Use a machine with 2 GB of memory or more.');
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
    const apart = new Map(problems.map((problem) => [problem.found, problem]));
    return apart.size > 0 ? [...apart.values()] : findings[0];
  },
};

async function dockerFolder({ run }: World, signal: AbortSignal): Promise<string | undefined> {
  const args = ['info', '--format', '{{.DockerRootDir}}'];
  const { exitCode, stdout } = await run('docker', args, signal);
  return exitCode === 0 && stdout.startsWith('/') ? stdout.trim() : undefined;
}

async function space({ statfs }: World, folder: string): Promise<Finding> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(existing(folder));
  const freeBytes = bavail * bsize;
  const part = blocks > 0 ? bavail / blocks : 1;
  // Some file systems have no fixed number of inodes.
  const inodes = files > 0 ? ffree / files : 1;
  const percent = (share: number) => `${Math.floor(share * 100)}%`;
  const found = `${inGib(freeBytes)} (${percent(part)}) and ${percent(inodes)} of the inodes are free for ${folder}.`;
  const clear = 'Delete what is not needed (docker image prune, old logs), or enlarge the disk.';
  if (freeBytes < gib || part < 0.02 || inodes < 0.02) return fail(found, clear);
  return freeBytes < 3 * gib || (part < 0.1 && freeBytes < 20 * gib) || inodes < 0.1
    ? warn(found, clear)
    : ok(found);
}

/** The folder, or the one in which it will be. */
function existing(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : existing(dirname(folder));
}

const warnSeconds = 30;
const failSeconds = 120;

export const clock: Check = {
  group: 'Machine',
  name: 'Clock',
  async run(world, signal) {
    // A developer's machine asks no server for the time.
    if (!isPublic(world)) return undefined;
    const { host, href } = acmeDirectory(world);
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
    // The header has no fractions of a second, and the request took a while.
    const middle = (before + world.now().getTime()) / 2;
    const seconds = Math.round((middle - date - 500) / 1_000);
    const found = `It is ${Math.abs(seconds)} seconds ${seconds < 0 ? 'behind' : 'ahead of'} ${host}.`;
    const fix = 'Turn time synchronization on: timedatectl set-ntp true';
    if (Math.abs(seconds) > failSeconds) return fail(found, fix);
    return Math.abs(seconds) > warnSeconds ? warn(found, fix) : ok('It is in sync.');
  },
};

import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Check, type Finding, fail, ok, type World, warn } from '../check.ts';

const gib = 1024 ** 3;

const inGib = (bytes: number) => `${(bytes / gib).toFixed(1)} GiB`;

const memory: Check = {
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

const dataDisk: Check = {
  group: 'Machine',
  name: 'Disk of the data',
  async run(world, signal) {
    const folder = world.mode === 'docker' ? await dockerFolder(world, signal) : world.paths.runDir;
    return folder ? space(world, folder) : undefined;
  },
};

const backupDisk: Check = {
  group: 'Machine',
  name: 'Disk of backups',
  run: (world) => space(world, world.paths.backups),
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
  const found = `${inGib(freeBytes)} are free (${Math.floor(part * 100)}%).`;
  const clear = 'Delete what is not needed (docker image prune, old logs), or enlarge the disk.';
  if (freeBytes < gib || part < 0.02) return fail(found, clear);
  // Some file systems have no fixed number of inodes.
  const inodes = files > 0 ? ffree / files : 1;
  if (inodes < 0.1) {
    const foundFiles = `Only ${Math.floor(inodes * 100)}% of the inodes are free.`;
    const clearFiles = 'Delete folders with many small files: this disk can hold few more files.';
    return inodes < 0.02 ? fail(foundFiles, clearFiles) : warn(foundFiles, clearFiles);
  }
  return freeBytes < 3 * gib || (part < 0.1 && freeBytes < 20 * gib)
    ? warn(found, clear)
    : ok(found);
}

/** The folder, or the one in which it will be. */
function existing(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : existing(dirname(folder));
}

export const resourceChecks: Check[] = [memory, dataDisk, backupDisk];

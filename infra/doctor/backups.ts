import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BackupFile,
  type Check,
  fail,
  ok,
  type RunProgram,
  type World,
  warn,
} from './check.ts';
import { isProduction, isPublic } from './installation.ts';

const hourMs = 3_600_000;

export const newestBackup: Check = {
  group: 'Backups',
  name: 'Newest backup',
  async run(world) {
    // Nobody expects backups of a product that only its developer uses.
    if (!isProduction(world) && !isPublic(world)) return undefined;
    const files = await world.backups();
    const [last] = files.toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime());
    const makeOne =
      world.mode === 'docker'
        ? 'See "BackupMissed" in docs/operations.md, and run make backup.'
        : 'Run make backup, and again every day from a timer.';
    if (!last) {
      // They are in its volume; "Running" says that it is stopped.
      return world.mode === 'docker' && !(await isBackupReady(world))
        ? undefined
        : fail('There are no backups.', makeOne);
    }
    if (last.bytes === 0) {
      return fail('It is empty.', 'Check the disk’s space, and run make backup.');
    }
    const hours = Math.round((world.now().getTime() - last.writtenAt.getTime()) / hourMs);
    const lateBy = hours / (Number(world.settings.BACKUP_EVERY_HOURS) || 24);
    const age = hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
    const found = `It is ${age} old.`;
    if (lateBy > 3) return fail(found, makeOne);
    return lateBy > 1.5 ? warn(found, makeOne) : ok(found);
  },
};

const isBackupReady = async ({ parts }: World) =>
  (await parts())?.some(({ name, state }) => name === 'backup' && state === 'ready') ?? false;

const backupName = /^app-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.dump(\.age)?$/;

/** The backups in a folder, which need not exist. */
export async function filesIn(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => backupName.test(name))
      .map(async (name) => backupFile(name, (await stat(join(folder, name))).size)),
  );
}

/** The scheduled backups in the volume of the backup container, if it runs. */
export async function dockerBackups(run: RunProgram): Promise<BackupFile[]> {
  const find = ['find', '/backups', '-maxdepth', '1', '-printf', '%f %s\\n'];
  const args = ['compose', 'exec', '--no-TTY', 'backup', ...find];
  const signal = AbortSignal.timeout(4_500);
  const { exitCode, stdout } = await run('docker', args, signal);
  // A timeout does not mean that there are none.
  signal.throwIfAborted();
  if (exitCode !== 0) return [];
  const lines = stdout.split('\n').map((line) => line.split(' '));
  return lines
    .filter(([name = '']) => backupName.test(name))
    .map(([name = '', bytes]) => backupFile(name, Number(bytes)));
}

const backupFile = (name: string, bytes: number): BackupFile => ({
  name,
  bytes,
  // Not the file's time: copying a file may change it.
  writtenAt: new Date(name.replace(backupName, '$1-$2-$3T$4:$5:$6Z')),
});

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFile, RunProgram } from '../check.ts';

const backupName = /^app-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.dump(\.age)?$/;
const isBackup = (name: string) => backupName.test(name);

/** By its name: copying a file may change the time of the file. */
const writtenAt = (name: string) => new Date(name.replace(backupName, '$1-$2-$3T$4:$5:$6Z'));

/** The backups in a folder, which need not exist. */
export async function filesIn(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  const ours = names.filter((name) => isBackup(name.replace(/\.sha256$/, '')));
  return backupFiles(
    await Promise.all(
      ours.map(async (name) => [name, (await stat(join(folder, name))).size] as const),
    ),
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
  return backupFiles(lines.map(([name = '', bytes]) => [name, Number(bytes)]));
}

function backupFiles(sizes: readonly (readonly [name: string, bytes: number])[]): BackupFile[] {
  const bytesOf = new Map(sizes);
  return sizes
    .filter(([name]) => isBackup(name))
    .map(([name, bytes]) => {
      // A full disk may leave an empty one.
      const hasChecksum = (bytesOf.get(`${name}.sha256`) ?? 0) > 0;
      return { name, bytes, writtenAt: writtenAt(name), hasChecksum };
    });
}

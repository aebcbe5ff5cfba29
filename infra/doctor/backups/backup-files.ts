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
  return Promise.all(
    names.filter(isBackup).map(async (name) => {
      const { size } = await stat(join(folder, name));
      return backupFile(name, size, names);
    }),
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
  const names = lines.map(([name]) => name);
  return lines.flatMap(([name = '', bytes]) =>
    isBackup(name) ? backupFile(name, Number(bytes), names) : [],
  );
}

function backupFile(name: string, bytes: number, names: (string | undefined)[]): BackupFile {
  const hasChecksum = names.includes(`${name}.sha256`);
  return { name, bytes, writtenAt: writtenAt(name), hasChecksum };
}

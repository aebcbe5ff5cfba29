import { readdir } from 'node:fs/promises';
import { type Check, fail, ok, warn } from './check.ts';
import { isProduction, isPublic, type World } from './world.ts';

const hourMs = 3_600_000;

export const newestBackup: Check = {
  group: 'Backups',
  name: 'Newest backup',
  async run(world, signal) {
    // No one expects backups of a product that only its developer uses.
    if (!isProduction(world) && !isPublic(world)) return undefined;
    const inFolder = await readdir(world.paths.backups).catch(() => []);
    const scheduled = world.mode === 'docker' ? await scheduledBackups(world, signal) : [];
    const times = [...inFolder, ...(scheduled ?? [])].flatMap(writtenAt);
    const makeOne =
      world.mode === 'docker'
        ? 'See "BackupMissed" in docs/operations.md, and run make backup.'
        : 'Run make backup, and again every day from a timer.';
    if (times.length === 0) {
      // They are in its volume; "Running" says that it is stopped.
      return scheduled ? fail('There are no backups.', makeOne) : undefined;
    }
    const hours = Math.round((world.now().getTime() - Math.max(...times)) / hourMs);
    const lateBy = hours / (Number(world.settings.BACKUP_EVERY_HOURS) || 24);
    const age = hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
    const found = `It is ${age} old.`;
    if (lateBy > 3) return fail(found, makeOne);
    return lateBy > 1.5 ? warn(found, makeOne) : ok(found);
  },
};

/** The names of the files in the backup container's volume; undefined if it does not run. */
async function scheduledBackups(
  { run, parts }: World,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  const isReady = (await parts())?.some(
    ({ name, state }) => name === 'backup' && state === 'ready',
  );
  if (!isReady) return undefined;
  const args = ['compose', 'exec', '--no-TTY', 'backup', 'ls', '/backups'];
  const { stdout } = await run('docker', args, signal);
  return stdout.split('\n');
}

/** By its name: copying a file may change the file's time. */
function writtenAt(name: string): number[] {
  const backupName = /^app-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.dump(\.age)?$/;
  return backupName.test(name) ? [Date.parse(name.replace(backupName, '$1-$2-$3T$4:$5:$6Z'))] : [];
}

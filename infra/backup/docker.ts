import { createReadStream, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../native/process/run.ts';
import { backupFolder, erasedLeadsFile, erasedLeadsNear } from './file.ts';

const inBackup = ['compose', 'run', '--rm', '--no-deps', '--no-TTY'];

/** Its password is in the environment or, in production, in a file. Without -e a rejection counts as success. */
const emptyRedis = `file=/run/secrets/redis-password
if [ -e $file ]; then export REDISCLI_AUTH="$(cat $file)"; fi
redis-cli -e flushall`;

/** Makes a backup beside the scheduled ones, and copies it out of the container's volume; returns the file's name. */
export async function backUpDocker(): Promise<string> {
  const printed = await run('docker', [...inBackup, 'backup', 'backup']);
  const name = printed.split('\n').at(-1) ?? '';
  mkdirSync(backupFolder, { recursive: true, mode: 0o700 });
  await noteErasedLeads(join(backupFolder, name));
  // The backup last: without the others, it cannot be restored as it should.
  for (const file of [erasedLeadsFile, `${name}.sha256`, name]) {
    const args = [...inBackup, 'backup', 'cat', `/backups/${file}`];
    const output = join(backupFolder, `.partial-${file}`);
    await run('docker', args, { output });
    renameSync(output, join(backupFolder, file));
  }
  return name;
}

/** Synchronizes the list of erased leads between the database, its scheduled backups, and this one. */
async function noteErasedLeads(backup: string): Promise<void> {
  const args = [...inBackup, 'backup', 'erased-leads'];
  await run('docker', args, { input: erasedLeadsNear(backup) });
}

/** Replaces the running product's data with the backup. */
export async function restoreDocker(file: string): Promise<void> {
  await noteErasedLeads(file);
  const args = [...inBackup, '--env', 'BACKUP_IDENTITY', 'backup', 'restore', basename(file)];
  await run('docker', args, { input: createReadStream(file) });
  // Its jobs are identified by ids that the restored rows reuse.
  await run('docker', ['compose', 'exec', '--no-TTY', 'redis', 'sh', '-c', emptyRedis]);
  await run('docker', ['compose', 'run', '--rm', '--no-deps', '--no-TTY', 'migrate']);
}

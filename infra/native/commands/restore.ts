import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { restoreDocker } from '../backups/docker.ts';
import { verifyBackup } from '../backups/file.ts';
import { restoreNative } from '../backups/native.ts';
import { defaultRunDir } from '../stack/paths.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { runCommand, say } from './say.ts';
import { isSure } from './sure.ts';

const { FILE = '', BACKUP_IDENTITY_FILE } = process.env;

await runCommand(async () => {
  await verifyBackup(FILE);
  if (BACKUP_IDENTITY_FILE) {
    process.env.BACKUP_IDENTITY = readFileSync(BACKUP_IDENTITY_FILE, 'utf8');
  }
  const warning = `This replaces all leads, appointments and rankings by those of ${basename(FILE)}.`;
  if (!(await isSure(warning, `make restore FILE=${FILE}`))) {
    throw new Error('Nothing was changed.');
  }
  await withLock(defaultRunDir, say, async () => {
    if (chooseMode() === 'docker') await restoreDocker(FILE);
    else await restoreNative(defaultRunDir, FILE);
  });
  say(`The product works with the data of ${basename(FILE)}. The owner signs in again.`);
});

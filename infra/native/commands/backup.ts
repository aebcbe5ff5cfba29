import { join, relative } from 'node:path';
import { backUpDocker } from '../backups/docker.ts';
import { backupFolder } from '../backups/file.ts';
import { backUpNative } from '../backups/native.ts';
import { defaultRunDir } from '../stack/paths.ts';
import { chooseMode } from './mode.ts';
import { runCommand, say } from './say.ts';

await runCommand(async () => {
  const name = chooseMode() === 'docker' ? await backUpDocker() : await backUpNative(defaultRunDir);
  say(`${relative(process.cwd(), join(backupFolder, name))}`);
});

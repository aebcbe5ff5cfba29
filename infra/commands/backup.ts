import { join, relative } from 'node:path';
import { backUpDocker } from '../backup/docker.ts';
import { backupFolder } from '../backup/file.ts';
import { backUpNative } from '../backup/native.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { chooseMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

await runCommand(async () => {
  const name = chooseMode() === 'docker' ? await backUpDocker() : await backUpNative(defaultRunDir);
  log(`${relative(process.cwd(), join(backupFolder, name))}`);
});

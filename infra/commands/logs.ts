import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeInTerminal } from '../docker/compose.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { chooseMode } from './mode.ts';
import { runCommand } from './run-command.ts';

const { SERVICE, FOLLOW } = process.env;
const follows = FOLLOW !== '0';

await runCommand(async () => {
  if (chooseMode() === 'docker') {
    const options = ['--tail', '100', ...(follows ? ['--follow'] : [])];
    await composeInTerminal('logs', ...options, ...(SERVICE ? [SERVICE] : []));
    return;
  }
  const folder = join(defaultRunDir, 'logs');
  const names = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.log'))
    : [];
  const wanted = SERVICE ? names.filter((file) => file === `${SERVICE}.log`) : names;
  if (wanted.length === 0) {
    const known = names.map((file) => file.replace('.log', '')).join(', ');
    throw new Error(
      SERVICE && known ? `There is no log for ${SERVICE}. Logs: ${known}` : 'No logs yet.',
    );
  }
  const options = ['-n', SERVICE ? '100' : '20', ...(follows ? ['-F'] : [])];
  const tail = spawn('tail', [...options, ...wanted], { cwd: folder, stdio: 'inherit' });
  process.on('SIGINT', () => {});
  await new Promise((done) => tail.once('close', done));
});

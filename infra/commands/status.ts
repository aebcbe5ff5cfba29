import { composeInTerminal } from '../docker/compose.ts';
import { isAlive } from '../native/process/process-identity.ts';
import { readState } from '../native/supervisor/state-file.ts';
import { inboxAt } from '../settings/addresses.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { chooseMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';
import { table } from './table.ts';

await runCommand(async () => {
  if (chooseMode() === 'docker') {
    await composeInTerminal('ps', '--all');
    return;
  }
  const state = readState(defaultRunDir);
  if (!state) {
    log('Not running. Start it with: make up');
    return;
  }
  const isSupervised = isAlive(state.supervisor);
  const rows = state.processes.map(({ name, identity, port, state: last, restarts }) => {
    const lives = identity !== undefined && isAlive(identity);
    const orphaned = lives ? 'orphaned' : 'stopped';
    const now = isSupervised || last === 'done' ? last : orphaned;
    return [name, lives ? identity.pid : '', port ?? '', now, restarts];
  });
  const supervisor = [
    'supervisor',
    isSupervised ? state.supervisor.pid : '',
    '',
    isSupervised ? 'ready' : 'stopped',
    '',
  ];
  log(table(['process', 'pid', 'port', 'state', 'restarts'], [supervisor, ...rows]));
  const catcher = state.processes.find(({ name }) => name === 'mail-catcher');
  if (catcher?.port)
    log(`\nEmails are caught here, and none leaves this machine: ${inboxAt(catcher.port)}`);
});

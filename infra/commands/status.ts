import { composeInTerminal } from '../docker/compose.ts';
import { isAlive } from '../native/process/process-identity.ts';
import { readState } from '../native/supervisor/state-file.ts';
import { inboxAt } from '../settings/addresses.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { chooseMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

await runCommand(async () => {
  if (chooseMode() === 'docker') {
    await composeInTerminal('ps');
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
    const now = lives ? (isSupervised ? last : 'orphaned') : last === 'done' ? last : 'stopped';
    return [
      name,
      lives ? identity.pid : '',
      port ?? '',
      isSupervised && !lives ? last : now,
      restarts,
    ];
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

/** Columns as wide as their widest cell; numbers are right-aligned. */
function table(head: string[], rows: (string | number)[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...all.map((row) => String(row[column] ?? '').length)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

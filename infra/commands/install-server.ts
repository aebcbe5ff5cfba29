import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { aptInstall, aptUpdate } from '../native/requirements/apt.ts';
import { isSettled, type Part, planPreparation } from '../server/preparation.ts';
import { readServer } from '../server/server.ts';
import { rememberedMode } from './mode.ts';
import { confirm, log, runCommand } from './run-command.ts';

await runCommand(async () => {
  const mode = (process.env.MODE || rememberedMode()) === 'native' ? 'native' : 'docker';
  if (process.getuid?.() !== 0) {
    throw new Error('This changes the system, so it needs root: sudo make install-server');
  }
  if (readServer(mode).hasApt) aptUpdate();
  const plan = planPreparation(readServer(mode));
  const parts = plan.filter((part): part is Part => !isSettled(part));
  for (const part of plan) {
    log(isSettled(part) ? `✓ ${part.title}: ${part.because}` : `• ${part.title}`);
    if (!isSettled(part)) log(actionsOf(part));
  }
  if (parts.length === 0) {
    log('\nNothing to do. The server is ready.');
    return;
  }
  const inAdvance = 'make install-server';
  if (!(await confirm('\nThese changes apply to the whole system.', inAdvance))) {
    throw new Error('Nothing was changed.');
  }
  for (const part of parts) {
    if (part.isOptional && !(await confirm(`${part.title}?`, inAdvance))) continue;
    log(`${part.title} …`);
    apply(part);
  }
  log('The server is ready.');
});

function actionsOf({ packages, files, commands }: Part): string {
  const actions = [
    ...(packages.length > 0 ? [`apt-get install ${packages.join(' ')}`] : []),
    ...Object.keys(files).map((file) => `write ${file}`),
    ...commands.map((command) => command.join(' ')),
  ];
  return actions.map((action) => `    ${action}`).join('\n');
}

function apply({ packages, files, commands }: Part): void {
  if (packages.length > 0) aptInstall(packages);
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text, { mode: 0o644 });
  for (const [program = '', ...args] of commands) {
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stderr}`.trim());
  }
}

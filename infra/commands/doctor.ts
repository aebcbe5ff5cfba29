import { allChecks } from '../doctor/all-checks.ts';
import { openWorld } from '../doctor/open-world.ts';
import { report } from '../doctor/report.ts';
import { runChecks } from '../doctor/run-checks.ts';
import { readEnvFile } from '../settings/env-file.ts';
import { envFile } from '../settings/paths.ts';
import { likelyMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

await runCommand(async () => {
  const mode = likelyMode(readEnvFile(envFile) ?? {});
  const lines = await runChecks(allChecks, await openWorld(mode, { asksServices: true }));
  const hasColors = process.stdout.hasColors?.() ?? false;
  log(process.env.JSON ? JSON.stringify(lines, undefined, 2) : report(lines, { hasColors }));
  if (lines.some(({ result }) => result === 'fail')) process.exitCode = 1;
});

// A check that timed out may still have a request open, which would keep the process alive.
process.exit();

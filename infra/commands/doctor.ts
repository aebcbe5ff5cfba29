import { runChecks } from '../doctor/check.ts';
import { allChecks, report } from '../doctor/doctor.ts';
import { openWorld } from '../doctor/open-world.ts';
import { readEnvFile } from '../settings/env-file.ts';
import { envFile } from '../settings/paths.ts';
import { likelyMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

await runCommand(async () => {
  const mode = likelyMode(readEnvFile(envFile) ?? {});
  const lines = await runChecks(allChecks, await openWorld(mode));
  log(process.env.JSON ? JSON.stringify(lines, undefined, 2) : report(lines));
  if (lines.some(({ result }) => result === 'fail')) process.exitCode = 1;
});

// A check that timed out may still have a request open, which would keep the process alive.
process.exit();

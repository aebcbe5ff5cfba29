import { existsSync, readFileSync } from 'node:fs';
import { allChecks } from '../doctor/all-checks.ts';
import type { Check } from '../doctor/check.ts';
import { checkReceived } from '../doctor/email/received-message.ts';
import { openWorld } from '../doctor/open-world.ts';
import { report } from '../doctor/report.ts';
import { runChecks } from '../doctor/run-checks.ts';
import { readEnvFile } from '../settings/env-file.ts';
import { envFile } from '../settings/paths.ts';
import { likelyMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

/** DNS has no list of a domain's keys. */
const aboutDkim =
  'To check DKIM, run make test-mail TO=…, save a received email, and run make doctor MAIL=received.eml.';

await runCommand(async () => {
  const world = await openWorld(likelyMode(readEnvFile(envFile) ?? {}));
  const { MAIL } = process.env;
  const lines = await runChecks(MAIL ? [receivedEmail(MAIL)] : allChecks, world);
  const hasColors = process.stdout.hasColors?.() ?? false;
  log(process.env.JSON ? JSON.stringify(lines, undefined, 2) : report(lines, { hasColors }));
  if (!MAIL && !process.env.JSON && world.settings.SMTP_URL) log(aboutDkim);
  if (lines.some(({ result }) => result === 'fail')) process.exitCode = 1;
});

/** Checks a received email as its recipient's mail server would; replaces all other checks. */
function receivedEmail(file: string): Check {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const run: Check['run'] = (world) => checkReceived(readFileSync(file), world);
  return { group: 'Email', name: 'Message', run };
}

// A check that timed out may still have a request open, which would keep the process alive.
process.exit();

import { emailNames, isValidEmail } from '@agency/contracts';
import { execa } from 'execa';
import { composeInTerminal, containersOf } from '../docker/compose.ts';
import { runningContext } from '../native/stack/context.ts';
import { serviceSpec } from '../native/stack/service-specs.ts';
import { defaultRunDir, repository } from '../settings/paths.ts';
import { chooseMode } from './mode.ts';
import { confirm, log, runCommand } from './run-command.ts';

/** Sends one of each email to an address, through the product's mail server. */
await runCommand(async () => {
  const address = (process.env.TO ?? '').trim();
  if (!isValidEmail(address)) {
    throw new Error('Name the address to send them to: make test-mail TO=you@example.com');
  }
  const question = `${emailNames.length} test emails with sample data go to ${address}.`;
  if (!(await confirm(question, `make test-mail TO=${address}`))) {
    throw new Error('Nothing was sent.');
  }
  const args = ['send-test-emails', address];
  if (chooseMode() === 'docker') await sendInContainer(args);
  else await sendNatively(args);
  log('"Email" in docs/operations.md says how to check whether one of them is judged genuine.');
});

/** In a container of `email`, where its secrets can be read. */
async function sendInContainer(args: string[]): Promise<void> {
  const isRunning = (await containersOf('email')).length > 0;
  const where = isRunning ? ['exec', '--no-TTY'] : ['run', '--rm', '--no-deps', '--no-TTY'];
  await composeInTerminal(...where, 'email', 'node', 'dist/main.js', ...args);
}

async function sendNatively(args: string[]): Promise<void> {
  const email = await serviceSpec(runningContext(defaultRunDir), 'email').command();
  const options = { cwd: repository, stdio: 'inherit', reject: false } as const;
  const { failed } = await execa(email.command, [...email.args, ...args], {
    ...options,
    env: email.env,
    extendEnv: false,
  });
  if (failed) throw new Error('Not all emails were accepted.');
}

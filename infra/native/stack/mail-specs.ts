import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeCommand } from '../process/node-command.ts';
import type { ProcessSpec } from '../supervisor/process-spec.ts';
import { bareEnvironment, fingerprintOf, type StackContext } from './context.ts';
import { answersOk } from './http-probe.ts';

const program = join(dirname(fileURLToPath(import.meta.resolve('maildev'))), 'bin/maildev.js');
const keptMails = 1_000;

/** How the catcher runs: its SMTP port, its web port, and its folder. */
export function mailCatcherArgs(smtpPort: number, inboxPort: number, mails: string): string[] {
  const options = {
    ip: '127.0.0.1',
    smtp: smtpPort,
    'web-ip': '127.0.0.1',
    web: inboxPort,
    'mail-directory': mails,
    'max-emails': keptMails,
  };
  return [
    program,
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
  ];
}

/** Catches every email in place of a mail server and shows it in the browser; nothing leaves this machine. */
export function mailCatcherSpec({ config, folder, logFile }: StackContext): ProcessSpec {
  const { 'mail-catcher': smtpPort, 'mail-inbox': inboxPort } = config.ports;
  const mails = folder('mail-catcher');
  const args = mailCatcherArgs(smtpPort, inboxPort, mails);
  return {
    name: 'mail-catcher',
    kind: 'server',
    after: [],
    command() {
      mkdirSync(mails, { recursive: true, mode: 0o700 });
      return nodeCommand(args, bareEnvironment());
    },
    isReady: () => answersOk(`http://127.0.0.1:${inboxPort}/api/healthz`),
    logFile: logFile('mail-catcher'),
    port: inboxPort,
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 5_000,
    startTimeoutMs: 60_000,
    fingerprint: fingerprintOf(args),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { settings } from './email-app.js';

/** The service as a process of its own, in real time, which works off the queue at once. */
export function startProcess(smtpUrl: string, port = 0): ChildProcess {
  const { NODE_ENV, ...others } = settings;
  const texts = Object.entries({ ...others, PORT: port, SMTP_URL: smtpUrl });
  const env = Object.fromEntries(texts.map(([key, value]) => [key, String(value)]));
  return spawn(process.execPath, [join(__dirname, '../dist/main.js')], { env });
}

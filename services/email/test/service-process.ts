import type { ChildProcess } from 'node:child_process';
import { spawnService } from '@agency/testing/service-process';
import { settings } from './email-app.js';

/** The service as a separate process, in real time, which processes the queue at once. */
export function startProcess(smtpUrl: string, port = 0): ChildProcess {
  const { NODE_ENV, ...others } = settings;
  const texts = Object.entries({ ...others, PORT: port, SMTP_URL: smtpUrl });
  return spawnService(
    'email',
    Object.fromEntries(texts.map(([key, value]) => [key, String(value)])),
  );
}

import { resolve } from 'node:path';
import { defaultRunDir } from '../../../infra/settings/paths.ts';

/** The running product under test. Never a real one: tests fill its database and kill its processes. */
export interface Product {
  /** Address of the gateway. */
  baseUrl: string;
  /** The supervisor's folder, with all its processes. */
  runDir: string;
  /** The web inbox of its mail catcher. */
  mailInboxUrl: string;
}

const variables = ['BASE_URL', 'DATABASE_ADMIN_URL', 'RUN_DIR', 'MAIL_INBOX_URL'];

/** Read from the environment; explains what is missing. */
export function requireProduct(): Product {
  const missing = variables.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Error(
      `These tests need a throw-away product: ${missing.join(', ')} not set. ` +
        '`make test` starts one and runs them. By hand: BASE_URL (the gateway, its rate limits raised), ' +
        'DATABASE_ADMIN_URL (its database, as superuser), RUN_DIR (the run folder of its supervisor) and ' +
        'MAIL_INBOX_URL (its mail catcher). ' +
        'Its data is written to and its processes are killed.',
    );
  }
  if (resolve(process.env.RUN_DIR ?? '') === defaultRunDir) {
    throw new Error(
      `${defaultRunDir} belongs to the product of \`make up\`, which is not to be killed.`,
    );
  }
  const { BASE_URL = '', RUN_DIR = '', MAIL_INBOX_URL = '' } = process.env;
  return { baseUrl: BASE_URL.replace(/\/$/, ''), runDir: RUN_DIR, mailInboxUrl: MAIL_INBOX_URL };
}

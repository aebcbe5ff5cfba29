import {
  type ServiceProcess,
  startServiceProcess,
} from '../../platform/test-stack/service-process.cjs';
import { databaseUrl, serviceRedisUrl } from './leads-app.js';

/** Asks again until the answer comes: a process needs a moment to listen, a request to arrive. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

export function startProcess(logLevel: string): Promise<ServiceProcess> {
  return startServiceProcess('leads', {
    DATABASE_URL: databaseUrl,
    REDIS_URL: serviceRedisUrl,
    BOT_CHECK_SECRET: 'a secret of more than thirty-two characters',
    LOG_LEVEL: logLevel,
    RATE_LIMIT_CONTACTS: '100000',
  });
}

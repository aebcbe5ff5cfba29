import { type ServiceProcess, startServiceProcess } from '@agency/testing/service-process';
import { baseSettings } from '@agency/testing/start-app';
import { databaseUrl, serviceRedisUrl } from '@agency/testing/test-stack';

export const processSettings = {
  DATABASE_URL: databaseUrl,
  REDIS_URL: serviceRedisUrl,
  BOT_CHECK_SECRET: 'a secret of more than thirty-two characters',
  RATE_LIMIT_CONTACTS: '100000',
  REQUEST_TIMEOUT_MS: String(baseSettings.REQUEST_TIMEOUT_MS),
};

export function startProcess(logLevel: string): Promise<ServiceProcess> {
  return startServiceProcess('leads', { ...processSettings, LOG_LEVEL: logLevel });
}

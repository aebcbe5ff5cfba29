import { type ServiceProcess, startServiceProcess } from '@agency/testing/service-process';
import { databaseUrl, serviceRedisUrl } from '@agency/testing/test-stack';

export function startProcess(settings: Record<string, string>): Promise<ServiceProcess> {
  return startServiceProcess('rankings', {
    DATABASE_URL: databaseUrl,
    REDIS_URL: serviceRedisUrl,
    LOG_LEVEL: 'silent',
    ...settings,
  });
}

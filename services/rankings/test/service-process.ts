import {
  type ServiceProcess,
  startServiceProcess,
} from '../../platform/test-stack/service-process.cjs';
import { databaseUrl, serviceRedisUrl } from './rankings-app.js';

export function startProcess(settings: Record<string, string>): Promise<ServiceProcess> {
  return startServiceProcess('rankings', {
    DATABASE_URL: databaseUrl,
    REDIS_URL: serviceRedisUrl,
    LOG_LEVEL: 'silent',
    ...settings,
  });
}

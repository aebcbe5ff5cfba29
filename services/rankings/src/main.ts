import 'reflect-metadata';
import { connectRedis, loadOwnEnv, openQueue, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import {
  checkJobName,
  checkJobSchema,
  checkQueueName,
  dailyCheckOptions,
} from './checks/check.queue.js';
import { rankingsEnvSchema } from './env.js';

const env = loadOwnEnv(rankingsEnvSchema);
// `make demo` starts it once with this argument, beside the running service.
const run = process.argv.includes('fill-sample')
  ? fillSample()
  : startService(AppModule.forEnv(env), env);
void run;

/** Queues one check of sample data, for `make demo`, which cannot log in. Real data is left alone. */
async function fillSample(): Promise<void> {
  if (env.RANKINGS_SOURCE !== 'sample') return;
  const redis = connectRedis(env.REDIS_URL);
  await redis.connect();
  const queue = openQueue(checkQueueName, redis);
  await queue.add(checkJobName, checkJobSchema.parse({ trigger: 'schedule' }), dailyCheckOptions);
  await queue.close();
  redis.disconnect();
}

import { connectRedis, openQueue } from '@agency/platform';
import type { RankingsEnv } from '../env.js';
import { checkJobName, checkJobSchema, checkQueueName, dailyCheckOptions } from './check.job.js';

/** Queues one check of sample data, for `make demo`, which cannot log in. Real data is left alone. */
export async function fillSample(env: RankingsEnv): Promise<void> {
  if (env.RANKINGS_SOURCE !== 'sample') return;
  const redis = connectRedis(env.REDIS_URL);
  await redis.connect();
  const queue = openQueue(checkQueueName, redis);
  await queue.add(checkJobName, checkJobSchema.parse({ trigger: 'schedule' }), dailyCheckOptions);
  await queue.close();
  redis.disconnect();
}

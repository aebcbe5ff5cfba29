import { easternZone } from '@agency/contracts';
import * as z from 'zod';

export const checkQueueName = 'rankings';
export const checkJobName = 'check';
export const dailyCheckId = 'daily-check';

/** Search Console completes a day in the afternoon, Pacific Time: by now the day before yesterday is available. */
export const dailyCheckTime = { pattern: '30 6 * * *', tz: easternZone };

const retention = { removeOnComplete: { count: 100 }, removeOnFail: { count: 100 } };
/** Deduplicated: a second request joins the check that is queued or running. */
export const ownerCheckOptions = { deduplication: { id: checkJobName }, ...retention };
/** Google advises this delay when a quota is used up: https://developers.google.com/webmaster-tools/limits */
export const dailyCheckOptions = {
  attempts: 4,
  backoff: { type: 'fixed', delay: 15 * 60_000 },
  ...retention,
} as const;

export const checkJobSchema = z.object({
  trigger: z.enum(['owner', 'schedule']),
  /** The newest finished run when the check was requested; a newer one answers it. */
  afterRun: z.int().optional(),
});
export type CheckJob = z.infer<typeof checkJobSchema>;

/** For failures whose cause must not be shown. */
export const checkFailedMessage =
  'The check failed on our side. The last data is kept. Please try again later.';

export const checkJobResultSchema = z.object({ success: z.boolean(), message: z.string() });

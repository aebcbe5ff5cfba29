import { openQueue } from '@agency/platform';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import * as z from 'zod';

export const calendarQueueName = 'calendars';

/** (!) Below the key prefix that this service's Redis user may write, so that an upgrade needs no other user. */
export const calendarQueuePrefix = 'bull:email';

export const pollJobName = 'read-calendars';
export const pollEveryMs = 300_000;

/** The next poll makes up for a missed one. */
export const pollJobOptions = {
  removeOnComplete: { count: 50 },
  removeOnFail: { count: 50 },
} as const;

/** A job as the owner sees it: only when it ran. */
export const pollJobFactsSchema = z.object({});

export function openCalendarQueue(redis: Redis): Queue {
  return openQueue(calendarQueueName, redis, pollJobOptions, calendarQueuePrefix);
}

import { openQueue } from '@agency/platform';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import * as z from 'zod';

export const calendarQueueName = 'calendars';

/** (!) Below the keys that this service's Redis user may write, so that an upgrade needs no other user. */
export const calendarQueuePrefix = 'bull:email';

export const pollJobName = 'read-calendars';
export const pollEveryMs = 300_000;

/** A missed poll is made up for by the next one. */
export const pollJobOptions = {
  removeOnComplete: { count: 50 },
  removeOnFail: { count: 50 },
} as const;

/** What the owner sees of a job: nothing but when it ran. */
export const pollJobFactsSchema = z.object({});

export function openCalendarQueue(redis: Redis): Queue {
  return openQueue(calendarQueueName, redis, pollJobOptions, calendarQueuePrefix);
}

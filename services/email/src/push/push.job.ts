import { type PushKind, pushKindSchema } from '@agency/contracts';
import { openQueue } from '@agency/platform';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import * as z from 'zod';

export const pushQueueName = 'push';

/** (!) Below the key prefix that this service's Redis user may write, so that an upgrade needs no other user. */
export const pushQueuePrefix = 'bull:email';

/** Eight attempts in about an hour: by then, the email has told the owner. */
const pushJobOptions = {
  attempts: 8,
  backoff: { type: 'custom' },
  removeOnComplete: true,
  removeOnFail: { age: 86_400, count: 100 },
} as const;

export function openPushQueue(redis: Redis): Queue {
  return openQueue(pushQueueName, redis, pushJobOptions, pushQueuePrefix);
}

const dataSchema = z.object({ subscriptionId: z.int() });

/** One notification for one device. */
export interface PushJob {
  kind: PushKind;
  subscriptionId: number;
}

/** As the queue takes it: the job's name is the notification's kind. */
export function pushJobOf({ kind, subscriptionId }: PushJob) {
  return { name: pushKindSchema.parse(kind), data: dataSchema.parse({ subscriptionId }) };
}

/** The inverse. Throws if it is not a job of this queue. */
export function parsePushJob(name: string, data: unknown): PushJob {
  return { kind: pushKindSchema.parse(name), ...dataSchema.parse(data) };
}

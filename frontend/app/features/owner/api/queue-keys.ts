import { type JobState, type QueueName, queuesPath } from '@agency/contracts';

/** Everything read about a queue stands below one key, so that a change can ask for all of it again. */
export const queueKeys = {
  of: (name: QueueName) => [queuesPath, name],
  jobs: (name: QueueName, state: JobState) => [queuesPath, name, state],
} as const;

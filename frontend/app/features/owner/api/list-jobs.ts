import { type JobState, type QueueName, queueJobSchema, queuesPath } from '@agency/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { byOffset } from '~/lib/by-offset';
import { queueLookMs } from './get-queue';
import { queueKeys } from './queue-keys';

const perPage = 20;

/** The jobs of a queue that stand here; what comes next is first, of what is over the latest. */
export function jobsQuery(name: QueueName, state: JobState) {
  return infiniteQueryOptions({
    queryKey: queueKeys.jobs(name, state),
    queryFn: ({ signal, pageParam: offset }) => {
      const params = new URLSearchParams({ state, limit: `${perPage}`, offset: `${offset}` });
      return callApiForPage(`${queuesPath}/${name}/jobs?${params}`, {
        item: queueJobSchema,
        signal,
      });
    },
    ...byOffset,
    refetchInterval: queueLookMs,
    gcTime: 0,
  });
}

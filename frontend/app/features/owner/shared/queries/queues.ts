import {
  apiPaths,
  type JobState,
  type QueueName,
  queueJobSchema,
  queueJobsPath,
  queuePath,
  queueSummarySchema,
  retryJobPath,
} from '@agency/contracts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi, callApiForPage } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { byOffset } from '~/lib/by-offset';
import { noContent } from '~/lib/no-content';

const keyOf = (name: QueueName) => [apiPaths.queues, name];

const refetchMs = 10_000;
const jobsPerPage = 20;

/** How many jobs a queue has in each state. */
export function queueQuery(name: QueueName) {
  return apiQuery(queuePath(name), queueSummarySchema, {
    queryKey: [...keyOf(name), 'summary'],
    refetchInterval: refetchMs,
    gcTime: 0,
  });
}

/** A queue's jobs in one state: next first, or latest first for finished ones. */
export function jobsQuery(name: QueueName, state: JobState) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(name), 'jobs', state],
    queryFn: ({ signal, pageParam: offset }) => {
      const params = new URLSearchParams({ state, limit: `${jobsPerPage}`, offset: `${offset}` });
      return callApiForPage(`${queueJobsPath(name)}?${params}`, {
        item: queueJobSchema,
        signal,
      });
    },
    ...byOffset,
    refetchInterval: refetchMs,
    gcTime: 0,
  });
}

export function retryJob(queue: QueueName, id: string) {
  const path = retryJobPath(queue, encodeURIComponent(id));
  return callApi(path, { method: 'POST', response: noContent });
}

/** Refetches a queue and its jobs. */
export function refreshQueue(client: QueryClient, name: QueueName): Promise<void> {
  return client.invalidateQueries({ queryKey: keyOf(name) });
}

import {
  type JobState,
  type QueueName,
  queueJobSchema,
  queueSummarySchema,
  queuesPath,
} from '@agency/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callApiForPage } from '~/lib/api-client';
import { byOffset } from '~/lib/by-offset';
import { noContent } from '~/lib/no-content';

const keyOf = (name: QueueName) => [queuesPath, name];

const refetchMs = 10_000;
const jobsPerPage = 20;

/** How many jobs a queue has in each state. */
export function queueQuery(name: QueueName) {
  return queryOptions({
    queryKey: [...keyOf(name), 'summary'],
    queryFn: ({ signal }) =>
      callApi(`${queuesPath}/${name}`, { response: queueSummarySchema, signal }),
    refetchInterval: refetchMs,
    gcTime: 0,
  });
}

/** A queue's jobs in one state: the next first, of finished ones the latest. */
export function jobsQuery(name: QueueName, state: JobState) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(name), 'jobs', state],
    queryFn: ({ signal, pageParam: offset }) => {
      const params = new URLSearchParams({ state, limit: `${jobsPerPage}`, offset: `${offset}` });
      return callApiForPage(`${queuesPath}/${name}/jobs?${params}`, {
        item: queueJobSchema,
        signal,
      });
    },
    ...byOffset,
    refetchInterval: refetchMs,
    gcTime: 0,
  });
}

export function retryJob(queue: QueueName, id: string): Promise<void> {
  const path = `${queuesPath}/${queue}/jobs/${encodeURIComponent(id)}/retry`;
  return callApi(path, { method: 'POST', response: noContent });
}

/** Reads a queue and its jobs again. */
export function refreshQueue(client: QueryClient, name: QueueName): Promise<void> {
  return client.invalidateQueries({ queryKey: keyOf(name) });
}

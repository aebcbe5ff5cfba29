import { type QueueName, queueSummarySchema, queuesPath } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { queueKeys } from './queue-keys';

/** How often an open queue is looked at again. */
export const queueLookMs = 10_000;

/** How a queue stands. */
export function queueQuery(name: QueueName) {
  return queryOptions({
    queryKey: [...queueKeys.of(name), 'summary'],
    queryFn: ({ signal }) =>
      callApi(`${queuesPath}/${name}`, { response: queueSummarySchema, signal }),
    refetchInterval: queueLookMs,
    gcTime: 0,
  });
}

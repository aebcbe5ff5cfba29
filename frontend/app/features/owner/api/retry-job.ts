import { type QueueName, queuesPath } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export function retryJob(queue: QueueName, id: string): Promise<void> {
  const path = `${queuesPath}/${queue}/jobs/${encodeURIComponent(id)}/retry`;
  return callApi(path, { method: 'POST', response: noContent });
}

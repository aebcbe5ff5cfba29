import type { QueueName } from '@agency/contracts';
import { useRetryJob } from './use-retry-job';

interface RetryJobProps {
  queue: QueueName;
  id: string;
  name: string;
}

export function RetryJob({ queue, id, name }: RetryJobProps) {
  const { isPending, retry } = useRetryJob(queue, id);
  return (
    <button type="button" className="call-action" aria-disabled={isPending} onClick={retry}>
      Try once more<span className="sr-only">: {name}</span>
    </button>
  );
}

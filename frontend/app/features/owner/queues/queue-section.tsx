import type { QueueName } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LoadFailed } from '~/ui/desk/load-failed';
import { queueQuery } from '../api/get-queue';
import { QueueJobs } from './queue-jobs';
import { QueueSkeleton } from './queue-skeleton';
import { queueWords } from './queue-words';

/** One queue, by itself: what another one's service has to say does not keep it from showing. */
export function QueueSection({ name }: { name: QueueName }) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(queueQuery(name));
  const { title, what } = queueWords[name];

  return (
    <section aria-labelledby={titleId} className="queue">
      <h3 id={titleId}>{title}</h3>
      {!data && !error && <QueueSkeleton what={what} />}
      {!data && error && (
        <LoadFailed what={`The queue of ${what}`} error={error} onRetry={() => void refetch()} />
      )}
      {data && <QueueJobs name={name} summary={data} />}
    </section>
  );
}

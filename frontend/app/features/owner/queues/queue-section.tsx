import type { JobState, QueueName } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LoadFailed } from '~/ui/desk/load-failed';
import { Moment } from '~/ui/desk/moment';
import { queueQuery } from '../api/get-queue';
import { JobList } from './job-list';
import { QueueSkeleton } from './queue-skeleton';
import { firstToShow, queueWords } from './queue-words';
import { StateFilter } from './state-filter';

/** One queue: how it stands, and the jobs of one state. */
export function QueueSection({ name }: { name: QueueName }) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(queueQuery(name));
  const [chosen, setChosen] = useState<JobState>();
  const { title, what } = queueWords[name];
  const state = chosen ?? (data && firstToShow(data));

  return (
    <section aria-labelledby={titleId} className="queue">
      <h3 id={titleId}>{title}</h3>
      {!data && !error && <QueueSkeleton what={what} />}
      {!data && error && (
        <LoadFailed what={`The queue of ${what}`} error={error} onRetry={() => void refetch()} />
      )}
      {data && state && (
        <>
          {data.isPaused && <p className="queue-paused">Paused: nothing is taken up.</p>}
          {data.oldestWaitingAt && (
            <p className="desk-minor">
              The longest has waited since <Moment at={data.oldestWaitingAt} />.
            </p>
          )}
          <StateFilter
            label={`${title} by state`}
            counts={data.counts}
            state={state}
            onChoose={setChosen}
          />
          <JobList key={state} queue={name} state={state} />
        </>
      )}
    </section>
  );
}

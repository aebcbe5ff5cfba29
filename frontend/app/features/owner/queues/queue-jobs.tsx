import type { QueueName, QueueSummary } from '@agency/contracts';
import { useState } from 'react';
import { Moment } from '~/ui/desk/moment';
import { JobList } from './job-list';
import { firstToShow, queueWords } from './queue-words';
import { StateFilter } from './state-filter';

interface QueueJobsProps {
  name: QueueName;
  summary: QueueSummary;
}

/** How a queue stands, and its jobs of one state, which stays open whatever the counts become. */
export function QueueJobs({ name, summary }: QueueJobsProps) {
  const [state, setState] = useState(() => firstToShow(summary));
  const { isPaused, oldestWaitingAt, counts } = summary;
  return (
    <>
      {isPaused && <p className="queue-paused">Paused: nothing is taken up.</p>}
      {oldestWaitingAt && (
        <p className="desk-minor">
          The longest has waited since <Moment at={oldestWaitingAt} />.
        </p>
      )}
      <StateFilter
        label={`${queueWords[name].title} by state`}
        counts={counts}
        state={state}
        onChoose={setState}
      />
      <JobList key={state} queue={name} state={state} />
    </>
  );
}

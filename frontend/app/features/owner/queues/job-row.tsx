import type { JobState, QueueJob, QueueName } from '@agency/contracts';
import { Moment } from '~/ui/desk/moment';
import { factsInWords, queueWords } from './queue-words';
import { RetryJob } from './retry-job';

interface JobRowProps {
  queue: QueueName;
  state: JobState;
  job: QueueJob;
}

/** A job: what it does, about whom by id, how often it was tried and why the last try failed. */
export function JobRow({ queue, state, job }: JobRowProps) {
  const name = queueWords[queue].jobName(job.name);
  return (
    <li className="queue-job">
      <div>
        <strong>{name}</strong>
        <span>{factsInWords(job.facts)}</span>
        {job.reason && <span>{job.reason}</span>}
        <span className="desk-minor">
          {job.attempts > 0 && `Tried ${job.attempts} of ${job.maxAttempts} times. `}
          <JobTime job={job} />
        </span>
      </div>
      {state === 'failed' && <RetryJob queue={queue} id={job.id} name={name} />}
    </li>
  );
}

/** The one moment that tells most of a job: what comes, else what was last. */
function JobTime({ job: { addedAt, triedAt, nextTryAt, finishedAt } }: { job: QueueJob }) {
  if (nextTryAt) return <Told word={triedAt ? 'Next try' : 'Due'} at={nextTryAt} />;
  if (finishedAt) return <Told word="Over" at={finishedAt} />;
  if (triedAt) return <Told word="Begun" at={triedAt} />;
  return <Told word="Added" at={addedAt} />;
}

function Told({ word, at }: { word: string; at: string }) {
  return (
    <>
      {word} <Moment at={at} />
    </>
  );
}

import type { JobState, QueueJob, QueueName } from '@agency/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { AsyncSection } from '~/ui/desk/async-section';
import { Moment } from '~/ui/desk/moment';
import { RetryButton } from '~/ui/desk/retry-button';
import { ShowMore } from '~/ui/desk/show-more';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { showToast } from '~/ui/toast';
import { jobsQuery, refreshQueue, retryJob } from '../shared/queries/queues';
import styles from './job-list.module.css';
import { describeFacts, queueLabels, stateLabels } from './queue-labels';

interface JobListProps {
  queue: QueueName;
  state: JobState;
}

/** A queue's jobs in one state. */
export function JobList({ queue, state }: JobListProps) {
  const query = useInfiniteQuery(jobsQuery(queue, state));
  return (
    <>
      <AsyncSection query={query} what="The jobs" loading={<JobsSkeleton what="jobs" />}>
        {({ pages }) => {
          // A job that moved on between two pages is in both.
          const jobs = new Map(pages.flatMap(({ items }) => items.map((job) => [job.id, job])));
          if (jobs.size === 0) return <p className="py-2 text-slate">{stateLabels[state].none}</p>;
          return (
            <ul className={styles.queueJobs}>
              {Array.from(jobs.values(), (job) => (
                <JobRow key={job.id} queue={queue} state={state} job={job} />
              ))}
            </ul>
          );
        }}
      </AsyncSection>
      <ShowMore query={query}>Show more jobs</ShowMore>
    </>
  );
}

interface JobRowProps extends JobListProps {
  job: QueueJob;
}

/** A job: what it does, about whom by id, how often it was tried and why the last try failed. */
function JobRow({ queue, state, job }: JobRowProps) {
  const client = useQueryClient();
  const name = queueLabels[queue].jobLabel(job.name);
  return (
    <li className={styles.queueJob}>
      <div>
        <strong>{name}</strong>
        <span>{describeFacts(job.facts)}</span>
        {job.reason && <span>{job.reason}</span>}
        <span className="text-fine text-slate">
          {job.attempts > 0 && `Attempt ${job.attempts} of ${job.maxAttempts}. `}
          <JobTime job={job} />
        </span>
      </div>
      {state === 'failed' && (
        <RetryButton
          what={name}
          requestKey={[queue, job.id]}
          retry={() => retryJob(queue, job.id)}
          onRetried={() =>
            showToast({ title: 'Retry Queued', description: 'The job will run again shortly.' })
          }
          failure={{
            title: 'Retry Failed',
            fallback: 'The job could not be retried. Please try again.',
          }}
          refresh={() => refreshQueue(client, queue)}
        >
          Retry
        </RetryButton>
      )}
    </li>
  );
}

/** The time that matters most: the next run, else the last thing that happened. */
function JobTime({ job: { addedAt, triedAt, nextTryAt, finishedAt } }: { job: QueueJob }) {
  if (nextTryAt) return <LabeledTime label={triedAt ? 'Next attempt' : 'Due'} at={nextTryAt} />;
  if (finishedAt) return <LabeledTime label="Finished" at={finishedAt} />;
  if (triedAt) return <LabeledTime label="Started" at={triedAt} />;
  return <LabeledTime label="Added" at={addedAt} />;
}

function LabeledTime({ label, at }: { label: string; at: string }) {
  return (
    <>
      {label} <Moment at={at} />
    </>
  );
}

const rows = [0, 1];

export function JobsSkeleton({ what }: { what: string }) {
  return (
    <Skeleton what={what} className={styles.queueJobs}>
      {rows.map((row) => (
        <div key={row} className={styles.queueJob} aria-hidden="true">
          <SkeletonLine width={`${55 + row * 15}%`} />
        </div>
      ))}
    </Skeleton>
  );
}

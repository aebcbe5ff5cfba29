import type { JobState, QueueJob, QueueName } from '@agency/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { AsyncSection } from '~/ui/desk/async-section';
import { Moment } from '~/ui/desk/moment';
import { RetryButton } from '~/ui/desk/retry-button';
import { ShowMore } from '~/ui/desk/show-more';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { showToast } from '~/ui/toast';
import { jobsQuery, refreshQueue, retryJob } from '../shared/queries/queues';
import { describeFacts, queueLabels, stateLabels } from './queue-labels';

const rowClass =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand py-3';

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
          // A job that changed between two page requests may be on both.
          const jobs = new Map(pages.flatMap(({ items }) => items.map((job) => [job.id, job])));
          if (jobs.size === 0) return <p className="py-2 text-slate">{stateLabels[state].none}</p>;
          return (
            <ul className="border-t border-sand">
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

/** A job: its name, ids, attempts and last failure. */
function JobRow({ queue, state, job }: JobRowProps) {
  const client = useQueryClient();
  const name = queueLabels[queue].jobLabel(job.name);
  return (
    <li className={rowClass}>
      <div className="grid min-w-0 flex-[1_1_16rem] wrap-anywhere">
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

/** The most relevant time: the next run, else the last event. */
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
    <Skeleton what={what} className="border-t border-sand">
      {rows.map((row) => (
        <div key={row} className={rowClass} aria-hidden="true">
          <SkeletonLine width={`${55 + row * 15}%`} />
        </div>
      ))}
    </Skeleton>
  );
}

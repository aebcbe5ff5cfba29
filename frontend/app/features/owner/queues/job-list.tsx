import type { JobState, QueueName } from '@agency/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed } from '~/ui/desk/load-failed';
import { ShowMore } from '~/ui/desk/show-more';
import { jobsQuery } from '../api/list-jobs';
import { JobRow } from './job-row';
import { QueueSkeleton } from './queue-skeleton';
import { stateWords } from './queue-words';

interface JobListProps {
  queue: QueueName;
  state: JobState;
}

/** The jobs of a queue that stand here. */
export function JobList({ queue, state }: JobListProps) {
  const query = useInfiniteQuery(jobsQuery(queue, state));
  const { data, error, isPending, refetch } = query;
  const jobs = new Map(
    // A job that moved on between two pages is in both.
    data?.pages.flatMap(({ items }) => items.map((job) => [job.id, job] as const)),
  );

  return (
    <>
      {isPending && <QueueSkeleton what="jobs" />}
      {!data && error && (
        <LoadFailed what="The jobs" error={error} onRetry={() => void refetch()} />
      )}
      {data && jobs.size === 0 && <p className="call-none">{stateWords[state].none}</p>}
      {jobs.size > 0 && (
        <ul className="queue-jobs">
          {Array.from(jobs.values(), (job) => (
            <JobRow key={job.id} queue={queue} state={state} job={job} />
          ))}
        </ul>
      )}
      <ShowMore query={query}>Show more jobs</ShowMore>
    </>
  );
}

import { lazy, Suspense } from 'react';
import type { SchedulerProps } from './scheduler';
import { SchedulerSkeleton } from './scheduler-skeleton';
import { SchedulerUnavailable } from './scheduler-unavailable';

const LoadedScheduler = lazy(() =>
  import('./scheduler').then(
    ({ Scheduler }) => ({ default: Scheduler }),
    () => ({ default: SchedulerUnavailable }),
  ),
);

/** Loads the scheduler on demand, because it is most of the page's weight. */
export function Scheduler(props: SchedulerProps) {
  return (
    <Suspense fallback={<SchedulerSkeleton />}>
      <LoadedScheduler {...props} />
    </Suspense>
  );
}

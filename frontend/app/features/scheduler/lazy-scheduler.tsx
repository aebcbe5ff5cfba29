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

/** The scheduler, loaded only where somebody may book: it is most of what its page weighs. */
export function Scheduler(props: SchedulerProps) {
  return (
    <Suspense fallback={<SchedulerSkeleton />}>
      <LoadedScheduler {...props} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { SchedulerSkeleton } from './components/scheduler-skeleton';
import { SchedulerUnavailable } from './components/scheduler-unavailable';
import type { SchedulerProps } from './scheduler';

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

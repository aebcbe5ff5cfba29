import { lazy, Suspense } from 'react';
import { scheduler as texts } from '~/content/scheduler';
import slotPicker from '~/features/slot-picker/slot-picker.module.css';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import type { SchedulerProps } from './scheduler';

const LoadedScheduler = lazy(() =>
  import('./scheduler').then(
    ({ Scheduler }) => ({ default: Scheduler }),
    () => ({ default: SchedulerUnavailable }),
  ),
);

/** The same above the slot picker and its skeleton, so that nothing moves when one replaces the other. */
const heading = (
  <>
    <h2 id="scheduler-heading" className="text-title">
      {texts.heading}
    </h2>
    <p className="mt-1 text-fine text-slate">{texts.text}</p>
  </>
);

/** Loads the scheduler on demand, because it is most of the page's weight. */
export function Scheduler(props: Omit<SchedulerProps, 'children'>) {
  return (
    <Suspense fallback={<SchedulerSkeleton />}>
      <LoadedScheduler {...props}>{heading}</LoadedScheduler>
    </Suspense>
  );
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Reserves the scheduler's space, line by line, while its script loads. */
function SchedulerSkeleton() {
  return (
    <section aria-busy="true" className="@container">
      {heading}
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <div aria-hidden="true">
        <div className={slotPicker.nextFree} />
        <div className={slotPicker.week}>
          <span className={slotPicker.range}>&nbsp;</span>
          <span />
        </div>
        <div className={slotPicker.days}>
          {days.map((day) => (
            <span
              key={day}
              className={classNames(slotPicker.day, 'bg-sand/40 motion-safe:animate-pulse')}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Shown when the scheduler's script could not be loaded. */
function SchedulerUnavailable() {
  const { text, button } = texts.unavailable;
  return (
    <section>
      <h2 className="text-title">{texts.heading}</h2>
      <p role="alert" className="mt-3 text-lead">
        {text}
      </p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        {button}
      </Button>
    </section>
  );
}

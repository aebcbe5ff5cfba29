import { SchedulerHeading } from './scheduler-heading';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Holds the scheduler's place, line by line, while its script loads. */
export function SchedulerSkeleton() {
  return (
    <section aria-busy="true" className="@container">
      <SchedulerHeading />
      <p role="status" className="sr-only">
        Loading the calendar
      </p>
      <div aria-hidden="true">
        <div className="mt-3 h-12" />
        <div className="mt-4 h-[calc(1lh+3.5rem)] text-lead @2xl:h-12" />
        <div className="mt-4 grid grid-cols-5 gap-1.5 @md:gap-2.5">
          {days.map((day) => (
            <span
              key={day}
              className="h-29 rounded-sheet border border-sand bg-sand/40 motion-safe:animate-pulse @md:h-32"
            />
          ))}
        </div>
      </div>
    </section>
  );
}

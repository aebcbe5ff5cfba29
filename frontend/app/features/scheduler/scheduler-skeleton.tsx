import { appointmentMinutes } from '@agency/contracts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Holds the scheduler's place while its script loads. */
export function SchedulerSkeleton() {
  return (
    <section aria-busy="true" className="@container">
      <h2 className="text-heading">Schedule Your Strategy Call</h2>
      <p role="status" className="mt-3 text-lead text-slate">
        Loading the calendar for your free {appointmentMinutes}-minute consultation.
      </p>
      <div aria-hidden="true" className="mt-[6.5rem] grid grid-cols-5 gap-1.5 @md:gap-2.5">
        {days.map((day) => (
          <span
            key={day}
            className="h-32 rounded-sheet border border-sand bg-sand/40 motion-safe:animate-pulse"
          />
        ))}
      </div>
    </section>
  );
}

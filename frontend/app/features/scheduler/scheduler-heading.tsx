import { appointmentMinutes } from '@agency/contracts';

/** The same above the slot picker and its skeleton, so that nothing moves when one replaces the other. */
export function SchedulerHeading({ id }: { id?: string }) {
  return (
    <>
      <h2 id={id} className="text-title">
        Schedule Your Strategy Call
      </h2>
      <p className="mt-1 text-fine text-slate">
        Pick a time for your free {appointmentMinutes}-minute consultation.
      </p>
    </>
  );
}

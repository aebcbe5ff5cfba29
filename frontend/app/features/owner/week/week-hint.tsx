import type { OwnerSchedule } from '@agency/contracts';

/** How to read and use the grid. */
export function WeekHint({ schedule }: { schedule: OwnerSchedule }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-(length:--text-fine) text-slate">
      <span>Eastern Time.</span>
      <span>Press a free half hour to book or block it.</span>
      <span className="pointer-coarse:hidden">
        Drag a call to move it, or press M on it. You confirm before anyone is notified.
      </span>
      <span>Hatched: closed, off, or busy all day.</span>
      {schedule.calendars.length > 0 && <span>Gray: busy in your other calendars.</span>}
    </p>
  );
}

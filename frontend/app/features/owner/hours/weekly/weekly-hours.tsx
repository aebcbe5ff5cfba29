import type { AvailabilitySlot } from '@agency/contracts';
import { DayLine } from './day-line';
import { weekFromMonday } from './day-windows';

/** A line for each weekday, edited in place. */
export function WeeklyHours({ slots }: { slots: AvailabilitySlot[] }) {
  return (
    <section aria-labelledby="weekly-hours" className="grid min-w-0 gap-3">
      <h2 id="weekly-hours" className="text-title">
        Weekly hours
      </h2>
      <p className="text-fine text-slate">Eastern Time. Saved when you leave a field.</p>
      <div className="border-t border-sand">
        {weekFromMonday.map((day) => (
          <DayLine key={day} day={day} slots={slots} />
        ))}
      </div>
    </section>
  );
}

import { type AvailabilitySlot, formatTimeOfDay, isWeekend, slotGrid } from '@agency/contracts';
import { DayLine } from './day-line';
import { weekFromMonday } from './day-windows';
import { SlotForm } from './slot-form';

/** A line for each weekday, edited in place, and the form that adds hours to any day. */
export function WeeklyHours({ slots }: { slots: AvailabilitySlot[] }) {
  const days = weekFromMonday.filter(
    (day) => !isWeekend(day) || slots.some(({ dayOfWeek }) => dayOfWeek === day),
  );

  return (
    <section aria-labelledby="weekly-hours" className="grid min-w-0 gap-3">
      <h2 id="weekly-hours" className="text-title">
        Weekly hours
      </h2>
      <p className="text-fine text-slate">
        Eastern Time. Visitors book on the half hour, Monday to Friday, from{' '}
        {formatTimeOfDay(slotGrid.first)}; the last appointment starts at{' '}
        {formatTimeOfDay(slotGrid.last)}. Changes are in force when you leave a field.
      </p>
      <div className="border-t border-sand">
        {days.map((day) => (
          <DayLine key={day} day={day} slots={slots} />
        ))}
      </div>
      <SlotForm slots={slots} />
    </section>
  );
}

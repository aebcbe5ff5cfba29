import { type AvailabilitySlot, formatTimeOfDay, isWeekend, slotGrid } from '@agency/contracts';
import { SlotForm } from './slot-form';
import { SlotRow } from './slot-row';
import { weekdayName, weekFromMonday } from './weekdays';
import styles from './weekly-hours.module.css';

/** The windows of each weekday, and the form that adds one. */
export function WeeklyHours({ slots }: { slots: AvailabilitySlot[] }) {
  const days = weekFromMonday
    .map((day) => ({
      day,
      ofDay: slots
        .filter(({ dayOfWeek }) => dayOfWeek === day)
        .sort((a, b) => a.startTime.localeCompare(b.startTime)),
    }))
    .filter(({ day, ofDay }) => !isWeekend(day) || ofDay.length > 0);

  return (
    <section aria-labelledby="weekly-hours" className="grid min-w-0 gap-3">
      <h2 id="weekly-hours" className="text-title">
        Weekly hours
      </h2>
      <p className="text-fine text-slate">
        Eastern Time. Visitors book on the half hour, Monday to Friday, from{' '}
        {formatTimeOfDay(slotGrid.first)}; the last appointment starts at{' '}
        {formatTimeOfDay(slotGrid.last)}.
      </p>
      <div className={styles.days}>
        {days.map(({ day, ofDay }) => (
          <div key={day} className={styles.day}>
            <h3>
              {weekdayName(day).slice(0, 3)}
              <span className="max-[30rem]:sr-only">{weekdayName(day).slice(3)}</span>
            </h3>
            {ofDay.length === 0 && <p className="text-fine text-slate">No appointments</p>}
            <ul>
              {ofDay.map((slot) => (
                <SlotRow key={slot.id} slot={slot} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <SlotForm slots={slots} />
    </section>
  );
}

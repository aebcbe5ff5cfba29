import { easternDateOf, formatTimeOfDay, slotGrid } from '@agency/contracts';
import { earliestMonday } from '~/features/slot-picker/booking-week';
import { useWeekSlots } from '~/features/slot-picker/use-week-slots';
import { dayParts, formatDay, formatDayRange } from '~/lib/eastern-display';
import styles from './week-ahead.module.css';

/** The week that visitors see first: a mark per slot and day, filled where it can be booked. */
export function WeekAhead({ now }: { now: Date }) {
  const monday = earliestMonday(now);
  const today = easternDateOf(now);
  const { days, isLoading } = useWeekSlots(monday, now);
  const [first, last] = [days[0], days.at(-1)];

  return (
    <section aria-labelledby="week-ahead" className="grid min-w-0 gap-3" aria-busy={isLoading}>
      <h2 id="week-ahead" className="text-title">
        What visitors see
      </h2>
      <p className="text-fine text-slate">
        {first && last && formatDayRange(first.day, last.day)}. One mark per half hour from{' '}
        {formatTimeOfDay(slotGrid.first)}: blue is free, dark is booked.
      </p>
      <ul className={styles.days}>
        {days.map(({ day, slots, openCount }) => {
          const { weekday, date } = dayParts(day);
          return (
            <li key={day} data-today={day === today ? '' : undefined}>
              <span className="sr-only">{formatDay(day)}: </span>
              <span aria-hidden="true">
                {weekday} {date}
              </span>
              <span aria-hidden="true" className={styles.marks}>
                {slots.map(({ time, unavailableReason }) => (
                  <i key={time} data-state={unavailableReason ?? 'free'} />
                ))}
              </span>
              <span>{isLoading ? '…' : openCount === 0 ? 'none' : `${openCount} free`}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { easternDateOf } from '@agency/contracts';
import { useWeekSlots } from '~/features/slot-picker/use-week-slots';
import { earliestMonday } from '~/features/slot-picker/week-days';
import { dayParts, formatDay, formatDayRange } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';

const markClasses: Partial<Record<string, string>> = {
  free: 'bg-channel forced-color-adjust-none',
  taken: 'bg-ink forced-color-adjust-none',
};

/** The first week that visitors see: a mark per slot and day, filled if it is bookable. */
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
        {first && last && formatDayRange(first.day, last.day)}. Blue is free, dark is booked.
      </p>
      <ul className="grid gap-1.5">
        {days.map(({ day, slots, openCount }) => {
          const { weekday, date } = dayParts(day);
          return (
            <li
              key={day}
              className={classNames(
                'grid grid-cols-[3.75rem_minmax(0,12rem)_auto] items-center justify-start gap-3 text-(length:--text-fine)',
                day === today && 'font-bold',
              )}
            >
              <span className="sr-only">{formatDay(day)}: </span>
              <span aria-hidden="true">
                {weekday} {date}
              </span>
              <span aria-hidden="true" className="grid h-4 grid-cols-[repeat(16,1fr)] gap-0.5">
                {slots.map(({ time, unavailableReason }) => (
                  <i
                    key={time}
                    className={markClasses[unavailableReason ?? 'free'] ?? 'bg-sand/60'}
                  />
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

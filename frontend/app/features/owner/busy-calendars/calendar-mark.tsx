import type { Calendar } from '@agency/contracts';
import styles from './calendar-mark.module.css';

/** A calendar's name beside its color. */
export function CalendarMark({ calendar }: { calendar: Pick<Calendar, 'name' | 'color'> }) {
  return (
    <span className="flex items-baseline gap-2.5">
      <span className={styles.root} data-color={calendar.color} aria-hidden="true" />
      <strong>
        <bdi>{calendar.name}</bdi>
      </strong>
    </span>
  );
}

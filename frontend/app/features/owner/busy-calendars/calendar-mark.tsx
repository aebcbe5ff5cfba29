import type { Calendar } from '@agency/contracts';
import styles from './calendars.module.css';

/** A calendar's name beside its color. */
export function CalendarMark({ calendar }: { calendar: Pick<Calendar, 'name' | 'color'> }) {
  return (
    <span className={styles.name}>
      <span className={styles.mark} data-color={calendar.color} aria-hidden="true" />
      <strong>
        <bdi>{calendar.name}</bdi>
      </strong>
    </span>
  );
}

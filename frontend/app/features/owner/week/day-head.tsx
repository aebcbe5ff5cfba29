import { dayParts, formatDayOfYear } from '~/lib/eastern-display';
import { countOfCalls, headRemarks } from './cell-labels';
import styles from './day-head.module.css';
import type { GridDay } from './grid-day';

interface DayHeadProps {
  column: GridDay;
  isToday: boolean;
}

/** A day's date, how many calls it has, and why it may have none. */
export function DayHead({ column, isToday }: DayHeadProps) {
  const { day, calls, off } = column;
  const { weekday, date } = dayParts(day);
  const remarks = headRemarks(column).join(', ');
  return (
    <th
      scope="col"
      className={styles.head}
      data-day={day}
      data-today={isToday ? '' : undefined}
      data-off={off ? '' : undefined}
    >
      <span className="sr-only">
        {[formatDayOfYear(day), isToday && 'today', countOfCalls(calls)].filter(Boolean).join(', ')}
      </span>
      <span aria-hidden="true" className={styles.date}>
        {weekday} <b>{date}</b>
        {calls.length > 0 && ` · ${calls.length}`}
      </span>
      {remarks && (
        <bdi className={styles.headRemark} title={remarks}>
          {remarks}
        </bdi>
      )}
    </th>
  );
}

import { type EasternDate, easternDateOf } from '@agency/contracts';
import { dayParts, formatDayOfYear } from '~/lib/eastern-display';
import { countOfCalls, headRemarks } from './cell-labels';
import type { GridDay } from './grid-day';
import styles from './week-strip.module.css';

interface WeekStripProps {
  days: readonly GridDay[];
  shown: EasternDate;
  now: Date;
  onShow: (day: EasternDate) => void;
}

/** The days of the week on a phone, which shows one of them. */
export function WeekStrip({ days, shown, now, onShow }: WeekStripProps) {
  const today = easternDateOf(now);
  return (
    <ul aria-label="Days" className={styles.strip}>
      {days.map((column) => {
        const { day, calls, off } = column;
        const { weekday, date } = dayParts(day);
        const facts = [day === today && 'today', countOfCalls(calls), ...headRemarks(column)];
        return (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === shown}
              data-today={day === today ? '' : undefined}
              data-off={off ? '' : undefined}
              onClick={() => onShow(day)}
            >
              <span className="sr-only">
                {[formatDayOfYear(day), ...facts].filter(Boolean).join(', ')}
              </span>
              <span aria-hidden="true" className={styles.stripDay}>
                {weekday}
                <b>{date}</b>
                <span>{calls.length > 0 ? `· ${calls.length} ·` : '\u00a0'}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

import { formatDayOfYear, formatEasternTime } from '~/lib/eastern-display';
import { countOfCalls, headRemarks } from './cell-labels';
import { type GridDay, isWorthRoom } from './grid-day';
import styles from './month-day.module.css';

interface MonthDayProps {
  day: GridDay;
  /** Days of the previous and next month fill the first and last week. */
  isOfMonth: boolean;
  isToday: boolean;
  /** Whether it is the grid's one tab stop. */
  isCurrent: boolean;
  onFocus: () => void;
  onOpen: () => void;
}

const maxNames = 3;

/** A day of the month: its first calls, how many more, and why it may have none. */
export function MonthDay({ day, isOfMonth, isToday, isCurrent, onFocus, onOpen }: MonthDayProps) {
  const { calls, off, allDay, blocks } = day;
  const hasBusy =
    allDay.length > 0 || blocks.some((block) => block.kind === 'busy' && isWorthRoom(block));
  const name = [
    formatDayOfYear(day.day),
    isToday && 'today',
    ...headRemarks(day),
    countOfCalls(calls) || 'no calls',
    hasBusy && 'busy times',
  ];
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      className={styles.day}
      data-current={isCurrent ? '' : undefined}
      data-today={isToday ? '' : undefined}
      data-other={isOfMonth ? undefined : ''}
      data-off={off ? '' : undefined}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <span className="sr-only">{name.filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className={styles.content}>
        <span className={styles.date}>
          <b>{Number(day.day.slice(8))}</b>
          {calls.length > 0 && <span className={styles.count}>{calls.length}</span>}
        </span>
        {off && <bdi className={styles.off}>{off.name}</bdi>}
        {calls.slice(0, maxNames).map((call) => (
          <span key={call.id} className={styles.call}>
            {formatEasternTime(new Date(call.scheduledAt)).replace(':00', '')}{' '}
            <bdi>{call.contact.name}</bdi>
          </span>
        ))}
        {calls.length > maxNames && (
          <span className={styles.more}>and {calls.length - maxNames} more</span>
        )}
        {hasBusy && <span className={styles.busy}>Busy times</span>}
      </span>
    </button>
  );
}

import { easternDateOf, type Span } from '@agency/contracts';
import type { CSSProperties, Ref } from 'react';
import { timeAt } from './cell-labels';
import { minuteAt } from './day-clock';
import { DayHead } from './day-head';
import { DayLayers } from './day-layers';
import { rowOf, rowStarts } from './rows';
import type { WeekCursor } from './use-week-cursor';
import type { WeekDialogControl } from './use-week-dialog';
import { WeekCell } from './week-cell';
import type { WeekColumn } from './week-column';
import styles from './week-grid.module.css';

interface WeekGridProps {
  ref: Ref<HTMLTableElement>;
  label: string;
  columns: readonly WeekColumn[];
  /** The visible part of a day. */
  hours: Span;
  now: Date;
  cursor: WeekCursor;
  control: WeekDialogControl;
  /** The contents of these days are still loading. */
  isLoading: boolean;
}

/**
 * Days as columns and half hours as rows. Each cell is a button with a full accessible name, and all of them are one
 * tab stop. Noninteractive layers are drawn below the cells, in the first cell of their day.
 */
export function WeekGrid(props: WeekGridProps) {
  const { ref, label, columns, hours, now, cursor, control, isLoading } = props;
  const today = easternDateOf(now);
  const rows = rowStarts(hours);
  const size = { '--days': columns.length, '--rows': rows.length } as CSSProperties;

  return (
    <table
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and arrow keys move in it.
      role="grid"
      aria-label={label}
      aria-busy={isLoading}
      className={styles.root}
      style={size}
      onKeyDown={(event) => {
        // Keys in a cell's menu bubble up to here.
        if (!event.currentTarget.contains(event.target as Node)) return;
        control.onKeyDown(event);
        cursor.onKeyDown(event);
      }}
    >
      <thead className={styles.group}>
        <tr className={styles.group}>
          <td className={styles.corner} aria-hidden="true" />
          {columns.map((column) => (
            <DayHead key={column.day} column={column} isToday={column.day === today} />
          ))}
        </tr>
      </thead>
      <tbody className={styles.group}>
        {rows.map((start, row) => (
          <tr key={start} className={styles.group}>
            <td aria-hidden="true" className={styles.time} data-time="">
              {start % 60 === 0 && shortHour(start)}
            </td>
            {columns.map((column) => (
              <td
                key={column.day}
                className={styles.cell}
                data-hour={start % 60 === 0 ? '' : undefined}
                data-day={column.day}
              >
                {row === 0 && (
                  <DayLayers
                    column={column}
                    hours={hours}
                    nowMinute={column.day === today ? minuteAt(now) : null}
                  />
                )}
                {column.cells
                  .filter((cell) => rowOf(cell.start, hours) === row)
                  .map((cell) => (
                    <WeekCell
                      key={cell.key}
                      column={column}
                      cell={cell}
                      rowStart={start}
                      hours={hours}
                      now={now}
                      cursor={cursor}
                      control={control}
                      isLoading={isLoading}
                    />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `9 AM` */
const shortHour = (minute: number) => timeAt(minute).replace(':00', '');

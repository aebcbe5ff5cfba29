import { easternDateOf, type Span } from '@agency/contracts';
import type { CSSProperties, Ref } from 'react';
import { callNoun, counted } from '~/lib/counted';
import { dayParts, formatDayOfYear } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { Skeleton } from '~/ui/desk/skeleton';
import { calendarTones } from '../busy-calendars/calendar-texts';
import { headRemarks, timeAt } from './cell-labels';
import { minuteAt } from './day-clock';
import { busyName, type GridDay } from './grid-day';
import { laneStyle } from './lanes';
import { rowOf, rowStarts } from './rows';
import type { WeekDialogControl } from './use-week-dialog';
import { WeekCell } from './week-cell';
import { savedOnly, type WeekColumn } from './week-columns';
import type { WeekCursor } from './week-cursor';
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

interface DayHeadProps {
  column: GridDay;
  isToday: boolean;
}

/** A day's date, its number of calls, why it may have none, and what takes it all in other calendars. */
function DayHead({ column, isToday }: DayHeadProps) {
  const { day, calls, off, allDay } = column;
  const { weekday, date } = dayParts(day);
  const remarks = headRemarks({ ...column, allDay: [] }).join(', ');
  return (
    <th
      scope="col"
      className="sticky top-(--header) z-3 grid min-h-11 min-w-0 content-center border-b border-l border-sand bg-buff px-2 py-1 text-center font-medium leading-[1.3] data-off:text-(--color-danger) max-md:static max-md:min-h-8 max-md:snap-start max-md:snap-always max-md:text-(length:--text-fine)"
      data-day={day}
      data-today={isToday ? '' : undefined}
      data-off={off ? '' : undefined}
    >
      <span className="sr-only">
        {[
          formatDayOfYear(day),
          isToday && 'today',
          calls.length > 0 && counted(calls.length, callNoun),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span aria-hidden="true">
        {weekday}{' '}
        <b
          className={isToday ? 'inline-block min-w-6 rounded-sheet bg-deep text-white' : undefined}
        >
          {date}
        </b>
        {calls.length > 0 && ` · ${calls.length}`}
      </span>
      {remarks && (
        <bdi
          className={classNames('truncate text-(length:--text-fine)', !off && 'text-slate')}
          title={remarks}
        >
          {remarks}
        </bdi>
      )}
      {allDay.map(({ name, color }) => (
        <bdi
          key={name}
          className="truncate rounded-[3px] border-l-4 bg-[#e4e2dd] px-1 text-start text-(length:--text-fine) text-[#3b434a]"
          style={{ borderColor: calendarTones[color] }}
          title={name}
        >
          {name}
        </bdi>
      ))}
    </th>
  );
}

interface DayLayersProps {
  column: GridDay;
  hours: Span;
  /** The current minute, if the day is today. */
  nowMinute: number | null;
}

/**
 * Layers below a day's cells: closed hours, other calendars' busy times, the current time. The cells' names include the
 * same information.
 */
function DayLayers({ column, hours, nowMinute }: DayLayersProps) {
  const { allDay, closed, unbookable, blocks } = column;
  const cut = ({ start, end }: Span): Span | null => {
    const part = { start: Math.max(start, hours.start), end: Math.min(end, hours.end) };
    return part.start < part.end ? part : null;
  };
  const place = ({ start, end }: Span) =>
    ({ '--from': start - hours.start, '--span': end - start }) as CSSProperties;

  return (
    <div aria-hidden="true" className={styles.layers}>
      {closed.map((span) => {
        const part = cut(span);
        return part && <div key={span.start} className={styles.closed} style={place(part)} />;
      })}
      {allDay.length > 0 && <div className={styles.closed} style={place(hours)} />}
      {unbookable.map((span) => {
        const part = cut(span);
        return (
          part && (
            <div key={span.start} className={styles.unbookable} style={place(part)}>
              {savedOnly}
            </div>
          )
        );
      })}
      {blocks.map((block) => {
        const part = block.kind === 'busy' && cut(block);
        if (block.kind !== 'busy' || !part) return null;
        const { busy, source } = block;
        return (
          <div
            key={`${busy.calendarId}-${busy.startsAt}`}
            className={styles.busy}
            data-block=""
            style={{ ...place(part), ...laneStyle(block, calendarTones[source.color]) }}
          >
            <bdi>{busyName(busy, source)}</bdi>
          </div>
        );
      })}
      {nowMinute !== null && hours.start <= nowMinute && nowMinute < hours.end && (
        <div className={styles.now} style={place({ start: nowMinute, end: nowMinute })} />
      )}
    </div>
  );
}

/** The grid while it loads. */
export function WeekSkeleton() {
  return (
    <Skeleton what="the calendar" className={styles.loading}>
      <div aria-hidden="true" className={styles.skeleton} />
    </Skeleton>
  );
}

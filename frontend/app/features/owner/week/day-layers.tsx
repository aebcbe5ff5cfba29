import type { Span } from '@agency/contracts';
import type { CSSProperties } from 'react';
import { calendarTones } from '../busy-calendars/tones';
import { savedOnly } from './cells';
import styles from './day-layers.module.css';
import { busyName, type GridDay } from './grid-day';
import { laneStyle } from './lanes';

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
export function DayLayers({ column, hours, nowMinute }: DayLayersProps) {
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

import type { Span } from '@agency/contracts';
import type { CSSProperties } from 'react';
import { calendarTones } from '../shared/tones';
import styles from './day-layers.module.css';
import { busyName, type GridDay } from './grid-day';
import { laneStyle } from './lane-style';

interface DayLayersProps {
  column: GridDay;
  hours: Span;
  /** Where the clock stands, if the day is today. */
  nowMinute: number | null;
}

/** What lies below a day's cells: closed hours, other calendars' busy times, the line of now. The cells' names tell it, too. */
export function DayLayers({ column, hours, nowMinute }: DayLayersProps) {
  const { closed, blocks } = column;
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

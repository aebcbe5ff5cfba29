import type { CSSProperties, FocusEvent, MouseEvent } from 'react';
import { CallStop } from './call-stop';
import type { Span } from './day-clock';
import { FreeStop } from './free-stop';
import { laneStyle } from './lane-style';
import { nameOfStop } from './speech';
import type { Stop } from './stops';
import type { WeekCursor } from './use-week-cursor';
import type { WeekTaskControl } from './use-week-task';
import type { WeekColumn } from './week-column';
import styles from './week-grid.module.css';

interface WeekStopProps {
  column: WeekColumn;
  stop: Stop;
  /** Where its row begins. */
  rowStart: number;
  hours: Span;
  now: Date;
  cursor: WeekCursor;
  task: WeekTaskControl;
  isLoading: boolean;
}

/** One button of the grid. */
export function WeekStop(props: WeekStopProps) {
  const { column, stop, rowStart, hours, now, cursor, task, isLoading } = props;
  const start = Math.max(stop.start, hours.start);
  const isCurrent = cursor.isCurrent(column.day, stop);
  const button = {
    type: 'button',
    tabIndex: isCurrent ? 0 : -1,
    'aria-label': nameOfStop(column.day, stop, now),
    'data-current': isCurrent ? '' : undefined,
    style: {
      '--from': start - rowStart,
      '--span': Math.min(stop.end, hours.end) - start,
      ...(stop.kind !== 'free' && laneStyle(stop.block)),
    } as CSSProperties,
    onFocus: (event: FocusEvent<HTMLElement>) =>
      cursor.onStopFocus(column.day, stop, event.currentTarget),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Safari gives a button that is pressed no focus.
      event.currentTarget.focus();
      task.press(column, stop);
    },
  } as const;

  switch (stop.kind) {
    case 'call':
      return <CallStop {...button} block={stop.block} task={task} now={now} />;
    case 'away':
      return (
        <button {...button} className={styles.away} aria-haspopup="dialog">
          <bdi>{stop.block.timeOff.note ?? 'Blocked'}</bdi>
        </button>
      );
    case 'free':
      return <FreeStop {...button} stop={stop} task={task} now={now} isLoading={isLoading} />;
  }
}

import type { Span } from '@agency/contracts';
import type { CSSProperties, FocusEvent, MouseEvent } from 'react';
import { CallCell } from './call-cell';
import { cellLabel } from './cell-labels';
import type { GridCell } from './cells';
import { FreeCell } from './free-cell';
import { laneStyle } from './lanes';
import type { WeekCursor } from './use-week-cursor';
import type { WeekDialogControl } from './use-week-dialog';
import styles from './week-cell.module.css';
import type { WeekColumn } from './week-column';

interface WeekCellProps {
  column: WeekColumn;
  cell: GridCell;
  /** The minute at which its row starts. */
  rowStart: number;
  hours: Span;
  now: Date;
  cursor: WeekCursor;
  control: WeekDialogControl;
  isLoading: boolean;
}

/** One button of the grid. */
export function WeekCell(props: WeekCellProps) {
  const { column, cell, rowStart, hours, now, cursor, control, isLoading } = props;
  const start = Math.max(cell.start, hours.start);
  const isCurrent = cursor.isCurrent(column.day, cell);
  const button = {
    type: 'button',
    tabIndex: isCurrent ? 0 : -1,
    'aria-label': cellLabel(column.day, cell, now),
    'data-current': isCurrent ? '' : undefined,
    style: {
      '--from': start - rowStart,
      '--span': Math.min(cell.end, hours.end) - start,
      ...(cell.kind !== 'free' && laneStyle(cell.block)),
    } as CSSProperties,
    onFocus: (event: FocusEvent<HTMLElement>) =>
      cursor.onCellFocus(column.day, cell, event.currentTarget),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Safari does not focus a pressed button.
      event.currentTarget.focus();
      control.press(column, cell);
    },
  } as const;

  switch (cell.kind) {
    case 'call':
      return <CallCell {...button} block={cell.block} control={control} now={now} />;
    case 'away':
      return (
        <button {...button} className={styles.away} data-block="" aria-haspopup="dialog">
          <bdi>{cell.block.timeOff.note ?? 'Blocked'}</bdi>
        </button>
      );
    case 'free':
      return <FreeCell {...button} cell={cell} control={control} now={now} isLoading={isLoading} />;
  }
}

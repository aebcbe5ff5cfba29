import type { Span } from '@agency/contracts';
import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  useRef,
} from 'react';
import { formatEasternTime } from '~/lib/eastern-display';
import { useDraggable } from '~/ui/desk/use-drag';
import { stageOf } from '../appointments/appointment-state';
import { cellLabel, isOffGrid } from './cell-labels';
import { FreeCell } from './free-cell';
import { laneStyle } from './lanes';
import { draggedCall, type WeekDialogControl } from './use-week-dialog';
import styles from './week-cell.module.css';
import type { CallBlock, GridCell, WeekColumn } from './week-columns';
import type { WeekCursor } from './week-cursor';

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

interface CallCellProps extends Omit<ComponentProps<'button'>, 'className' | 'ref'> {
  block: CallBlock;
  control: WeekDialogControl;
  now: Date;
}

/** A call in the grid: the lead, the time if it is off the half hour, and marks. */
function CallCell({ block, control, now, ...button }: CallCellProps) {
  const element = useRef<HTMLButtonElement>(null);
  const { call, conflict } = block;
  const canMove = control.canMove(block);
  const isDragged = useDraggable(draggedCall, {
    element,
    item: call,
    isMovable: canMove && !control.moving,
  });
  const isLeaving =
    isDragged ||
    control.moving?.id === call.id ||
    (control.dialog?.kind === 'move' && control.dialog.call.id === call.id);
  const mark = markOf(block);
  return (
    <button
      {...button}
      ref={element}
      type="button"
      className={styles.call}
      data-block=""
      aria-haspopup="dialog"
      aria-keyshortcuts={canMove ? 'm' : undefined}
      data-status={call.status}
      data-stage={stageOf(call, now)}
      data-conflict={conflict ? '' : undefined}
      data-leaving={isLeaving ? '' : undefined}
    >
      {mark && <MarkIcon path={mark.path} />}
      {/* The spaces separate the words: voice control compares the text with the accessible name. */}
      <bdi>{call.contact.name}</bdi>{' '}
      {isOffGrid(call) && (
        <span aria-hidden="true" className={styles.more}>
          {formatEasternTime(new Date(call.scheduledAt))}
        </span>
      )}{' '}
      {mark && (
        <span aria-hidden="true" className={styles.more}>
          {mark.label}
        </span>
      )}
    </button>
  );
}

/** If a block is too narrow for the text, only its icon remains. */
function markOf({ call: { status, confirmBy }, conflict }: CallBlock) {
  if (status === 'completed') return { label: 'Completed', path: 'm3 8.5 3.5 3.5L13 4.5' };
  if (status === 'no-show') return { label: 'No-show', path: 'm4 4 8 8M12 4l-8 8' };
  if (conflict) return { label: 'Conflict', path: 'M8 2.5v7m0 2v2' };
  return confirmBy ? { label: 'Not confirmed', path: 'M2 8h2.5m2.25 0h2.5m2.25 0H14' } : null;
}

function MarkIcon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.mark} fill="none">
      <path d={path} stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}

import { type ComponentProps, useRef } from 'react';
import { formatEasternTime } from '~/lib/eastern-display';
import { useDraggable } from '~/ui/desk/use-drag';
import { stageOf } from '../appointments/appointment-state';
import styles from './call-cell.module.css';
import { isOffGrid } from './cell-labels';
import type { CallBlock } from './cells';
import { draggedCall, type WeekDialogControl } from './use-week-dialog';

interface CallCellProps extends Omit<ComponentProps<'button'>, 'className' | 'ref'> {
  block: CallBlock;
  control: WeekDialogControl;
  now: Date;
}

/** A call in the grid: the lead, the time if it is off the half hour, and marks. */
export function CallCell({ block, control, now, ...button }: CallCellProps) {
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

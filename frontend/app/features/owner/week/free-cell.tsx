import { type ComponentProps, useRef } from 'react';
import { useDropTarget } from '~/ui/desk/use-drag';
import { isOver, timeAt } from './cell-labels';
import type { FreeCell as Free } from './cells';
import styles from './free-cell.module.css';
import { HalfHourMenu } from './half-hour-menu';
import { draggedCall, type WeekDialogControl } from './use-week-dialog';

interface FreeCellProps extends Omit<ComponentProps<'button'>, 'className' | 'ref'> {
  cell: Free;
  control: WeekDialogControl;
  now: Date;
  isLoading: boolean;
}

/** A half hour without a call. Shows its menu, and the call that may move there. */
export function FreeCell({ cell, control, now, isLoading, ...button }: FreeCellProps) {
  const element = useRef<HTMLButtonElement>(null);
  const { dialog, moving } = control;
  const isFuture = !isLoading && !isOver(cell, now);
  const isTarget = useDropTarget(draggedCall, {
    element,
    accepts: () => isFuture,
    onDrop: (call) => control.openDialog({ kind: 'move', call, startsAt: cell.startsAt }),
  });
  const isHere = (at: Date) => at.getTime() === cell.startsAt.getTime();
  const choice = dialog?.kind === 'choose' && isHere(dialog.cell.startsAt) ? dialog : null;
  const coming = dialog?.kind === 'move' && isHere(dialog.startsAt) ? dialog.call : null;
  return (
    <>
      <button
        {...button}
        ref={element}
        type="button"
        className={styles.free}
        aria-disabled={!isFuture}
        aria-haspopup={moving ? undefined : 'dialog'}
        aria-expanded={choice ? true : undefined}
        data-moving={moving ? '' : undefined}
        data-target={isTarget || coming ? '' : undefined}
      >
        {coming && <bdi>{coming.contact.name}</bdi>}
        <span aria-hidden="true">{timeAt(cell.start)}</span>
      </button>
      {choice && (
        <HalfHourMenu
          choice={choice}
          anchor={element}
          onChoose={control.openDialog}
          onClose={control.closeMenu}
        />
      )}
    </>
  );
}

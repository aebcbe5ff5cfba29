import type { DrawnTimeOff, EasternDate, Interval, OwnerAppointment } from '@agency/contracts';
import { type KeyboardEvent, useState } from 'react';
import { dragKind } from '~/ui/desk/use-drag';
import { canBeCancelled } from '../appointments/appointment-state';
import { isOver } from './cell-labels';
import type { CallBlock, FreeCell, GridCell, WeekColumn } from './week-columns';
import type { WeekCursor } from './week-cursor';
import { cellAt } from './week-cursor';

export const draggedCall = dragKind<OwnerAppointment>('call');

/** What is asked or shown over the grid. */
export type WeekDialog =
  | { kind: 'choose'; day: EasternDate; cell: FreeCell; dayOff: DrawnTimeOff | null }
  | { kind: 'call'; id: number }
  | { kind: 'book'; startsAt: Date }
  | { kind: 'block'; stretch: Interval }
  | { kind: 'time-off'; timeOff: DrawnTimeOff }
  | { kind: 'move'; call: OwnerAppointment; startsAt: Date };

interface WeekDialogInput {
  cursor: WeekCursor;
  columns: readonly WeekColumn[];
  now: Date;
  isLoading: boolean;
}

/** Handles presses in the grid: opens something, or sets the new time of the call being moved. */
export function useWeekDialog({ cursor, columns, now, isLoading }: WeekDialogInput) {
  const [dialog, openDialog] = useState<WeekDialog | null>(null);
  const [moving, setMoving] = useState<OwnerAppointment | null>(null);

  const isGone =
    dialog?.kind === 'call' &&
    // Not `calls`: a call that goes past midnight is listed on the day it starts, maybe in the week before.
    !columns.some(({ blocks }) =>
      blocks.some((block) => block.kind === 'call' && block.call.id === dialog.id),
    );
  // It was canceled, or moved to another week.
  if (isGone && !isLoading) openDialog(null);

  function press(column: WeekColumn, cell: GridCell): void {
    if (isLoading) return;
    if (moving) drop(cell, moving);
    else if (cell.kind === 'call') openDialog({ kind: 'call', id: cell.block.call.id });
    else if (cell.kind === 'away') openDialog({ kind: 'time-off', timeOff: cell.block.timeOff });
    else if (!isOver(cell, now)) {
      const dayOff = column.off?.timeOff ?? null;
      openDialog({ kind: 'choose', day: column.day, cell, dayOff });
    }
  }

  function drop(cell: GridCell, call: OwnerAppointment): void {
    if (cell.kind === 'call' && cell.block.call.id === call.id) setMoving(null);
    if (cell.kind === 'free' && !isOver(cell, now)) {
      openDialog({ kind: 'move', call, startsAt: cell.startsAt });
    }
  }

  function startMoving(call: OwnerAppointment): void {
    if (!canBeCancelled(call, now)) return;
    openDialog(null);
    setMoving(call);
    cursor.focusCurrent();
  }

  function stopMoving(): void {
    setMoving(null);
    cursor.focusCurrent();
  }

  return {
    dialog,
    moving,
    press,
    openDialog,
    stopMoving,
    canMove: ({ call }: CallBlock) => !isLoading && canBeCancelled(call, now),
    close: () => openDialog(null),
    /** The menu also loses the focus when a dialog replaces it; that dialog must stay. */
    closeMenu: () => openDialog((shown) => (shown?.kind === 'choose' ? null : shown)),
    onKeyDown(event: KeyboardEvent): void {
      const cell = cellAt(columns, cursor.cursor);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (moving && event.key === 'Escape') stopMoving();
      else if (!moving && isPlain && event.key.toLowerCase() === 'm' && cell?.kind === 'call') {
        event.preventDefault();
        startMoving(cell.block.call);
      }
    },
  };
}

export type WeekDialogControl = ReturnType<typeof useWeekDialog>;

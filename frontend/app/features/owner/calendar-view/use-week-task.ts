import type { DrawnTimeOff, EasternDate, OwnerAppointment } from '@agency/contracts';
import { type KeyboardEvent, useState } from 'react';
import { canBeCancelled } from '../appointments/appointment-state';
import { stopAt } from './roving';
import { isOver } from './speech';
import type { CallBlock, FreeStop, Stop } from './stops';
import type { WeekCursor } from './use-week-cursor';
import type { WeekColumn } from './week-column';

/** What is asked or shown over the grid. */
export type WeekTask =
  | { kind: 'choose'; day: EasternDate; stop: FreeStop; dayOff: DrawnTimeOff | null }
  | { kind: 'call'; id: number }
  | { kind: 'book'; startsAt: Date }
  | { kind: 'block'; startsAt: Date; endsAt: Date }
  | { kind: 'time-off'; timeOff: DrawnTimeOff }
  | { kind: 'move'; call: OwnerAppointment; startsAt: Date };

interface WeekTaskInput {
  cursor: WeekCursor;
  columns: readonly WeekColumn[];
  now: Date;
  isLoading: boolean;
}

/** What a press in the grid means: something opens, or a call that is being moved has its new time. */
export function useWeekTask({ cursor, columns, now, isLoading }: WeekTaskInput) {
  const [open, setOpen] = useState<WeekTask | null>(null);
  const [moving, setMoving] = useState<OwnerAppointment | null>(null);

  const isGone =
    open?.kind === 'call' && columns.every(({ calls }) => calls.every(({ id }) => id !== open.id));
  // It was cancelled, or moved to another week.
  if (isGone && !isLoading) setOpen(null);

  function press(column: WeekColumn, stop: Stop): void {
    if (isLoading) return;
    if (moving) drop(stop, moving);
    else if (stop.kind === 'call') setOpen({ kind: 'call', id: stop.block.call.id });
    else if (stop.kind === 'away') setOpen({ kind: 'time-off', timeOff: stop.block.timeOff });
    else if (!isOver(stop, now)) {
      const dayOff = column.off?.timeOff ?? null;
      setOpen({ kind: 'choose', day: column.day, stop, dayOff });
    }
  }

  function drop(stop: Stop, call: OwnerAppointment): void {
    if (stop.kind === 'call' && stop.block.call.id === call.id) setMoving(null);
    if (stop.kind === 'free' && !isOver(stop, now)) ask(call, stop.startsAt);
  }

  function ask(call: OwnerAppointment, startsAt: Date): void {
    setOpen({ kind: 'move', call, startsAt });
  }

  function startMoving(call: OwnerAppointment): void {
    if (!canBeCancelled(call, now)) return;
    setOpen(null);
    setMoving(call);
    cursor.focusCurrent();
  }

  function stopMoving(): void {
    setMoving(null);
    cursor.focusCurrent();
  }

  return {
    open,
    moving,
    press,
    show: setOpen,
    ask,
    startMoving,
    stopMoving,
    canMove: ({ call }: CallBlock) => !isLoading && canBeCancelled(call, now),
    close: () => setOpen(null),
    /** The menu sees the focus leave it also when a dialog takes its place, which must stay. */
    closeMenu: () => setOpen((now) => (now?.kind === 'choose' ? null : now)),
    onKeyDown(event: KeyboardEvent): void {
      const stop = stopAt(columns, cursor.cursor);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (moving && event.key === 'Escape') stopMoving();
      else if (!moving && isPlain && event.key.toLowerCase() === 'm' && stop?.kind === 'call') {
        event.preventDefault();
        startMoving(stop.block.call);
      }
    },
  };
}

export type WeekTaskControl = ReturnType<typeof useWeekTask>;

import { easternTimeOf, formatTimeOfDay } from '@agency/contracts';
import { Popover } from 'radix-ui';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { formatDayOfYear } from '~/lib/eastern-display';
import { PopoverMenu, PopoverMenuItem } from '~/ui/desk/menu';
import { useDropTarget } from '~/ui/desk/use-drag';
import { isOver, timeAt } from './cell-labels';
import styles from './free-cell.module.css';
import { draggedCall, type WeekDialog, type WeekDialogControl } from './use-week-dialog';
import type { FreeCell as Free } from './week-columns';

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

interface HalfHourMenuProps {
  choice: Extract<WeekDialog, { kind: 'choose' }>;
  /** The button of the half hour. */
  anchor: RefObject<HTMLButtonElement | null>;
  onChoose: (dialog: WeekDialog) => void;
  onClose: () => void;
}

/** The actions on a free half hour. */
function HalfHourMenu({ choice, anchor, onChoose, onClose }: HalfHourMenuProps) {
  const { day, cell, dayOff } = choice;
  const { startsAt, endsAt } = cell;
  const stretch = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const time = formatTimeOfDay(easternTimeOf(startsAt));
  const label = `${formatDayOfYear(day)}, ${time}`;

  function choose(dialog: WeekDialog): void {
    // A closing dialog returns the focus to the element that had it when it opened.
    anchor.current?.focus();
    onChoose(dialog);
  }

  return (
    <Popover.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverMenu
        label={label}
        sideOffset={4}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) anchor.current?.focus();
        }}
      >
        <PopoverMenuItem onClick={() => choose({ kind: 'book', startsAt })}>
          Book a call
        </PopoverMenuItem>
        <PopoverMenuItem onClick={() => choose({ kind: 'block', stretch })}>
          Block this time
        </PopoverMenuItem>
        {dayOff && (
          <PopoverMenuItem onClick={() => choose({ kind: 'time-off', timeOff: dayOff })}>
            Change the time off
          </PopoverMenuItem>
        )}
      </PopoverMenu>
    </Popover.Root>
  );
}

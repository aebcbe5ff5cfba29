import { easternTimeOf, formatTimeOfDay } from '@agency/contracts';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { formatDayOfYear } from '~/lib/eastern-display';
import { PopoverMenu, PopoverMenuItem } from '~/ui/desk/menu';
import type { WeekDialog } from './use-week-dialog';

interface HalfHourMenuProps {
  choice: Extract<WeekDialog, { kind: 'choose' }>;
  /** The button of the half hour. */
  anchor: RefObject<HTMLButtonElement | null>;
  onChoose: (dialog: WeekDialog) => void;
  onClose: () => void;
}

/** The actions on a free half hour. */
export function HalfHourMenu({ choice, anchor, onChoose, onClose }: HalfHourMenuProps) {
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

import { easternTimeOf, formatTimeOfDay } from '@agency/contracts';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { formatDayOfYear } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import menu from '../leads/filters/filter-menu.module.css';
import type { WeekDialog } from './use-week-dialog';

interface HalfHourMenuProps {
  choice: Extract<WeekDialog, { kind: 'choose' }>;
  /** The button of the half hour. */
  anchor: RefObject<HTMLButtonElement | null>;
  onChoose: (dialog: WeekDialog) => void;
  onClose: () => void;
}

/** What can be done with a free half hour. */
export function HalfHourMenu({ choice, anchor, onChoose, onClose }: HalfHourMenuProps) {
  const { day, cell, dayOff } = choice;
  const { startsAt, endsAt } = cell;
  const time = formatTimeOfDay(easternTimeOf(startsAt));
  const label = `${formatDayOfYear(day)}, ${time}`;

  function choose(dialog: WeekDialog): void {
    // A dialog that closes gives the focus back to what had it when it opened.
    anchor.current?.focus();
    onChoose(dialog);
  }

  return (
    <Popover.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          className={classNames(menu.surface, 'min-w-48 gap-0 p-2')}
          sideOffset={4}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) anchor.current?.focus();
          }}
        >
          <p className={menu.legend}>{label}</p>
          <Choice onChoose={() => choose({ kind: 'book', startsAt })}>Book a call</Choice>
          <Choice onChoose={() => choose({ kind: 'block', startsAt, endsAt })}>
            Block this time
          </Choice>
          {dayOff && (
            <Choice onChoose={() => choose({ kind: 'time-off', timeOff: dayOff })}>
              Change the time off
            </Choice>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Choice({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <button type="button" className={classNames(menu.option, 'min-h-11 w-full')} onClick={onChoose}>
      {children}
    </button>
  );
}

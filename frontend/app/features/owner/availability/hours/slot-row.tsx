import type { AvailabilitySlot } from '@agency/contracts';
import { useState } from 'react';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Tooltip } from '~/ui/desk/tooltip';
import { clockTime, isWeekend, weekdayName } from '../weekdays';
import { useDeleteSlot } from './use-delete-slot';
import { useToggleSlot } from './use-toggle-slot';

/** One weekly window: in force or not, and the way to be rid of it. */
export function SlotRow({ slot }: { slot: AvailabilitySlot }) {
  const [isDeleting, setDeleting] = useState(false);
  const toggle = useToggleSlot(slot);
  const remove = useDeleteSlot(slot);
  const hours = `${clockTime(slot.startTime)} to ${clockTime(slot.endTime)}`;
  const name = `${weekdayName(slot.dayOfWeek)}, ${hours}`;

  return (
    <li className="slot" data-off={slot.isActive ? undefined : ''}>
      <span className="slot-hours">
        {clockTime(slot.startTime)} – {clockTime(slot.endTime)}
        {isWeekend(slot.dayOfWeek) && <span className="desk-minor">Not offered on weekends</span>}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={slot.isActive}
        aria-label={name}
        aria-disabled={toggle.isPending}
        className="slot-switch"
        onClick={() => {
          if (!toggle.isPending) toggle.mutate(!slot.isActive);
        }}
      >
        <span aria-hidden="true">{slot.isActive ? 'On' : 'Off'}</span>
      </button>
      <Tooltip text="Delete">
        <button
          type="button"
          className="slot-delete"
          aria-label={`Delete ${name}`}
          onClick={() => setDeleting(true)}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
            <path
              d="M2 4h12M6 4V2.5h4V4M4 4l.6 9.5h6.8L12 4M6.8 6.5V11M9.2 6.5V11"
              stroke="currentColor"
              strokeWidth="1.3"
            />
          </svg>
        </button>
      </Tooltip>
      {isDeleting && (
        <ConfirmDialog
          title="Delete this slot?"
          cancel="Keep it"
          confirm="Delete"
          busy={remove.isPending}
          onCancel={() => setDeleting(false)}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setDeleting(false) })}
        >
          <p>
            {name}, Eastern Time. Calls that are already booked stay, and visitors can no longer
            book in these hours.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

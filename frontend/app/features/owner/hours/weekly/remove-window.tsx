import type { AvailabilitySlot } from '@agency/contracts';
import { useState } from 'react';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Tooltip } from '~/ui/desk/tooltip';
import { deleteSlot } from '../../shared/queries/hours';
import { describeTimes, toDayWindows, windowsOf } from './day-windows';
import styles from './remove-window.module.css';
import { useHoursChange } from './use-hours-change';
import { weekdayName } from './weekdays';

/** Deletes a window after a question, as the specification wants it. It comes back by Undo. */
export function RemoveWindow({ slot }: { slot: AvailabilitySlot }) {
  const [isAsking, setAsking] = useState(false);
  const change = useHoursChange();
  const { id, dayOfWeek } = slot;
  const name = `${weekdayName(dayOfWeek)}, ${describeTimes(slot)}`;

  function remove(): void {
    change.mutate(
      {
        plan: (latest) => {
          const stored = windowsOf(latest, dayOfWeek);
          const left = stored.filter((other) => other.id !== id);
          return {
            send: () => deleteSlot(id),
            title: 'Availability Deleted',
            description: 'These hours are deleted.',
            days: [{ dayOfWeek, former: toDayWindows(stored), present: toDayWindows(left) }],
          };
        },
        failure: 'Failed to delete availability slot',
      },
      { onSettled: () => setAsking(false) },
    );
  }

  return (
    <>
      <Tooltip text="Delete">
        <button
          type="button"
          className={styles.remove}
          aria-label={`Delete ${name}`}
          onClick={() => setAsking(true)}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5" fill="none">
            <path d="m2.5 2.5 11 11m0-11-11 11" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </Tooltip>
      {isAsking && (
        <ConfirmDialog
          title="Delete this slot?"
          cancel="Keep slot"
          confirm="Delete"
          busy={change.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={remove}
        >
          <p>
            {name}, Eastern Time. Booked appointments are kept, but visitors can no longer book in
            these hours.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

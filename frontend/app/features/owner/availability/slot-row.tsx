import { type AvailabilitySlot, formatTimeOfDay } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { Switch } from '~/ui/desk/switch';
import { Tooltip } from '~/ui/desk/tooltip';
import { showToast } from '~/ui/toast';
import { deleteSlot, refreshCalendar, setSlotActive } from '../queries/availability';
import { describeNotOffered, describeOffer } from './offered-hours';
import styles from './slot-row.module.css';
import { weekdayName } from './weekdays';

/** One weekly window: on or off, or deleted. */
export function SlotRow({ slot }: { slot: AvailabilitySlot }) {
  const [isDeleting, setDeleting] = useState(false);
  const client = useQueryClient();

  function fail(error: Error, fallback: string): Promise<void> | undefined {
    showFailure(error, { title: 'Error', fallback, isFixed: true });
    // Deleted somewhere else meanwhile.
    if (error instanceof ApiError && error.status === 404) return refreshCalendar(client);
  }

  const toggle = useMutation({
    mutationFn: (isActive: boolean) => setSlotActive(slot.id, isActive),
    onSuccess: (_slot, isActive) => {
      showToast(
        isActive
          ? { title: 'Availability Enabled', description: describeOffer(slot) }
          : { title: 'Availability Disabled', description: 'These hours are no longer offered.' },
      );
      return refreshCalendar(client);
    },
    onError: (error) => fail(error, 'Failed to update availability'),
  });
  const remove = useMutation({
    mutationFn: () => deleteSlot(slot.id),
    onSuccess: () => {
      showToast({ title: 'Availability Deleted', description: 'These hours are deleted.' });
      return refreshCalendar(client);
    },
    onError: (error) => fail(error, 'Failed to delete availability slot'),
  });
  const hours = `${formatTimeOfDay(slot.startTime)} to ${formatTimeOfDay(slot.endTime)}`;
  const notOffered = describeNotOffered(slot);
  const name = `${weekdayName(slot.dayOfWeek)}, ${hours}`;

  return (
    <li className={styles.root} data-off={slot.isActive ? undefined : ''}>
      <span className={styles.hours}>
        {formatTimeOfDay(slot.startTime)} – {formatTimeOfDay(slot.endTime)}
        {notOffered && <span className="text-fine text-slate">{notOffered}</span>}
      </span>
      <Switch
        isOn={slot.isActive}
        isBusy={toggle.isPending}
        label={name}
        onToggle={(isActive) => toggle.mutate(isActive)}
      >
        <span aria-hidden="true" className="min-w-6 text-start max-[30rem]:sr-only">
          {slot.isActive ? 'On' : 'Off'}
        </span>
      </Switch>
      <Tooltip text="Delete">
        <button
          type="button"
          className={styles.remove}
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
          cancel="Keep slot"
          confirm="Delete"
          busy={remove.isPending}
          onCancel={() => setDeleting(false)}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setDeleting(false) })}
        >
          <p>
            {name}, Eastern Time. Booked appointments are kept, but visitors can no longer book in
            these hours.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

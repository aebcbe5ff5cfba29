import type { AvailabilitySlot, CreateAvailabilityRequest } from '@agency/contracts';
import { addSlot } from '../../shared/queries/hours';
import { describeOffer, windowsOf } from './day-windows';
import type { HoursChange } from './use-hours-change';

export const notAdded = 'Failed to add availability slot';

/** Adds a window to its day. */
export function addition(
  slots: readonly AvailabilitySlot[],
  window: CreateAvailabilityRequest,
  onAdded?: (slot: AvailabilitySlot) => void,
): HoursChange {
  const { dayOfWeek, startTime, endTime } = window;
  const windows = [...windowsOf(slots, dayOfWeek), { startTime, endTime, isActive: true }];
  return {
    days: [{ dayOfWeek, windows }],
    send: async () => {
      const added = await addSlot(window);
      onAdded?.(added);
    },
    title: 'Availability Added',
    description: describeOffer(window),
  };
}

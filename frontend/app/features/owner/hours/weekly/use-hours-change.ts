import type { AvailabilitySlot, CreateAvailabilityRequest, DayWindow } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { useSave } from '~/ui/desk/use-save';
import { addSlot, availabilityQuery, refreshSchedule, replaceDays, updateSlot } from '../queries';
import { describeOffer, windowsOf } from './day-windows';

type Slots = AvailabilitySlot[];

interface HoursChange {
  /** The weekdays that it changes. */
  days: readonly number[];
  /** Changes the windows of the week, and answers with all of them. */
  send: (slots: Slots) => Promise<Slots>;
  /** The toast once it is saved. */
  title: string;
  description: string;
  /** The message if it fails. */
  failure: string;
}

/**
 * A change of weekly hours that is saved at once and can be undone, unless the days have changed since. Changes are
 * queued: pressing "+" while leaving a field saves the field first.
 */
export function useHoursChange(slots: Slots) {
  const client = useQueryClient();
  return useSave(slots, {
    queryKey: availabilityQuery.queryKey,
    save: ({ send }: HoursChange, latest) => send(latest),
    former: (before, change) => ({
      ...change,
      send: (latest) => replaceWindows(latest, change.days, (day) => windowsOf(before, day)),
    }),
    done: ({ title, description }) => ({ title, description }),
    refresh: () => refreshSchedule(client),
    failure: (error, { failure }) => {
      // The server's message only helps after a conflict.
      const isFixed = !(error instanceof ApiError && error.status === 409);
      showFailure(error, { title: 'Error', fallback: failure, isFixed });
    },
  });
}

/** Refused if the days have other windows by now. */
export const replaceWindows = (
  slots: Slots,
  days: readonly number[],
  windowsFor: (day: number) => readonly DayWindow[],
): Promise<Slots> =>
  replaceDays(
    days.map((dayOfWeek) => ({
      dayOfWeek,
      windows: withoutIds(windowsFor(dayOfWeek)),
      before: withoutIds(windowsOf(slots, dayOfWeek)),
    })),
  );

const withoutIds = (windows: readonly DayWindow[]): DayWindow[] =>
  windows.map(({ startTime, endTime, isActive }) => ({ startTime, endTime, isActive }));

export async function changeWindow(
  slots: Slots,
  ...[id, change]: Parameters<typeof updateSlot>
): Promise<Slots> {
  const changed = await updateSlot(id, change);
  return slots.map((slot) => (slot.id === id ? changed : slot));
}

export const addWindow = (window: CreateAvailabilityRequest): HoursChange => ({
  days: [window.dayOfWeek],
  send: async (slots) => [...slots, await addSlot(window)],
  title: 'Availability Added',
  description: describeOffer(window),
  failure: 'Failed to add availability slot',
});

/** Opens or closes one window, or all of its day. */
export const turnWindow = (
  isActive: boolean,
  window: AvailabilitySlot,
  isWholeDay: boolean,
): HoursChange => ({
  days: [window.dayOfWeek],
  send: (slots) =>
    isWholeDay
      ? replaceWindows(slots, [window.dayOfWeek], (day) =>
          windowsOf(slots, day).map((one) => ({ ...one, isActive })),
        )
      : changeWindow(slots, window.id, { isActive }),
  title: isActive ? 'Availability Enabled' : 'Availability Disabled',
  description: isActive ? describeOffer(window) : 'These hours are no longer offered.',
  failure: 'Failed to update availability',
});

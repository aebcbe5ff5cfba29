import {
  type AvailabilitySlot,
  apiPaths,
  availabilitySlotSchema,
  type CreateAvailabilityRequest,
  type DayWindow,
  type ReplaceDaysRequest,
  type UpdateAvailabilityRequest,
} from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi, listOf, noContent } from '~/lib/api-client';
import { ApiError } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { useSave } from '~/ui/desk/use-save';
import { availabilityQuery, refreshSchedule } from '../queries';
import { describeOffer, describeTimes, weekdayName, windowsOf } from './day-windows';

const pathOf = (id: number) => `${apiPaths.availability}/${id}`;

const addSlot = (body: CreateAvailabilityRequest) =>
  callApi(apiPaths.availability, { method: 'POST', body, response: availabilitySlotSchema });

const updateSlot = (id: number, body: UpdateAvailabilityRequest) =>
  callApi(pathOf(id), { method: 'PATCH', body, response: availabilitySlotSchema });

const deleteSlot = (id: number) => callApi(pathOf(id), { method: 'DELETE', response: noContent });

/** Replaces the windows of whole weekdays. Answers with all windows of the week. */
const replaceDays = (days: ReplaceDaysRequest['days']) =>
  callApi(apiPaths.availabilityDays, {
    method: 'PUT',
    body: { days },
    response: listOf(availabilitySlotSchema),
  });

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

/** Saves a change of weekly hours. Undo restores its days, unless they have changed since. */
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

/** Refused if the days have other windows than `slots` by now. */
export function replaceWindows(
  slots: Slots,
  days: readonly number[],
  windowsFor: (day: number) => readonly DayWindow[],
): Promise<Slots> {
  const withoutIds = (windows: readonly DayWindow[]) =>
    windows.map(({ startTime, endTime, isActive }) => ({ startTime, endTime, isActive }));
  return replaceDays(
    days.map((dayOfWeek) => ({
      dayOfWeek,
      windows: withoutIds(windowsFor(dayOfWeek)),
      before: withoutIds(windowsOf(slots, dayOfWeek)),
    })),
  );
}

/** The texts of a change of times. */
export const updated = { title: 'Availability Updated', failure: 'Failed to update availability' };

/** Saves the windows of a weekday as typed. */
export function saveDay(dayOfWeek: number, windows: readonly DayWindow[]): HoursChange {
  const open = windows.filter(({ isActive }) => isActive);
  const offers = new Set(open.map((window) => describeOffer({ ...window, dayOfWeek })));
  return {
    ...updated,
    days: [dayOfWeek],
    send: (slots) => replaceWindows(slots, [dayOfWeek], () => windows),
    description: `${weekdayName(dayOfWeek)}, ${open.map(describeTimes).join(' and ')}. ${[...offers].join(' ')}`,
  };
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
  { id, ...window }: AvailabilitySlot,
  isWholeDay = false,
): HoursChange => ({
  days: [window.dayOfWeek],
  send: async (slots) => {
    if (isWholeDay) {
      return replaceWindows(slots, [window.dayOfWeek], (day) =>
        windowsOf(slots, day).map((one) => ({ ...one, isActive })),
      );
    }
    const turned = await updateSlot(id, { isActive });
    return slots.map((slot) => (slot.id === id ? turned : slot));
  },
  title: isActive ? 'Availability Enabled' : 'Availability Disabled',
  description: isActive ? describeOffer(window) : 'These hours are no longer offered.',
  failure: updated.failure,
});

export const deleteWindow = ({ id, dayOfWeek }: AvailabilitySlot): HoursChange => ({
  days: [dayOfWeek],
  send: async (slots) => {
    await deleteSlot(id);
    return slots.filter((other) => other.id !== id);
  },
  title: 'Availability Deleted',
  description: 'These hours are deleted.',
  failure: 'Failed to delete availability slot',
});

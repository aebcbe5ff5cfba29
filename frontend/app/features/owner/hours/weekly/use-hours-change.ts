import type {
  AvailabilitySlot,
  CreateAvailabilityRequest,
  DayWindow,
  ReplaceDaysRequest,
} from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { useReversible } from '~/ui/desk/undo';
import { addSlot, availabilityQuery, refreshSchedule, replaceDays } from '../queries';
import { describeOffer, windowsOf } from './day-windows';

type ReplacedDay = ReplaceDaysRequest['days'][number];

export interface HoursChange {
  /** The days it changes, with the windows they get. */
  days: readonly { dayOfWeek: number; windows: readonly DayWindow[] }[];
  /** Saves the change: the whole days it is passed, or only what differs. */
  send: (days: ReplacedDay[]) => Promise<unknown>;
  /** The toast once it is saved. */
  title: string;
  description: string;
}

/** Computes a change from the current windows when its turn comes. Null: nothing to save. */
export type HoursPlan = (slots: readonly AvailabilitySlot[]) => HoursChange | null;

interface PlannedChange {
  plan: HoursPlan;
  /** The message if it fails. */
  failure: string;
}

/**
 * A change of weekly hours that is saved at once and can be undone, unless the days have changed since. Changes are
 * queued: pressing "+" while leaving a field saves the field first.
 */
export function useHoursChange() {
  const client = useQueryClient();
  return useReversible({
    scope: { id: 'weekly-hours' },
    run: async ({ plan }: PlannedChange) => {
      const slots = client.getQueryData(availabilityQuery.queryKey) ?? [];
      const planned = plan(slots);
      if (!planned) return null;
      const { days, send, ...text } = planned;
      const replaced = days.map(({ dayOfWeek, windows }) => ({
        dayOfWeek,
        windows: toDayWindows(windows),
        before: toDayWindows(windowsOf(slots, dayOfWeek)),
      }));
      await send(replaced);
      return { text, replaced };
    },
    done: (saved) => saved?.text ?? null,
    undo: async (saved) =>
      saved &&
      replaceDays(
        saved.replaced.map(({ dayOfWeek, windows, before }) => ({
          dayOfWeek,
          windows: before,
          before: windows,
        })),
      ),
    refresh: () => refreshSchedule(client),
    failure: (error, { failure }) => {
      // The server's message only helps after a conflict.
      const isFixed = !(error instanceof ApiError && error.status === 409);
      showFailure(error, { title: 'Error', fallback: failure, isFixed });
    },
  });
}

const toDayWindows = (windows: readonly DayWindow[]): DayWindow[] =>
  windows.map(({ startTime, endTime, isActive }) => ({ startTime, endTime, isActive }));

export const notAdded = 'Failed to add availability slot';

/** The change that adds a window to its day. */
export function planAddition(
  slots: readonly AvailabilitySlot[],
  window: CreateAvailabilityRequest,
): HoursChange {
  const { dayOfWeek, startTime, endTime } = window;
  const windows = [...windowsOf(slots, dayOfWeek), { startTime, endTime, isActive: true }];
  return {
    days: [{ dayOfWeek, windows }],
    send: () => addSlot(window),
    title: 'Availability Added',
    description: describeOffer(window),
  };
}

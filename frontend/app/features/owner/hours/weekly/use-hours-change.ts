import type { AvailabilitySlot, DayWindow } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { availabilityQuery } from '~/features/slot-picker/get-availability';
import { ApiError } from '~/lib/api-error';
import { offerUndo } from '~/ui/desk/offer-undo';
import { showFailure } from '~/ui/desk/show-failure';
import { refreshCalendar, replaceDays } from '../../shared/queries/hours';

interface HoursChange {
  send: () => Promise<unknown>;
  /** The toast once it is saved. */
  title: string;
  description: string;
  /** The days it changes, before and after. */
  days: readonly { dayOfWeek: number; former: DayWindow[]; present: DayWindow[] }[];
}

interface PlannedChange {
  /** Decides the change from the windows as they are when its turn comes. */
  plan: (slots: readonly AvailabilitySlot[]) => HoursChange;
  /** The sentence when it fails. */
  failure: string;
}

/**
 * A change of weekly hours that is saved at once and can be taken back, unless the days were changed again meanwhile.
 * Changes wait for each other: leaving a field by a press of "+ window" saves the field first.
 */
export function useHoursChange() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'weekly-hours' },
    mutationFn: async ({ plan }: PlannedChange) => {
      const { send, ...done } = plan(client.getQueryData(availabilityQuery.queryKey) ?? []);
      await send();
      return done;
    },
    onSuccess: ({ title, description, days }) => {
      offerUndo({ title, description }, async () => {
        try {
          await replaceDays(
            days.map(({ dayOfWeek, former, present }) => ({
              dayOfWeek,
              windows: former,
              before: present,
            })),
          );
        } finally {
          await refreshCalendar(client);
        }
      });
      return refreshCalendar(client);
    },
    onError: (error, { failure }) => {
      const status = error instanceof ApiError ? error.status : 0;
      showFailure(error, { title: 'Error', fallback: failure, isFixed: status !== 409 });
      // Changed or deleted somewhere else meanwhile.
      if (status === 404 || status === 409) return refreshCalendar(client);
    },
  });
}

import type { AvailabilitySlot, DayWindow } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { useReversible } from '~/ui/desk/use-reversible';
import { availabilityQuery, refreshSchedule, replaceDays } from '../../shared/queries/hours';

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
  return useReversible({
    scope: { id: 'weekly-hours' },
    run: async ({ plan }: PlannedChange) => {
      const { send, ...done } = plan(client.getQueryData(availabilityQuery.queryKey) ?? []);
      await send();
      return done;
    },
    done: ({ title, description }) => ({ title, description }),
    undo: ({ days }) =>
      replaceDays(
        days.map(({ dayOfWeek, former, present }) => ({
          dayOfWeek,
          windows: former,
          before: present,
        })),
      ),
    refresh: () => refreshSchedule(client),
    failure: (error, { failure }) => {
      // Its sentence helps only where somebody else was faster.
      const isFixed = !(error instanceof ApiError && error.status === 409);
      showFailure(error, { title: 'Error', fallback: failure, isFixed });
    },
  });
}

import type { BookingRules } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookingRulesQuery } from '~/features/calendar/get-booking-rules';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast, type ToastContent } from '~/ui/toast';
import { saveBookingRules } from '../api/save-booking-rules';
import { refreshCalendar } from './refresh-calendar';

export interface RulesChange {
  /** From the rules as the server has them now to those that shall be. */
  apply: (present: BookingRules) => BookingRules;
  news: ToastContent;
}

/** The rules travel as one: each change starts from those the server has now, so that it keeps all others. */
export function useSaveRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ apply }: RulesChange) => {
      const present = await client.fetchQuery({ ...bookingRulesQuery, staleTime: 0 });
      return saveBookingRules(apply(present));
    },
    onSuccess: (saved, { news }) => {
      client.setQueryData(bookingRulesQuery.queryKey, saved);
      showToast(news);
      return refreshCalendar(client);
    },
    onError: (error) =>
      showFailure(error, {
        title: 'Error',
        fallback: 'Failed to save the booking rules. Please try again.',
      }),
  });
}

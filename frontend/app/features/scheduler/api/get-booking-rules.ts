import { apiPaths, type BookingRules, bookingRules } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import type { Source } from '../use-reading';

/** The owner's rules beyond the weekly hours. */
export const bookingRulesSource: Source<BookingRules> = {
  url: apiPaths.bookingRules,
  read: (signal) => callApi(apiPaths.bookingRules, { response: bookingRules, signal }),
  whenItFails: 'The booking rules could not be read, so none is applied.',
};

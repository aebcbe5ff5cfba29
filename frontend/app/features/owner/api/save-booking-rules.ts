import { apiPaths, type BookingRules, bookingRulesSchema } from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function saveBookingRules(body: BookingRules): Promise<BookingRules> {
  return callApi(apiPaths.bookingRules, { method: 'PUT', body, response: bookingRulesSchema });
}

import { defaultMaxUpcomingAppointments } from '@agency/contracts';
import {
  baseEnv,
  bookingLinkSecret,
  botCheckEnv,
  meetingBaseUrl,
  positiveCount,
} from '@agency/platform';
import type * as z from 'zod';

export const schedulingEnv = baseEnv.extend({
  ...botCheckEnv.shape,
  MEETING_BASE_URL: meetingBaseUrl,
  BOOKING_LINK_SECRET: bookingLinkSecret,
  /** Calls that may be ahead at the same time for one email address, phone number and network. */
  UPCOMING_CALLS_PER_EMAIL: positiveCount(defaultMaxUpcomingAppointments.perEmail),
  UPCOMING_CALLS_PER_PHONE: positiveCount(defaultMaxUpcomingAppointments.perPhone),
  UPCOMING_CALLS_PER_NETWORK: positiveCount(defaultMaxUpcomingAppointments.perNetwork),
});
export type SchedulingEnv = z.infer<typeof schedulingEnv>;

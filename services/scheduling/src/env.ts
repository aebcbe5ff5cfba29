import { defaultMaxUpcomingAppointments } from '@agency/contracts';
import {
  baseEnvSchema,
  bookingLinkSecretSchema,
  botCheckEnvSchema,
  meetingBaseUrlSchema,
  positiveIntegerSchema,
} from '@agency/platform';
import type * as z from 'zod';

export const schedulingEnvSchema = baseEnvSchema.extend({
  ...botCheckEnvSchema.shape,
  MEETING_BASE_URL: meetingBaseUrlSchema,
  BOOKING_LINK_SECRET: bookingLinkSecretSchema,
  /** Calls that may be ahead at the same time for one email address, phone number and network. */
  UPCOMING_CALLS_PER_EMAIL: positiveIntegerSchema(defaultMaxUpcomingAppointments.perEmail),
  UPCOMING_CALLS_PER_PHONE: positiveIntegerSchema(defaultMaxUpcomingAppointments.perPhone),
  UPCOMING_CALLS_PER_NETWORK: positiveIntegerSchema(defaultMaxUpcomingAppointments.perNetwork),
});
export type SchedulingEnv = z.infer<typeof schedulingEnvSchema>;

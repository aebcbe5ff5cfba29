import { baseEnv, bookingLinkSecret, meetingBaseUrl } from '@agency/platform';
import type * as z from 'zod';

export const schedulingEnv = baseEnv.extend({
  MEETING_BASE_URL: meetingBaseUrl,
  BOOKING_LINK_SECRET: bookingLinkSecret,
});
export type SchedulingEnv = z.infer<typeof schedulingEnv>;

import { baseEnv, bookingLinkSecret } from '@agency/platform';
import * as z from 'zod';

export const schedulingEnv = baseEnv.extend({
  /** Every call gets a room of its own under this address. */
  MEETING_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://meet.jit.si'),
  BOOKING_LINK_SECRET: bookingLinkSecret,
});
export type SchedulingEnv = z.infer<typeof schedulingEnv>;

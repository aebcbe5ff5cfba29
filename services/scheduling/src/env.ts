import { defaultMaxUpcomingAppointments } from '@agency/contracts';
import {
  baseEnvSchema,
  bookingLinkSecretSchema,
  botCheckEnvSchema,
  meetingBaseUrlSchema,
  optionalSecretSchema,
  positiveIntegerSchema,
} from '@agency/platform';
import * as z from 'zod';

/** For example `8443,9443`. */
const fetchPortsSchema = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5})*$/, 'must be ports with a comma between them')
  .transform((ports) => ports.split(',').map(Number))
  .default([]);

const calendarStandInSchema = z
  .string()
  .regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/, 'must be http://localhost:<port>')
  .optional();

export const schedulingEnvSchema = baseEnvSchema
  .extend({
    ...botCheckEnvSchema.shape,
    MEETING_BASE_URL: meetingBaseUrlSchema,
    BOOKING_LINK_SECRET: bookingLinkSecretSchema,
    /** The most upcoming calls per email address, phone number and network. */
    UPCOMING_CALLS_PER_EMAIL: positiveIntegerSchema(defaultMaxUpcomingAppointments.perEmail),
    UPCOMING_CALLS_PER_PHONE: positiveIntegerSchema(defaultMaxUpcomingAppointments.perPhone),
    UPCOMING_CALLS_PER_NETWORK: positiveIntegerSchema(defaultMaxUpcomingAppointments.perNetwork),
    /** Encrypts the addresses of the owner's calendars. Unset: only files can be added. */
    CALENDAR_SECRET: optionalSecretSchema,
    /** The previous secret, needed until everything that it sealed is sealed anew. */
    CALENDAR_SECRET_PREVIOUS: optionalSecretSchema,
    /** Ports besides 443 that a calendar may be fetched from. */
    CALENDAR_FETCH_PORTS: fetchPortsSchema,
    /** Tests only: an allowed origin on this machine. */
    CALENDAR_STAND_IN: calendarStandInSchema,
  })
  // (!) On a public site, no typed address may reach this machine.
  .refine((env) => !(env.CALENDAR_STAND_IN && env.SITE_URL?.startsWith('https:')), {
    path: ['CALENDAR_STAND_IN'],
    message: 'is for tests; unset it',
  })
  .refine((env) => env.CALENDAR_SECRET || !env.CALENDAR_SECRET_PREVIOUS, {
    path: ['CALENDAR_SECRET_PREVIOUS'],
    message: 'needs CALENDAR_SECRET; unset it',
  });
export type SchedulingEnv = z.infer<typeof schedulingEnvSchema>;

import * as z from 'zod/mini';
import * as apiPaths from './api-paths.js';
import { brand } from './brand.js';
import { maxLengths, validationMessages } from './limits.js';
import type { IdInPath } from './lists.js';
import { oneLine } from './text/clean-text.js';
import { cleanEmail, isValidEmail } from './text/email-address.js';
import { missingOr, textSchema } from './text/field-schemas.js';

/** PATCH and DELETE, owner only. */
export const calendarPath = (id: IdInPath) => `${apiPaths.calendars}/${id}`;
/** POST, owner only: reads the calendar now. Answers with its new state, whether reading succeeded or not. */
export const readCalendarPath = (id: IdInPath) => `${apiPaths.calendars}/${id}/read`;
/** PUT, owner only: replaces a calendar's file with the body. */
export const calendarFilePath = (id: IdInPath) => `${apiPaths.calendars}/${id}/file`;

/** Maximum size of an uploaded file. */
export const maxCalendarFileBytes = 10 * 1024 * 1024;
/** The media type of an uploaded file. */
export const calendarContentType = 'text/calendar';
export const maxCalendars = 20;
/** Allows for fetching and expanding a large calendar of a slow provider. The gateway and the browser wait longer. */
export const calendarReadTimeoutSeconds = 70;

/** Colors of a calendar on the desk, always shown with text. */
export const calendarColors = ['blue', 'green', 'violet', 'amber', 'rose', 'gray'] as const;
export type CalendarColor = (typeof calendarColors)[number];

/** Why a calendar cannot be read. Only the kind of failure, so that the form cannot be used to scan a network. */
export const calendarFailures = [
  'refused-address',
  'not-found',
  'needs-password',
  'not-a-calendar',
  'too-large',
  'too-slow',
  'http-error',
  'unreachable',
  /** It has no events but had some before: this counts once it is empty twice in a row. */
  'suddenly-empty',
  /** Its address was encrypted with a secret that is gone. */
  'lost-address',
] as const;
export type CalendarFailure = (typeof calendarFailures)[number];

/** Why an event needs the owner's attention: it is not fully supported, or it lasts more than a week. */
export const calendarWarnings = [
  'unknown-zone',
  'refused-rule',
  'broken-event',
  'long-event',
] as const;
export type CalendarWarning = (typeof calendarWarnings)[number];

/** A calendar of the owner's that busy times are read from. Its address is a secret and never returned. */
export const calendarSchema = z.object({
  id: z.int(),
  name: z.string(),
  color: z.enum(calendarColors),
  source: z.enum(['address', 'file']),
  /** Host and last four characters of the address; null for a file. */
  addressHint: z.nullable(z.string()),
  /** Her email address in that calendar: events she declined, and invitations she has not answered, are free. */
  ownEmail: z.nullable(z.string()),
  showsTitles: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When the current copy was read; null before the first. For a file, when it was uploaded. */
  readAt: z.nullable(z.iso.datetime()),
  /** When it became unreadable; null while it can be read. */
  failingSince: z.nullable(z.iso.datetime()),
  failure: z.nullable(z.enum(calendarFailures)),
  eventCount: z.int(),
  /** Upcoming busy times. */
  busyCount: z.int(),
  /** End of the last event. Some providers export only half a year. */
  knownUntil: z.nullable(z.iso.datetime()),
  warnings: z.array(z.object({ reason: z.enum(calendarWarnings), title: z.nullable(z.string()) })),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** The error messages. */
const messages = {
  name: 'Please give the calendar a name.',
  address: 'Please paste the address of the calendar.',
  ownEmail: 'Please enter a valid email address, or leave this empty.',
} as const;

const name = z.pipe(
  textSchema(
    oneLine,
    maxLengths.calendarName,
    missingOr(messages.name, validationMessages.wrongType),
  ),
  z.string().check(z.minLength(1, messages.name)),
);

const ownEmail = z.optional(
  z.nullable(
    z.pipe(
      textSchema(cleanEmail, maxLengths.email),
      z.string().check(z.refine((typed) => typed === '' || isValidEmail(typed), messages.ownEmail)),
    ),
  ),
);

/** POST /api/calendars. */
export const addCalendarRequestSchema = z.object({
  name,
  color: z.enum(calendarColors),
  /** https: or webcal:. */
  address: z
    .string({ error: missingOr(messages.address, validationMessages.wrongType) })
    .check(
      z.trim(),
      z.minLength(1, messages.address),
      z.maxLength(maxLengths.calendarAddress, validationMessages.tooLong),
    ),
  ownEmail,
  showsTitles: z.optional(z.boolean()),
});
export type AddCalendarRequest = z.infer<typeof addCalendarRequestSchema>;

/** PATCH /api/calendars/{id}. A new address replaces the old one once it has been read successfully. */
export const updateCalendarRequestSchema = z.partial(addCalendarRequestSchema);
export type UpdateCalendarRequest = z.infer<typeof updateCalendarRequestSchema>;

/** Query of POST `apiPaths.calendarFiles`. */
export const addCalendarFileQuerySchema = z.object({
  name,
  color: z.enum(calendarColors),
  ownEmail,
  showsTitles: z.optional(z.enum(['yes', 'no'])),
});
export type AddCalendarFileQuery = z.infer<typeof addCalendarFileQuerySchema>;

/** Why one of the owner's calendars cannot be read, for the owner. */
export const calendarFailureMessages: Record<CalendarFailure, string> = {
  'refused-address':
    'The address must start with https:// or webcal:// and be on the public internet.',
  'not-found': 'There is no calendar at this address. Its sharing may have been turned off.',
  'needs-password':
    'This address requires logging in. Please use the calendar’s secret or published address.',
  'not-a-calendar': 'This address doesn’t lead to a complete calendar file.',
  'too-large': 'This calendar is too large to read.',
  'too-slow': 'The calendar’s server took too long.',
  'http-error': 'The calendar’s server answered with an error.',
  unreachable: 'The calendar’s server couldn’t be reached.',
  'suddenly-empty':
    'The calendar is suddenly empty. Its previous busy times stay in use unless it’s still empty the next time it’s read.',
  'lost-address': 'The address can no longer be decrypted here. Please paste it again.',
};

/** For visitors, while the copies of the owner's calendars are too old to book by. */
export const calendarTooOldMessage = `We can’t take bookings right now because our calendar isn’t up to date. Please try again in a few minutes, or email ${brand.email}.`;

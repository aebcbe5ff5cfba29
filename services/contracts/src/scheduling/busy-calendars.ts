import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { oneLine } from '../text/clean-text.js';
import { isValidEmail } from '../text/email-address.js';
import { missingOr, textSchema } from '../text/field-schemas.js';
import { validationMessages } from '../validation-messages.js';

/** GET, POST, and what lies below it; owner only. */
export const calendarsPath = '/api/calendars';
/** PATCH and DELETE, owner only. */
export const calendarPath = (id: number) => `${calendarsPath}/${id}`;
/** POST, owner only: reads the calendar now. Answers it as it is then, whether it could be read or not. */
export const readCalendarPath = (id: number) => `${calendarsPath}/${id}/read`;
/** POST, owner only: adds a calendar from a file, which is the body, as text/calendar. */
export const calendarFilesPath = `${calendarsPath}/files`;
/** PUT, owner only: replaces the file of a calendar by the body. */
export const calendarFilePath = (id: number) => `${calendarsPath}/${id}/file`;
/** GET and PUT, owner only. */

/** Of an uploaded file. */
export const maxCalendarFileBytes = 10 * 1024 * 1024;
/** The media type of an uploaded file. */
export const calendarContentType = 'text/calendar';
export const maxCalendars = 20;

/** Marks of a calendar on the desk. Text always stands beside the color. */
export const calendarColors = ['blue', 'green', 'violet', 'amber', 'rose', 'gray'] as const;
export type CalendarColor = (typeof calendarColors)[number];

/** Why a calendar cannot be read. No more than the kind is told, so that the form cannot scan a network. */
export const calendarFailures = [
  'refused-address',
  'not-found',
  'needs-password',
  'not-a-calendar',
  'too-large',
  'too-slow',
  'http-error',
  'unreachable',
  /** It has no event, and had some before: it counts once it is empty a second time in a row. */
  'suddenly-empty',
  /** The secret that encrypted its address is gone. */
  'lost-address',
] as const;
export type CalendarFailure = (typeof calendarFailures)[number];

/** What the owner should know of an event: it was not understood as it is, or it takes more than a week. */
export const calendarWarnings = [
  'unknown-zone',
  'refused-rule',
  'broken-event',
  'long-event',
] as const;
export type CalendarWarning = (typeof calendarWarnings)[number];

/** A calendar of the owner's from which busy times are read. Its address is a secret and is never answered. */
export const calendarSchema = z.object({
  id: z.int(),
  name: z.string(),
  color: z.enum(calendarColors),
  source: z.enum(['address', 'file']),
  /** Host and last four characters of the address; null for a file. */
  addressHint: z.nullable(z.string()),
  /** Her email address there: what it declined is free, and so are invitations of others that it has not answered. */
  ownEmail: z.nullable(z.string()),
  showsTitles: z.boolean(),
  /** When the copy was read that holds now; null before the first. For a file, when it was uploaded. */
  readAt: z.nullable(z.iso.datetime()),
  /** Since when it cannot be read; null while it can. */
  failingSince: z.nullable(z.iso.datetime()),
  failure: z.nullable(z.enum(calendarFailures)),
  eventCount: z.int(),
  /** Busy times from now on. */
  busyCount: z.int(),
  /** End of the last event. Some providers export only half a year. */
  knownUntil: z.nullable(z.iso.datetime()),
  warnings: z.array(z.object({ reason: z.enum(calendarWarnings), title: z.nullable(z.string()) })),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** The sentences of a refusal. */
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
    z.string().check(
      z.trim(),
      z.refine((typed) => typed === '' || isValidEmail(typed), messages.ownEmail),
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

/** PATCH /api/calendars/{id}. A new address replaces the old one once it could be read. */
export const updateCalendarRequestSchema = z.partial(addCalendarRequestSchema);
export type UpdateCalendarRequest = z.infer<typeof updateCalendarRequestSchema>;

/** POST `calendarFilesPath`: its query. */
export const addCalendarFileQuerySchema = z.object({
  name,
  color: z.enum(calendarColors),
  ownEmail,
  showsTitles: z.optional(z.enum(['yes', 'no'])),
});
export type AddCalendarFileQuery = z.infer<typeof addCalendarFileQuerySchema>;

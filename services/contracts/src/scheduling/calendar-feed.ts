import * as z from 'zod/mini';

// Not in `apiPaths`, which every page's scripts include: only the owner's desk uses them.
/** Owner only. GET the state, POST a new address, which ends the old one, DELETE the address. */
export const calendarFeedPath = '/api/calendar-feed';
/** PUT, owner only: whether emails to the owner carry a calendar file. */
export const calendarNoticesPath = '/api/calendar-feed/notices';
/** GET and HEAD `{token}.ics`, for calendar apps: the token in the address is the proof. */
export const calendarFeedFilesPath = '/calendar';

/** How far back the feed goes. It has no end ahead. */
export const maxCalendarFeedPastDays = 90;

/** Identity of a call in the owner's own calendar, other than in the visitor's: a shared mailbox would mix up the two. */
export const ownerCalendarUid = (calendarUid: string): string => `owner-${calendarUid}`;

/** The owner's calls as a calendar to subscribe to. Its address is a secret, shown once. */
export const calendarFeedSchema = z.object({
  createdAt: z.iso.datetime(),
  /** When a calendar app last read it; null while none has. */
  lastReadAt: z.nullable(z.iso.datetime()),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** GET `calendarFeedPath`, and the answer to every change of it but a new address. */
export const calendarFeedStateSchema = z.object({
  feed: z.nullable(calendarFeedSchema),
  /** Whether emails to the owner carry a calendar file. Until she says, they do while no calendar app reads the feed. */
  isAttached: z.boolean(),
});
export type CalendarFeedState = z.infer<typeof calendarFeedStateSchema>;

/** The answer to POST `calendarFeedPath`: the only time that the address is told. */
export const newCalendarFeedSchema = z.object({ address: z.url() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;

/** PUT `calendarNoticesPath`. */
export const calendarNoticesRequestSchema = z.object({ isAttached: z.boolean() });
export type CalendarNoticesRequest = z.infer<typeof calendarNoticesRequestSchema>;

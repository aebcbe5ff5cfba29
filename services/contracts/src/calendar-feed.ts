import * as z from 'zod/mini';

/** How many past days the feed covers. It includes all upcoming calls. */
export const maxCalendarFeedPastDays = 90;

/**
 * UID of a call in the owner's calendar. It differs from the visitor's, because a shared mailbox would mix up the two.
 */
export const ownerCalendarUid = (calendarUid: string): string => `owner-${calendarUid}`;

/** The owner's calls as a calendar subscription. Its address is a secret, shown once. */
export const calendarFeedSchema = z.object({
  createdAt: z.iso.datetime(),
  /** When a calendar app last read it; null if none has. */
  lastReadAt: z.nullable(z.iso.datetime()),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** GET `apiPaths.calendarFeed`, and the answer to every change except a new address. */
export const calendarFeedStateSchema = z.object({
  feed: z.nullable(calendarFeedSchema),
  /** Whether emails to the owner carry a calendar file. By default they do while no calendar app reads the feed. */
  isAttached: z.boolean(),
});
export type CalendarFeedState = z.infer<typeof calendarFeedStateSchema>;

/** The answer to POST `apiPaths.calendarFeed`: the only one that contains the address. */
export const newCalendarFeedSchema = z.object({ address: z.url() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;

/** PUT `apiPaths.calendarNotices`. */
export const calendarNoticesRequestSchema = z.object({ isAttached: z.boolean() });
export type CalendarNoticesRequest = z.infer<typeof calendarNoticesRequestSchema>;

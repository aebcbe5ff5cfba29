/**
 * Every email the product sends, by the name it has in queues, in the outbox, in deliveries and in the owner's previews.
 * What must cover all of them is a `Record<EmailName, …>`, so that a new name cannot be forgotten.
 */
export const emailNames = [
  'lead-notice',
  'lead-auto-reply',
  'lead-reply',
  'booking-notice',
  'booking-change-notice',
  'booking-surge-notice',
  'own-change-notice',
  'calendar-unreadable',
  'notice-summary',
  'booking-invitation',
  'booking-hold',
  'booking-moved',
  'booking-cancelled',
  'reminder-24-hours',
  'reminder-10-minutes',
] as const;

export type EmailName = (typeof emailNames)[number];

/**
 * Every email the product sends, by its name in queues, the outbox, deliveries and the owner's previews. Anything that
 * must cover all of them is a `Record<EmailName, …>`, so that the compiler reports a missing one.
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
  'ranking-week',
  'ranking-alerts',
  'password-changed',
  'recovery-address-changed',
  'password-recovery',
  'address-confirmation',
  'address-test',
  'addresses-changed',
  'booking-invitation',
  'booking-hold',
  'booking-moved',
  'booking-relocated',
  'booking-cancelled',
  'reminder-24-hours',
  'reminder-10-minutes',
] as const;

export type EmailName = (typeof emailNames)[number];

import type { Option } from './options.js';

/**
 * GET /api/email-preview/{name}: a mail filled with sample data, as HTML. Two anyone may look at; their names are the
 * specification's.
 */
export const reminderPreviews = [
  { value: '24hour', label: '24-hour reminder' },
  { value: '10minute', label: '10-minute reminder' },
] as const satisfies readonly Option[];

/** The other mails, for the signed-in owner. Their names are those of the mails. */
export const ownerPreviews = [
  { value: 'booking-invitation', label: 'Invitation' },
  { value: 'booking-moved', label: 'Call moved' },
  { value: 'booking-cancelled', label: 'Call cancelled' },
  { value: 'lead-auto-reply', label: 'Reply to a lead' },
  { value: 'lead-notice', label: 'Your notice of a lead' },
  { value: 'booking-notice', label: 'Your notice of a booking' },
  { value: 'booking-change-notice', label: 'Your notice of a change' },
] as const satisfies readonly Option[];

export type ReminderPreviewName = (typeof reminderPreviews)[number]['value'];
export type OwnerPreviewName = (typeof ownerPreviews)[number]['value'];

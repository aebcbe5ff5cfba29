import type { EmailName } from './email-names.js';
import type { Option } from './options.js';

/**
 * The two previews that anyone may open: GET /api/email-preview/{name} answers with the email as HTML, filled with
 * sample data. Their names are the specification's.
 */
export const reminderPreviews = [
  { value: '24hour', label: '24-hour reminder' },
  { value: '10minute', label: '10-minute reminder' },
] as const satisfies readonly Option[];

/** The previews of all other emails, for the signed-in owner, under the emails' own names. */
export const ownerPreviews = [
  { value: 'booking-invitation', label: 'Invitation' },
  { value: 'booking-hold', label: 'Please confirm' },
  { value: 'booking-moved', label: 'Call moved' },
  { value: 'booking-cancelled', label: 'Call cancelled' },
  { value: 'lead-auto-reply', label: 'Reply to a lead' },
  { value: 'lead-reply', label: 'Your own reply' },
  { value: 'lead-notice', label: 'Your notice of a lead' },
  { value: 'booking-notice', label: 'Your notice of a booking' },
  { value: 'booking-change-notice', label: 'Your notice of a change' },
  { value: 'booking-surge-notice', label: 'Your notice of many bookings' },
  { value: 'own-change-notice', label: 'Your own change' },
  { value: 'calendar-unreadable', label: 'Your notice of a calendar' },
  { value: 'notice-summary', label: 'Your summary of notices' },
] as const satisfies readonly Option<EmailName>[];

export type ReminderPreviewName = (typeof reminderPreviews)[number]['value'];
export type OwnerPreviewName = (typeof ownerPreviews)[number]['value'];

import type { EmailName } from './email-names.js';

/**
 * The two previews that anyone may open: GET /api/email-preview/{name} answers with the email as HTML, filled with
 * sample data. Their names are the specification's.
 */
export const reminderPreviews = {
  '24hour': 'reminder-24-hours',
  '10minute': 'reminder-10-minutes',
} as const satisfies Record<string, EmailName>;

export type ReminderPreviewName = keyof typeof reminderPreviews;
/** The previews of all other emails, for the signed-in owner, under the emails' own names. */
export type OwnerPreviewName = Exclude<EmailName, (typeof reminderPreviews)[ReminderPreviewName]>;

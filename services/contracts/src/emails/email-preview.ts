import * as apiPaths from '../api-paths.js';
import type { EmailName } from './email-names.js';

/**
 * The two public previews: GET `emailPreviewPath` answers with the email as HTML, filled with sample data. The
 * specification defines their names.
 */
export const reminderPreviews = {
  '24hour': 'reminder-24-hours',
  '10minute': 'reminder-10-minutes',
} as const satisfies Record<string, EmailName>;

export type ReminderPreviewName = keyof typeof reminderPreviews;
/** The previews of all other emails, for the signed-in owner, under the emails' names. */
export type OwnerPreviewName = Exclude<EmailName, (typeof reminderPreviews)[ReminderPreviewName]>;

export const emailPreviewPath = (name: ReminderPreviewName | OwnerPreviewName | ':name') =>
  `${apiPaths.emailPreview}/${name}`;

import * as apiPaths from '../api-paths.js';
import { type EmailName, emailNames } from './email-names.js';

/**
 * The two public previews: GET `emailPreviewPath` answers with the email as HTML, filled with sample data. The
 * specification defines their names.
 */
export const reminderPreviews = {
  '24hour': 'reminder-24-hours',
  '10minute': 'reminder-10-minutes',
} as const satisfies Record<string, EmailName>;

export type ReminderPreviewName = keyof typeof reminderPreviews;
type PublicEmail = (typeof reminderPreviews)[ReminderPreviewName];

const isPublic = (name: EmailName): name is PublicEmail =>
  Object.values<EmailName>(reminderPreviews).includes(name);

/** The previews of all other emails, for the logged-in owner, under the emails' names. */
export type OwnerPreviewName = Exclude<EmailName, PublicEmail>;
export const ownerPreviewNames = emailNames.filter((name) => !isPublic(name));

export const emailPreviewPath = (name: ReminderPreviewName | OwnerPreviewName | ':name') =>
  `${apiPaths.emailPreview}/${name}`;

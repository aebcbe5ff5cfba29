import type { MailJobName } from '@agency/platform';

const forOwner = ['lead-notice', 'booking-notice', 'booking-change-notice'] as const;
type OwnerMailName = (typeof forOwner)[number];
export type VisitorMailName = Exclude<MailJobName, OwnerMailName>;

/** Whether a mail goes to the owner; all others go to the lead. */
export const isForOwner = (name: MailJobName): name is OwnerMailName =>
  forOwner.some((owners) => owners === name);

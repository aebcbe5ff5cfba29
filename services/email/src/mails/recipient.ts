import type { EmailJobName } from '@agency/platform';

const forOwner = ['lead-notice', 'booking-notice', 'booking-change-notice'] as const;
type OwnerMailName = (typeof forOwner)[number];
export type VisitorMailName = Exclude<EmailJobName, OwnerMailName>;

/** Whether a mail goes to the owner; all others go to the lead. */
export const isForOwner = (name: EmailJobName): name is OwnerMailName =>
  forOwner.some((owners) => owners === name);

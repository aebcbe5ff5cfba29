import type { MailJobName } from '@agency/platform';

const forOwner: readonly MailJobName[] = ['lead-notice', 'booking-notice', 'booking-change-notice'];

/** Whether a mail goes to the owner; all others go to the lead. */
export const isForOwner = (name: MailJobName): boolean => forOwner.includes(name);

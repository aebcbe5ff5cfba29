import { apiPaths } from '../api-paths.js';

/** For how long after booking, and how often, a visitor may correct the email address (docs/funnel.md). */
export const emailCorrectionMinutes = 30;
export const maxEmailCorrections = 2;

/** Where a visitor who has just booked corrects a mistyped email address. */
export const contactEmailPath = (contactId: number) => `${apiPaths.contacts}/${contactId}/email`;

import { brand } from '@agency/contracts';
import { baseEnvSchema, bookingLinkSecretSchema, meetingBaseUrlSchema } from '@agency/platform';
import * as z from 'zod';

const address = z.email('must be an email address').default(brand.email);

export const emailEnv = baseEnvSchema.extend({
  /** The mail server: `smtps://user:password@host`, or `smtp://` for one that begins unencrypted. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }),
  /** From whom the mails are, and the organizer of every calendar event. */
  MAIL_FROM: address,
  /** Who is told of leads and bookings. */
  OWNER_EMAIL: address,
  MEETING_BASE_URL: meetingBaseUrlSchema,
  BOOKING_LINK_SECRET: bookingLinkSecretSchema,
});
export type EmailEnv = z.infer<typeof emailEnv>;

/** Where the links of a mail lead, without a slash at the end. */
export function siteUrlOf(env: EmailEnv): string {
  return (env.SITE_URL ?? brand.siteUrl).replace(/\/$/, '');
}

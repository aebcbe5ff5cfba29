import { brand, fallbackSiteUrl } from '@agency/contracts';
import {
  baseEnvSchema,
  bookingLinkSecretSchema,
  meetingBaseUrlSchema,
  optionalSecretSchema,
} from '@agency/platform';
import * as z from 'zod';
import type { SenderFacts } from './emails/email-facts.js';

const addressSchema = z.email('must be an email address').default(brand.email);

/** (!) Only on this machine: in production, a setting that redirects notifications would bypass the list of hosts. */
const pushStandInSchema = z
  .string()
  .regex(/^https:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/, 'must be https://localhost:<port>')
  .optional();

export const emailEnvSchema = baseEnvSchema.extend({
  /** The mail server: `smtps://user:password@host`, or `smtp://` for one that starts unencrypted. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }),
  /** The sender of every email, and the organizer of every calendar event. */
  MAIL_FROM: addressSchema,
  /** The envelope's sender, which bounces go to. Unset: MAIL_FROM. */
  BOUNCE_ADDRESS: z.email('must be an email address').optional(),
  /** Recipient of the owner's notices. */
  OWNER_EMAIL: addressSchema,
  MEETING_BASE_URL: meetingBaseUrlSchema,
  BOOKING_LINK_SECRET: bookingLinkSecretSchema,
  /** The VAPID keys derive from it. Unset: no device is notified. */
  PUSH_SECRET: optionalSecretSchema,
  /** Where the scheduling service answers inside the installation. Unset: emails offer no free times. */
  SCHEDULING_URL: z.url({ protocol: /^http$/, error: 'must be http://…' }).optional(),
  /** Tests only: receives notifications in place of a push service. */
  PUSH_STAND_IN: pushStandInSchema,
});
export type EmailEnv = z.infer<typeof emailEnvSchema>;

/** The site that links in emails point to, without a trailing slash. */
export function siteUrlOf(env: Pick<EmailEnv, 'SITE_URL'>): string {
  return (env.SITE_URL ?? fallbackSiteUrl).replace(/\/$/, '');
}

/** What every email may show of the installation. */
export function senderOf(env: Pick<EmailEnv, 'SITE_URL' | 'MAIL_FROM'>): SenderFacts {
  return { siteUrl: siteUrlOf(env), from: { name: brand.name, address: env.MAIL_FROM } };
}

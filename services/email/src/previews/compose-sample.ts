import { randomUUID } from 'node:crypto';
import { bookingAddress, fallbackSiteUrl, meetingPhone } from '@agency/contracts';
import { type ComposeOptions, composeEmail } from '../delivery/compose-email.js';
import type { OutgoingEmail } from '../delivery/smtp.client.js';
import type { EmailSample } from '../emails/email-definition.js';
import type { EmailRenderer } from '../emails/email-renderer.js';

interface SampleOptions extends Omit<ComposeOptions, 'messageId'> {
  to: { name: string; address: string };
}

/** An email with sample data as it is sent, with another recipient. */
export function composeSample(
  sample: EmailSample,
  renderer: EmailRenderer,
  { to, ...options }: SampleOptions,
): OutgoingEmail {
  const harmless = withHarmlessLinks(sample, renderer.sender);
  const content = renderer.render(harmless, sample.writtenAt);
  // (!) Without the invitation: the sample call must not enter a calendar.
  const withoutCalendar = { ...content, calendar: undefined };
  const email = composeEmail(harmless, withoutCalendar, { ...options, messageId: randomUUID() });
  return { ...email, to };
}

/**
 * All links lead to this site, which says that the booking link is not valid. (!) A sample's meeting link could be
 * someone's real room.
 */
export function withHarmlessLinks(
  sample: EmailSample,
  { siteUrl }: EmailRenderer['sender'],
): EmailSample {
  if (sample.about === 'reply') {
    const body = sample.reply.body.replaceAll(fallbackSiteUrl, siteUrl);
    return { ...sample, reply: { ...sample.reply, body } };
  }
  if (sample.about !== 'appointment') return sample;
  const { appointment } = sample;
  const meetingUrl =
    meetingPhone(appointment.meetingUrl) === null ? noMeeting : appointment.meetingUrl;
  return {
    ...sample,
    appointment: { ...appointment, meetingUrl, bookingUrl: siteUrl + bookingAddress('sample') },
  };
}

const noMeeting = 'https://meet.example/sample';

import { randomUUID } from 'node:crypto';
import { bookingAddress, meetingPhone } from '@agency/contracts';
import { type ComposeOptions, composeEmail } from '../delivery/compose-email.js';
import type { EmailSample } from '../emails/email-definition.js';
import type { EmailRenderer } from '../emails/email-renderer.js';
import type { OutgoingEmail } from '../smtp/smtp.client.js';

interface SampleOptions extends Omit<ComposeOptions, 'messageId'> {
  to: { name: string; address: string };
  siteUrl: string;
}

/** An email with sample data as it is sent, with another recipient. */
export function composeSample(
  sample: EmailSample,
  renderer: EmailRenderer,
  { to, siteUrl, ...options }: SampleOptions,
): OutgoingEmail {
  const harmless = withHarmlessLinks(sample, siteUrl);
  const content = renderer.render(harmless, sample.writtenAt);
  // (!) Without the invitation: the sample call must not enter a calendar.
  const withoutCalendar = { ...content, calendar: undefined };
  const email = composeEmail(harmless, withoutCalendar, { ...options, messageId: randomUUID() });
  return { ...email, to };
}

/**
 * The booking link leads to this site, which says that it is not valid. (!) A sample's meeting link could be somebody's
 * real room.
 */
function withHarmlessLinks(sample: EmailSample, siteUrl: string): EmailSample {
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

import type { AppointmentFacts, Email, LeadFacts } from '../templates/email-facts.js';
import { type AppointmentEmailName, isOwnerEmail } from '../templates/email-kinds.js';
import { emailSamples, sampleAppointment, sampleLead } from '../templates/email-samples.js';
import type { EmailJob } from './email-job.js';
import { skipReason } from './skip-reason.js';

const { scheduledAt } = sampleAppointment;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const nothingSpecial = {
  ownAddresses: ['hello@agency.example', 'owner@agency.example'],
  hasBooked: false,
  hasReplied: false,
  isAttached: true,
  hasToldCalendar: true,
  isInvitationWithheld: false,
};
type Context = Partial<typeof nothingSpecial & { msAhead: number; requested: number }>;

function whyNot(
  name: AppointmentEmailName,
  facts: Partial<AppointmentFacts> = {},
  { msAhead = 48 * hourMs, requested, ...context }: Context = {},
): string | undefined {
  const confirmBy = name === 'booking-hold' ? scheduledAt : null;
  const appointment = { ...sampleAppointment, confirmBy, ...facts };
  const email: Email = { about: 'appointment', name, appointment };
  const sequence = requested ?? appointment.sequence;
  const job: EmailJob = { about: 'appointment', name, appointmentId: 1, sequence, requestId: '' };
  const now = new Date(scheduledAt.getTime() - msAhead);
  return skipReason(email, job, { ...nothingSpecial, ...context, now });
}

const names = Object.values(emailSamples).flatMap((email) =>
  email.about === 'appointment' ? [email.name] : [],
);
const reminders = names.filter((name) => name.startsWith('reminder-'));
const begun = 'The appointment had already begun.';

describe.each(names)('%s', (name) => {
  it('should be sent about a call that is ahead and as it was when the email was asked for', () => {
    expect(whyNot(name)).toBeUndefined();
    expect(whyNot(name, { sequence: 3 })).toBeUndefined();
  });

  it('should be outdated by a later change only', () => {
    const moved = 'The appointment has since been moved.';
    expect(whyNot(name, { sequence: 3 }, { requested: 2 })).toBe(moved);
    expect(whyNot(name, { sequence: 3, status: 'cancelled' }, { requested: 2 })).toBe(
      'The appointment has since been cancelled.',
    );
    expect(whyNot(name, { sequence: 3 }, { requested: 4 })).toBeUndefined();
  });
});

describe('an email about a call that begins soon or has begun', () => {
  it.each([
    ['booking-notice', -hourMs, undefined],
    ['booking-change-notice', -hourMs, undefined],
    ['own-change-notice', 1, undefined],
    ['own-change-notice', 0, begun],
    ['booking-invitation', 1, undefined],
    ['booking-invitation', 0, begun],
    ['booking-moved', 1, undefined],
    ['booking-moved', 0, begun],
    ['booking-cancelled', 1, undefined],
    ['booking-cancelled', 0, begun],
    ['reminder-24-hours', 17 * hourMs, undefined],
    ['reminder-24-hours', 17 * hourMs - 1, 'It was too late for a reminder the day before.'],
    ['reminder-24-hours', 1, 'It was too late for a reminder the day before.'],
    ['reminder-24-hours', 0, begun],
    ['reminder-10-minutes', 1, undefined],
    ['reminder-10-minutes', 0, begun],
  ] as const)('%s, %i ms ahead: %s', (name, msAhead, reason) => {
    expect(whyNot(name, {}, { msAhead })).toBe(reason);
  });

  it.each(reminders)('%s should never be sent after its beginning', (name) => {
    expect(whyNot(name, {}, { msAhead: -1 })).toBe(begun);
  });
});

describe('an email about a call that no longer takes place', () => {
  const isSent = (name: AppointmentEmailName) => isOwnerEmail(name) || name === 'booking-cancelled';

  it.each(names)('%s should say so or not be sent', (name) => {
    for (const status of ['cancelled', 'completed', 'no-show'] as const) {
      const reason = isSent(name) ? undefined : 'The appointment is no longer scheduled.';
      expect(whyNot(name, { status })).toBe(reason);
    }
  });
});

describe('news of a call', () => {
  it.each(['booking-moved', 'booking-cancelled'] as const)(
    '%s should not go to a mailbox whose invitation was withheld',
    (name) => {
      expect(whyNot(name, {}, { isInvitationWithheld: true })).toBe(
        'The address got no invitation to this appointment.',
      );
    },
  );
});

describe('own-change-notice', () => {
  it('should only be sent for a calendar that the file reaches', () => {
    const whyNotOwn = (status: AppointmentFacts['status'], context: Context) =>
      whyNot('own-change-notice', { status }, context);
    expect(whyNotOwn('scheduled', { isAttached: false })).toBe(
      'Your emails carry no calendar file.',
    );
    expect(whyNotOwn('scheduled', { hasToldCalendar: false })).toBeUndefined();
    expect(whyNotOwn('cancelled', { hasToldCalendar: false })).toBe(
      'Your calendar did not have the call yet.',
    );
  });
});

describe('lead-auto-reply', () => {
  const now = sampleLead.createdAt;
  const whyNoReply = (facts: Partial<LeadFacts> = {}, context: Context & { now?: Date } = {}) =>
    skipReason(
      { about: 'lead', name: 'lead-auto-reply', lead: { ...sampleLead, ...facts } },
      { about: 'lead', name: 'lead-auto-reply', contactId: sampleLead.id, requestId: '' },
      { ...nothingSpecial, now, ...context },
    );

  it('should be sent as long as what it says is true', () => {
    expect(whyNoReply()).toBeUndefined();
    expect(whyNoReply({ email: 'Owner@Agency.example' })).toBe('The lead gave our own address.');
    expect(whyNoReply({}, { hasReplied: true })).toBe('You had replied by then.');
    expect(whyNoReply({}, { hasBooked: true })).toBe('The lead had booked a call by then.');
  });

  it('should be sent up to 24 hours after the form', () => {
    const after = (ms: number) => ({ now: new Date(now.getTime() + ms) });
    expect(whyNoReply({}, after(24 * hourMs))).toBeUndefined();
    expect(whyNoReply({}, after(24 * hourMs + 1))).toBe('The request was more than 24 hours old.');
  });
});

describe('calendar-unreadable', () => {
  const sample = emailSamples['calendar-unreadable'];
  const failingSince = Math.floor(Date.parse('2026-12-03T18:10:00Z') / 1_000);

  it.each([
    [failingSince, undefined],
    [failingSince - 1, 'The calendar could be read again by then.'],
  ])('should be about the outage that began at %i', (since, reason) => {
    const job: EmailJob = {
      about: 'calendar',
      name: 'calendar-unreadable',
      calendarId: 1,
      failingSince: since,
      requestId: '',
    };
    expect(skipReason(sample, job, { ...nothingSpecial, now: sample.writtenAt })).toBe(reason);
  });
});

import type { EmailNameOf } from '@agency/platform';
import type { AppointmentFacts, Email, LeadFacts } from './email-facts.js';
import { emails } from './emails.js';
import { sampleAppointment, sampleLead } from './sample-facts.js';
import { type Circumstances, skipContext } from './skip-context.fixture.js';

const { scheduledAt } = sampleAppointment;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
type Context = Circumstances & { msAhead?: number; requested?: number };
type AppointmentEmailName = EmailNameOf<'appointment'>;

function whyNot(
  name: AppointmentEmailName,
  facts: Partial<AppointmentFacts> = {},
  { msAhead = 48 * hourMs, requested, ...circumstances }: Context = {},
): Promise<string | undefined> {
  const confirmBy = name === 'booking-hold' ? scheduledAt : null;
  const appointment = { ...sampleAppointment, confirmBy, ...facts };
  const email: Email = { about: 'appointment', name, appointment };
  const sequence = requested ?? appointment.sequence;
  const now = new Date(scheduledAt.getTime() - msAhead);
  const context = { ...circumstances, now, requested: { appointmentId: 1, sequence } };
  return emails[name].skipReason(email, skipContext(context));
}

const names = Object.values(emails).flatMap(({ sample }) =>
  sample.about === 'appointment' ? [sample.name] : [],
);
const reminders = names.filter((name) => name.startsWith('reminder-'));
const begun = 'The call had already begun.';

describe.each(names)('%s', (name) => {
  it('should be sent about a call that is ahead and as it was when the email was asked for', async () => {
    expect(await whyNot(name)).toBeUndefined();
    expect(await whyNot(name, { sequence: 3 })).toBeUndefined();
  });

  it('should be outdated by a later change only', async () => {
    // The alarm is about the hour, not about the call: moving that call must not silence it.
    const isAlarm = name === 'booking-surge-notice';
    expect(await whyNot(name, { sequence: 3 }, { requested: 2 })).toBe(
      isAlarm ? undefined : 'The call has since been moved.',
    );
    expect(await whyNot(name, { sequence: 3, status: 'cancelled' }, { requested: 2 })).toBe(
      isAlarm ? undefined : 'The call has since been canceled.',
    );
    expect(await whyNot(name, { sequence: 3 }, { requested: 4 })).toBeUndefined();
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
    ['booking-relocated', 1, undefined],
    ['booking-relocated', 0, begun],
    ['booking-cancelled', 1, undefined],
    ['booking-cancelled', 0, begun],
    ['reminder-24-hours', 17 * hourMs, undefined],
    ['reminder-24-hours', 17 * hourMs - 1, 'It was too late for a reminder the day before.'],
    ['reminder-24-hours', 1, 'It was too late for a reminder the day before.'],
    ['reminder-24-hours', 0, begun],
    ['reminder-10-minutes', 1, undefined],
    ['reminder-10-minutes', 0, begun],
  ] as const)('%s, %i ms ahead: %s', async (name, msAhead, reason) => {
    expect(await whyNot(name, {}, { msAhead })).toBe(reason);
  });

  it.each(reminders)('%s should never be sent after its beginning', async (name) => {
    expect(await whyNot(name, {}, { msAhead: -1 })).toBe(begun);
  });
});

describe('an email about a call that no longer takes place', () => {
  const isSent = (name: AppointmentEmailName) =>
    emails[name].to === 'owner' || name === 'booking-cancelled';

  it.each(names)('%s should say so or not be sent', async (name) => {
    for (const status of ['cancelled', 'completed', 'no-show'] as const) {
      const reason = isSent(name) ? undefined : 'The call is no longer scheduled.';
      expect(await whyNot(name, { status })).toBe(reason);
    }
  });
});

describe('news of a call', () => {
  it('should not be canceled for a mailbox that was told nothing of it', async () => {
    const circumstances = { isInvitationWithheld: true };
    expect(await whyNot('booking-cancelled', {}, circumstances)).toBe(
      'The address got no invitation to this call.',
    );
    for (const name of ['booking-moved', 'booking-relocated'] as const) {
      expect(await whyNot(name, {}, circumstances)).toBeUndefined();
    }
  });
});

describe('lead-auto-reply', () => {
  const now = sampleLead.createdAt;
  const whyNoReply = (
    facts: Partial<LeadFacts> = {},
    context: Circumstances & { now?: Date } = {},
  ) =>
    emails['lead-auto-reply'].skipReason(
      { about: 'lead', name: 'lead-auto-reply', lead: { ...sampleLead, ...facts } },
      skipContext({ now, requested: { contactId: sampleLead.id }, ...context }),
    );

  it('should be silent once the status is no longer New', async () => {
    const changed = 'You had changed their status by then.';
    for (const status of ['contacted', 'qualified', 'closed-lost'] as const) {
      expect(await whyNoReply({ status })).toBe(changed);
    }
    expect(await whyNoReply({ status: 'contacted' }, { hasReplied: true })).toBe(
      'You had already replied.',
    );
  });

  it('should be sent up to 24 hours after the form', async () => {
    const after = (ms: number) => ({ now: new Date(now.getTime() + ms) });
    expect(await whyNoReply({}, after(24 * hourMs))).toBeUndefined();
    expect(await whyNoReply({}, after(24 * hourMs + 1))).toBe(
      'The request was more than 24 hours old.',
    );
  });
});

describe('calendar-unreadable', () => {
  const { sample, skipReason } = emails['calendar-unreadable'];
  const failingSince = Math.floor(Date.parse('2026-12-03T18:10:00Z') / 1_000);

  it.each([
    [failingSince, undefined],
    [failingSince - 1, 'The calendar was readable again.'],
  ])('should be about the outage that began at %i', async (since, reason) => {
    const requested = { calendarId: 1, failingSince: since };
    expect(await skipReason(sample, skipContext({ now: sample.writtenAt, requested }))).toBe(
      reason,
    );
  });
});

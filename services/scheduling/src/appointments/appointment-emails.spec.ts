import { emailNames } from '@agency/contracts';
import { cancellationEmails, emailAndReminders, reminders } from './appointment-emails.js';

const scheduledAt = new Date('2026-11-23T14:00:00Z');
const call = { appointmentId: 7, sequence: 0, scheduledAt };
const msBefore = (ms: number) => new Date(scheduledAt.getTime() - ms);
const minutesBefore = (minutes: number) => msBefore(minutes * 60_000);
const invitation = (now: Date) => emailAndReminders(call, now, 'booking-invitation');
const names = (now: Date) => invitation(now).map((email) => email.name);

describe('emailAndReminders', () => {
  it.each([
    [24 * 60 + 1, ['reminder-24-hours', 'reminder-10-minutes']],
    [24 * 60, ['reminder-10-minutes']],
    [11, ['reminder-10-minutes']],
    [10, []],
  ])('should, %i minutes ahead, ask for the reminders %j', (minutes, reminders) => {
    expect(names(minutesBefore(minutes))).toEqual(['booking-invitation', ...reminders]);
  });
});

it('should ask for every reminder there is', () => {
  const defined = emailNames.filter((name) => name.startsWith('reminder-'));
  expect(reminders.map(({ name }) => name).sort()).toEqual(defined.sort());
});

describe.each(reminders)('$name', ({ name, before }) => {
  it('should be asked for when it is due later, with those that are due after it', () => {
    const later = reminders.filter((other) => other.before <= before).map((other) => other.name);
    expect(names(msBefore(before + 1))).toEqual(['booking-invitation', ...later]);
    expect(names(msBefore(before))).not.toContain(name);
  });

  it('should be due that long before the call', () => {
    const asked = invitation(msBefore(before + 1)).find((email) => email.name === name);
    expect(asked?.dueAt).toEqual(msBefore(before));
  });
});

describe('cancellationEmails', () => {
  it('should write to nobody about the past', () => {
    expect(cancellationEmails(call, minutesBefore(-1))).toEqual([]);
    expect(cancellationEmails(call, minutesBefore(1))).toHaveLength(1);
  });
});

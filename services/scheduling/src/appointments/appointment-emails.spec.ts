import { emailNames } from '@agency/contracts';
import { cancellationEmails, emailAndReminders, reminders } from './appointment-emails.js';

const scheduledAt = new Date('2026-11-23T14:00:00Z');
const call = { appointmentId: 7, sequence: 0, scheduledAt };
const minutesBefore = (minutes: number) => new Date(scheduledAt.getTime() - minutes * 60_000);
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

it('should be due a day and ten minutes before the call, and the invitation at once', () => {
  expect(invitation(new Date('2026-11-20T14:00:00Z'))).toEqual([
    expect.not.objectContaining({ dueAt: expect.anything() }),
    expect.objectContaining({
      name: 'reminder-24-hours',
      dueAt: new Date('2026-11-22T14:00:00Z'),
    }),
    expect.objectContaining({
      name: 'reminder-10-minutes',
      dueAt: new Date('2026-11-23T13:50:00Z'),
    }),
  ]);
});

describe('cancellationEmails', () => {
  it('should write to no one about the past', () => {
    expect(cancellationEmails(call, minutesBefore(-1))).toEqual([]);
    expect(cancellationEmails(call, minutesBefore(1))).toHaveLength(1);
  });
});

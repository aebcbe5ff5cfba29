import { type EmailKey, type EmailKind, emailKeyOf, emailPayloadOf } from './email-kinds.js';

/** As databases store them. */
const stored: Record<EmailKind, [payload: Parameters<typeof emailKeyOf>[1], key: EmailKey]> = {
  lead: [{ contactId: 2 ** 40 }, { subject: 'contact:1099511627776', sequence: 0 }],
  reply: [
    { contactId: 2 ** 53 - 1, replyId: 7 },
    { subject: 'contact:9007199254740991', sequence: 7 },
  ],
  appointment: [
    { appointmentId: 12, sequence: 3 },
    { subject: 'appointment:12', sequence: 3 },
  ],
  calendar: [
    { calendarId: 2, failingSince: 1_795_000_000 },
    { subject: 'calendar:2', sequence: 1_795_000_000 },
  ],
  notices: [
    { heldFrom: 1_795_000_000 },
    { subject: 'notices:1795000000', sequence: 1_795_000_000 },
  ],
  rankingWeek: [{ reportId: 4 }, { subject: 'ranking-week:4', sequence: 4 }],
  rankingAlerts: [{ windowId: 5 }, { subject: 'ranking-alerts:5', sequence: 5 }],
  address: [
    { addressId: 0, version: 9 },
    { subject: 'address:0', sequence: 9 },
  ],
  password: [
    { gate: 'rankings', changedAt: 1_795_000_000 },
    { subject: 'password:rankings', sequence: 1_795_000_000 },
  ],
  recovery: [
    { addressId: 0, linkId: 31, madeAt: 1_795_000_000 },
    { subject: 'recovery:0:31', sequence: 1_795_000_000 },
  ],
};
const kinds = Object.keys(stored) as EmailKind[];

describe('the key of an email', () => {
  it.each(kinds)('should be the stored one of %s, and lead back to the payload', (kind) => {
    const [payload, key] = stored[kind];
    expect(emailKeyOf(kind, payload)).toEqual(key);
    expect(emailPayloadOf(kind, key)).toEqual(payload);
  });

  it.each([
    ['appointment', 'appointment:'],
    ['password', 'password:garage'],
    ['recovery', 'recovery:1'],
  ] as const)('should lead nowhere if it is none of %s', (kind, subject) => {
    expect(() => emailPayloadOf(kind, { subject, sequence: 1 })).toThrow();
  });
});

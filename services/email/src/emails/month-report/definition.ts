import { email } from '../email-definition.js';

export const monthReport = email({
  name: 'month-report',
  about: 'month',
  to: 'owner',
  skip: [],
  sample: {
    month: {
      month: 202611,
      figures: {
        arrivals: 3_412,
        now: { leads: 58, booked: 31, held: 22, proposal: 9, won: 4 },
        before: { leads: 49, booked: 30, held: 19, proposal: 7, won: 5 },
        channels: [
          { channel: 'organic-search', leads: 21, won: 2 },
          { channel: 'paid-search', leads: 17, won: 1 },
          { channel: 'referral', leads: 9, won: 1 },
        ],
        spendCents: 284_150,
      },
    },
    writtenAt: new Date('2026-12-01T13:00:00Z'),
  },
});

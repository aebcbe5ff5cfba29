import { email } from '../email-definition.js';

export const noticeSummary = email({
  name: 'notice-summary',
  about: 'notices',
  to: 'owner',
  notice: ['lead', 'call', 'change'],
  skip: [],
  sample: {
    notices: { leads: 12, bookings: 5, changes: 1 },
    writtenAt: new Date('2026-12-03T19:10:00Z'),
  },
});

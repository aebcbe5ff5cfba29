import { email, type SkipRule } from '../email-definition.js';

/** Also if another outage has begun since: that one has its own email. */
const outageOver: SkipRule<'calendar'> = ({ calendar: { failingSince } }, { requested }) =>
  failingSince && Math.floor(failingSince.getTime() / 1_000) === requested.failingSince
    ? undefined
    : 'The calendar was readable again.';

export const calendarUnreadable = email({
  name: 'calendar-unreadable',
  about: 'calendar',
  to: 'owner',
  notice: 'trouble',
  skip: [outageOver],
  sample: {
    calendar: {
      name: 'Family',
      readAt: new Date('2026-12-03T18:05:00Z'),
      failingSince: new Date('2026-12-03T18:10:00Z'),
    },
    writtenAt: new Date('2026-12-03T19:10:00Z'),
  },
});

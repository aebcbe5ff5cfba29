import { email, type SkipRule } from '../email-definition.js';

/** Also when another outage has begun since: that one has an email of its own. */
const outageOver: SkipRule<'calendar'> = ({ calendar: { failingSince } }, { requested }) =>
  failingSince && Math.floor(failingSince.getTime() / 1_000) === requested.failingSince
    ? undefined
    : 'The calendar could be read again by then.';

export const calendarUnreadable = email({
  name: 'calendar-unreadable',
  about: 'calendar',
  to: 'owner',
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

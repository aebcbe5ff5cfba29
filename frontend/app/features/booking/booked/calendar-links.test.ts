import { expect, it } from 'vitest';
import { calendarLinks } from './calendar-links';

const startsAt = new Date('2026-11-24T14:00:00Z');

const linksOf = (meetingUrl: string | null) =>
  new Map(calendarLinks(startsAt, meetingUrl).map(({ label, href }) => [label, new URL(href)]));

it('opens each web calendar with the same half hour', () => {
  const links = linksOf('https://meet.example/room');
  const google = links.get('Google Calendar');
  expect(google?.host).toBe('calendar.google.com');
  expect(google?.searchParams.get('dates')).toBe('20261124T140000Z/20261124T143000Z');
  const outlook = links.get('Outlook.com')?.searchParams;
  expect(outlook?.get('startdt')).toBe('2026-11-24T14:00:00.000Z');
  expect(outlook?.get('enddt')).toBe('2026-11-24T14:30:00.000Z');
  expect(outlook?.get('location')).toBe('https://meet.example/room');
});

it('names the invitation while the meeting link is not known, and writes no plus sign', () => {
  for (const { href } of calendarLinks(startsAt, null)) {
    expect(decodeURIComponent(href)).toContain('The invitation we emailed you');
    // It may be by phone.
    expect(href).not.toMatch(/video/i);
    expect(href).not.toContain('+');
  }
});

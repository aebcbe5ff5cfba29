import { appointmentMinutes, describeMeeting } from '@agency/contracts';
import { bookedCall } from '~/content/booked-call';

interface CalendarLink {
  label: string;
  href: string;
}

/** `20261123T140000Z`. */
const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Links that open a web calendar with the call filled in. (!) They lead to other companies: they never identify the
 * visitor and never contain the booking link.
 */
export function calendarLinks(startsAt: Date, meetingUrl: string | null): CalendarLink[] {
  const endsAt = new Date(startsAt.getTime() + appointmentMinutes * 60_000);
  const { title, ...notKnownYet } = bookedCall.calendar.entry;
  const { place, howToJoin } = meetingUrl ? describeMeeting(meetingUrl) : notKnownYet;
  return [
    link('Google Calendar', 'https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${compact(startsAt)}/${compact(endsAt)}`,
      location: place,
      details: howToJoin,
    }),
    link('Outlook.com', 'https://outlook.live.com/calendar/0/action/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: startsAt.toISOString(),
      enddt: endsAt.toISOString(),
      location: place,
      body: howToJoin,
    }),
  ];
}

function link(label: string, address: string, parameters: Record<string, string>): CalendarLink {
  // Some calendars show a plus sign literally.
  const query = new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  return { label, href: `${address}?${query}` };
}

import { appointmentMinutes, brand, meetingPhone } from '@agency/contracts';

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
  const title = `Strategy call with ${brand.name}`;
  const { place, details } = whereabouts(meetingUrl);
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    location: place,
    body: details,
  };
  return [
    link('Google Calendar', 'https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${compact(startsAt)}/${compact(endsAt)}`,
      location: place,
      details,
    }),
    link('Outlook.com', 'https://outlook.live.com/calendar/0/action/compose', outlook),
    link('Office 365', 'https://outlook.office.com/calendar/0/action/compose', outlook),
    link('Yahoo', 'https://calendar.yahoo.com/', {
      v: '60',
      title,
      st: compact(startsAt),
      et: compact(endsAt),
      in_loc: place,
      desc: details,
    }),
  ];
}

function whereabouts(meetingUrl: string | null) {
  if (meetingUrl === null) {
    return {
      place: 'Video meeting',
      details: 'The link for the video meeting is in the invitation that we sent by email.',
    };
  }
  const phone = meetingPhone(meetingUrl);
  return phone === null
    ? { place: meetingUrl, details: `Join the video meeting: ${meetingUrl}` }
    : { place: `By phone: ${phone}`, details: `Please call us when it starts: ${phone}` };
}

function link(label: string, address: string, parameters: Record<string, string>): CalendarLink {
  // Some calendars show a plus sign literally.
  const query = new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  return { label, href: `${address}?${query}` };
}

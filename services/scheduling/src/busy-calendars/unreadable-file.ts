import { whatFileIs } from '@agency/platform';

/** Why an uploaded file is no calendar. Unpacking a zip is left to the owner: it may have several calendars. */
export function unreadableFile(file: Buffer): string {
  const what = whatFileIs(file);
  if (what === undefined || isCalendar(file))
    return 'This file isn’t a complete calendar file (.ics).';
  return what.startsWith('This is a zip')
    ? 'This is a zip file. Open it and choose the .ics file in it.'
    : `${what} Please choose a calendar file (.ics).`;
}

const isCalendar = (file: Buffer) => /^\s*BEGIN:VCALENDAR/i.test(file.toString('utf8', 0, 100));

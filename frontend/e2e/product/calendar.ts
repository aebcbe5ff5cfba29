import ICAL from 'ical.js';
import type { Email } from 'postal-mime';

/** The calendar event in an email, as a calendar parses it. */
export function eventIn(email: Email) {
  const parts = email.attachments.filter(({ method }) => method);
  const [part] = parts;
  if (!part) throw new Error(`No calendar in the email "${email.subject}".`);
  const text =
    typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  const read = (name: string) => String(event?.getFirstPropertyValue(name));
  return {
    partMethod: part.method,
    method: String(calendar.getFirstPropertyValue('method')),
    uid: read('uid'),
    sequence: Number(read('sequence')),
    startsAt: new Date(read('dtstart')),
    endsAt: new Date(read('dtend')),
    organizer: read('organizer').toLowerCase(),
    attendee: read('attendee').toLowerCase(),
  };
}

import { brand } from '@agency/contracts';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarPart } from './mail-content.js';
import type { CallFacts, SenderFacts } from './mail-facts.js';
import { greetableName } from './visitor-text.js';

const prodId = { company: brand.name, product: 'Calls', language: 'EN' };

/** The call as a calendar's event: the same one through every move, by its UID, and newer by its sequence. */
export function calendarOf(
  method: CalendarPart['method'],
  call: CallFacts,
  { from }: SenderFacts,
  writtenAt: Date,
): CalendarPart {
  const isCancelled = method === 'CANCEL';
  const calendar = ical({ prodId, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    id: call.calendarUid,
    sequence: call.sequence,
    stamp: writtenAt,
    start: call.scheduledAt,
    end: new Date(call.scheduledAt.getTime() + call.duration * 60_000),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    summary: `Strategy call with ${brand.name}`,
    ...(!isCancelled && {
      location: call.meetingUrl,
      description: `Join the video meeting: ${call.meetingUrl}\n\nMove or cancel the call: ${call.bookingUrl}`,
    }),
    // (!) The From address, or mail programs ignore a cancellation.
    organizer: { name: from.name, email: from.address },
    attendees: [
      {
        name: greetableName(call.contact.name),
        email: call.contact.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: !isCancelled,
      },
    ],
  });
  return { method, content: `${calendar.toString()}\r\n` };
}

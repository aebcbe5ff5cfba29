import {
  brand,
  describeMeeting,
  greetableName,
  viewingAccess,
  viewingAccessTime,
} from '@agency/contracts';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { AppointmentFacts, SenderFacts } from './email-facts.js';

/** The PRODID of our calendar files. */
export const calendarProgram = { company: brand.name, product: 'Calls', language: 'EN' };

export interface CalendarAttachment {
  /** Must equal the METHOD inside `content`, or clients show no buttons. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** An iCalendar object, folded, with CRLF line ends. */
  content: string;
}

/** The appointment as a calendar event. Every move keeps its UID and increments its sequence. */
export function calendarAttachment(
  method: 'REQUEST' | 'CANCEL',
  appointment: AppointmentFacts,
  { from }: SenderFacts,
  writtenAt: Date,
): CalendarAttachment {
  return { method, content: eventOf(method, appointment, from, writtenAt) };
}

/**
 * The same event as a download: calendars that have the invitation recognize it. Anyone with the booking link can
 * download it, so it does not name the visitor.
 */
export function calendarFile(
  appointment: AppointmentFacts,
  { from }: Pick<SenderFacts, 'from'>,
  writtenAt: Date,
): string {
  return eventOf('PUBLISH', appointment, from, writtenAt);
}

function eventOf(
  method: CalendarAttachment['method'],
  appointment: AppointmentFacts,
  from: SenderFacts['from'],
  writtenAt: Date,
): string {
  const isCancelled = method === 'CANCEL';
  const { place, howToJoin } = describeMeeting(appointment.meetingUrl);
  const calendar = ical({ prodId: calendarProgram, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    id: appointment.calendarUid,
    sequence: appointment.sequence,
    stamp: writtenAt,
    start: appointment.scheduledAt,
    end: new Date(appointment.scheduledAt.getTime() + appointment.duration * 60_000),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    summary: `Strategy call with ${brand.name}`,
    ...(!isCancelled && {
      location: place,
      description: [
        howToJoin,
        `${viewingAccess.heading}. It takes about ${viewingAccessTime}; the steps are in the invitation email.`,
        `Move or cancel the call: ${appointment.bookingUrl}`,
      ].join('\n\n'),
    }),
    // (!) Must be the From address, or mail programs ignore a cancellation.
    organizer: { name: from.name, email: from.address },
    ...(method !== 'PUBLISH' &&
      appointment.lead.email !== null && {
        attendees: [
          {
            name: greetableName(appointment.lead.name),
            email: appointment.lead.email,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.NEEDSACTION,
            rsvp: !isCancelled,
          },
        ],
      }),
  });
  return `${calendar.toString()}\r\n`;
}

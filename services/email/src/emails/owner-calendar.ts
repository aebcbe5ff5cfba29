import {
  brand,
  deskAddress,
  deskQuery,
  easternDateOf,
  meetingPhone,
  normalizeEmail,
  oneLine,
  ownerCalendarUid,
} from '@agency/contracts';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { type CalendarAttachment, calendarProgram } from './calendar-attachment.js';
import type { AppointmentFacts, SenderFacts } from './email-facts.js';

/** A call as the owner's calendar shows it. */
export type FeedAppointment = Pick<
  AppointmentFacts,
  'calendarUid' | 'sequence' | 'scheduledAt' | 'duration' | 'meetingUrl' | 'isByPhone'
> & { lead: Pick<AppointmentFacts['lead'], 'name'> };

/** Whether mail to the owner arrives in the mailbox that sends it. */
const isSender = (ownerAddress: string, { from }: SenderFacts) =>
  normalizeEmail(ownerAddress) === normalizeEmail(from.address);

/**
 * A call for the owner's own calendar. If her mailbox is not the sender's, the event invites it alone, because
 * calendars only add events that invite their reader. The sender's own mailbox cannot be invited: no one answers their
 * own invitation, so it gets a file to add.
 */
export function ownerCalendarAttachment(
  call: AppointmentFacts,
  sender: SenderFacts,
  { ownerAddress, writtenAt }: { ownerAddress: string; writtenAt: Date },
): CalendarAttachment {
  const isCancelled = call.status === 'cancelled';
  const invites = !isSender(ownerAddress, sender);
  const method = invites ? (isCancelled ? 'CANCEL' : 'REQUEST') : 'PUBLISH';
  const calendar = ical({ prodId: calendarProgram, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    ...eventOf(call, sender.siteUrl),
    stamp: writtenAt,
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    // (!) Must be the From address, or mail programs ignore a cancellation.
    organizer: { name: sender.from.name, email: sender.from.address },
    ...(invites && {
      attendees: [
        {
          email: ownerAddress,
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.NEEDSACTION,
          rsvp: false,
        },
      ],
    }),
  });
  return { method, content: written(calendar) };
}

/**
 * The owner's calls as a calendar subscription. (!) The same calls produce the same bytes: the file has no METHOD, so
 * that DTSTAMP may be the last change instead of the time of writing. It has no attendees, because an app might email
 * them.
 */
export function ownerCalendarFeed(
  calls: readonly (FeedAppointment & { changedAt: Date })[],
  siteUrl: string,
): string {
  const calendar = ical({
    prodId: calendarProgram,
    name: `Calls of ${brand.name}`,
    ttl: refreshSeconds,
  });
  for (const call of calls) {
    calendar.createEvent({
      ...eventOf(call, siteUrl),
      stamp: call.changedAt,
      lastModified: call.changedAt,
    });
  }
  return written(calendar);
}

/** How often apps should read the feed; many follow their own interval. */
const refreshSeconds = 3_600;

/**
 * (!) Without the lead's phone number, and without the id, which grants access to the lead's booking page: other
 * companies' servers store these calendars. The name is as stored: in a greeting it might be an advertisement, but here it
 * tells the owner's calls apart.
 */
function eventOf(call: FeedAppointment, siteUrl: string): ICalEventData {
  const { calendarUid, sequence, scheduledAt, duration, meetingUrl, isByPhone, lead } = call;
  const number = meetingPhone(meetingUrl);
  const isCall = isByPhone || number !== null;
  const how = isCall ? 'By phone' : `Join the video meeting: ${meetingUrl}`;
  const address = deskAddress(deskQuery.appointmentsOn(easternDateOf(scheduledAt)));
  return {
    id: ownerCalendarUid(calendarUid),
    sequence,
    start: scheduledAt,
    end: new Date(scheduledAt.getTime() + duration * 60_000),
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    busystatus: ICalEventBusyStatus.BUSY,
    summary: `Call with ${oneLine(lead.name) || 'a lead'}`,
    location: isCall ? 'By phone' : meetingUrl,
    description: `${how}\n\nOn your desk: ${siteUrl}${address}`,
  };
}

const written = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;

import { brand, greetableName, normalizeEmail, ownerCalendarUid } from '@agency/contracts';
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

/** What the owner's calendar shows of a call. */
export type FeedAppointment = Pick<
  AppointmentFacts,
  'calendarUid' | 'sequence' | 'scheduledAt' | 'duration' | 'meetingUrl'
> & { lead: Pick<AppointmentFacts['lead'], 'name'> };

/** Whether mail to the owner arrives in the mailbox it comes from. */
const isSender = (ownerAddress: string, { from }: SenderFacts) =>
  normalizeEmail(ownerAddress) === normalizeEmail(from.address);

/**
 * A call for the owner's own calendar. Another mailbox than the sender's is invited, alone, because calendars add only
 * what invites their reader. The sender's cannot be: nobody answers their own invitation, so it gets a file to add.
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
    // (!) The From address, or mail programs ignore a cancellation.
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
 * The owner's calls as a calendar to subscribe to. (!) The same calls are the same bytes: the file has no METHOD, so that
 * DTSTAMP may be the last change instead of the time of writing. It names no attendee, whom an app might write to.
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

/** How often apps are asked to read the feed; many follow their own rule. */
const refreshSeconds = 3_600;

/**
 * (!) Without the lead's id, which opens the lead's booking page: calendars are kept on servers of other companies. They also
 * make links of addresses that a visitor typed as a name.
 */
function eventOf(call: FeedAppointment, siteUrl: string): ICalEventData {
  const { calendarUid, sequence, scheduledAt, duration, meetingUrl, lead } = call;
  return {
    id: ownerCalendarUid(calendarUid),
    sequence,
    start: scheduledAt,
    end: new Date(scheduledAt.getTime() + duration * 60_000),
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    busystatus: ICalEventBusyStatus.BUSY,
    summary: `Call with ${greetableName(lead.name) ?? 'a lead'}`,
    location: meetingUrl,
    description: `Join the video meeting: ${meetingUrl}\n\nOn your desk: ${siteUrl}/admin?tab=appointments`,
  };
}

const written = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;

import type { AppointmentStatus } from '@agency/contracts';
import type { EmailKind, EmailNameOf } from '@agency/platform';

/** What each kind of email is filled from. */
export interface FactsOf {
  lead: { lead: LeadFacts };
  reply: { lead: LeadFacts; reply: ReplyFacts };
  appointment: { appointment: AppointmentFacts };
  calendar: { calendar: CalendarFacts };
  notices: { notices: NoticeCounts };
}

/** An email with the facts to fill it from. */
export type Email<Kind extends EmailKind = EmailKind> = {
  [About in Kind]: { about: About; name: EmailNameOf<About> } & FactsOf[About];
}[Kind];

type Person = AppointmentFacts['lead'];

/** The lead it is about, whoever it goes to; undefined for one about a calendar of the owner's or about several leads. */
export const leadOf = ({
  lead,
  appointment,
}: {
  about: EmailKind;
  lead?: Person;
  appointment?: { lead: Person };
}): Person | undefined => appointment?.lead ?? lead;

/** What emails about a lead are filled from. (!) A visitor typed it: hostile until escaped. */
export interface LeadFacts {
  id: number;
  name: string;
  /** At least one of email and phone is there. */
  email: string | null;
  phone: string | null;
  company: string | null;
  /** Option values of the contact form. */
  service: string | null;
  monthlyAdSpend: string | null;
  message: string | null;
  /** Option value: what it asked for instead of a call. */
  topic: string | null;
  createdAt: Date;
}

/** What the owner wrote to a lead. */
export interface ReplyFacts {
  id: number;
  subject: string;
  body: string;
  /** Message ids of the emails it continues, oldest first: without angle brackets and domain. */
  thread: readonly string[];
}

/** What emails about an appointment are filled from. */
export interface AppointmentFacts {
  id: number;
  /** Identity of the calendar event; unchanged by moves. */
  calendarUid: string;
  /** Incremented by every move and cancellation. */
  sequence: number;
  scheduledAt: Date;
  /** Minutes. */
  duration: number;
  status: AppointmentStatus;
  meetingUrl: string;
  /** The visitor's signed booking link, to move or cancel. */
  bookingUrl: string;
  /** Until when the visitor must open their link; null for a call that counts. */
  confirmBy: Date | null;
  /** The time before the last move; null when it was never moved. */
  movedFrom: Date | null;
  /** What the owner wrote about the last move or cancellation. */
  message: string | null;
  lead: Pick<LeadFacts, 'id' | 'name' | 'email' | 'phone' | 'company'>;
}

/** What emails about a calendar of the owner's are filled from. */
export interface CalendarFacts {
  name: string;
  /** When the copy was read that holds meanwhile. */
  readAt: Date;
  /** Null when it can be read again. */
  failingSince: Date | null;
}

/** How many notices were held back that one email sums up. */
export interface NoticeCounts {
  leads: number;
  bookings: number;
  changes: number;
}

/** Facts of the installation that every email may show. */
export interface SenderFacts {
  /** Without a trailing slash. */
  siteUrl: string;
  /** The From address, and the organizer of every calendar event. */
  from: { name: string; address: string };
}

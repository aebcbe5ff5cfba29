import type { AppointmentStatus } from '@agency/contracts';
import type {
  AppointmentEmailName,
  CalendarEmailName,
  LeadEmailName,
  ReplyEmailName,
  SummaryEmailName,
} from './email-kinds.js';

/** An email with the data to fill it from. */
export type Email =
  | { about: 'lead'; name: LeadEmailName; lead: LeadFacts }
  | { about: 'reply'; name: ReplyEmailName; lead: LeadFacts; reply: ReplyFacts }
  | { about: 'appointment'; name: AppointmentEmailName; appointment: AppointmentFacts }
  | { about: 'calendar'; name: CalendarEmailName; calendar: CalendarFacts }
  | { about: 'notices'; name: SummaryEmailName; notices: NoticeCounts };

/** The lead it is about, whoever it goes to; undefined for one about a calendar of the owner's or about several leads. */
export function leadOf(email: Email): AppointmentFacts['lead'] | undefined {
  if (email.about === 'calendar' || email.about === 'notices') return undefined;
  return email.about === 'appointment' ? email.appointment.lead : email.lead;
}

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

import type { AppointmentStatus } from '@agency/contracts';

/** What the mails about a lead are filled from. Typed by a visitor: hostile until escaped. */
export interface LeadFacts {
  id: number;
  name: string;
  email: string;
  phone: string;
  company: string | null;
  /** Option values of the contact form. */
  service: string | null;
  monthlyAdSpend: string | null;
  message: string | null;
  createdAt: Date;
}

/** What the mails about a call are filled from. */
export interface CallFacts {
  id: number;
  /** Identity of the calendar event, the same through every move. */
  calendarUid: string;
  /** Grows with every move and cancellation. */
  sequence: number;
  scheduledAt: Date;
  /** Minutes. */
  duration: number;
  status: AppointmentStatus;
  meetingUrl: string;
  /** The visitor's signed page of the call, where she moves or cancels it. */
  bookingUrl: string;
  contact: { id: number; name: string; email: string; company: string | null };
}

/** Facts of the installation that every mail may show. */
export interface SenderFacts {
  /** Without a slash at the end. */
  siteUrl: string;
  /** The From address, and the organizer of every calendar event. */
  from: { name: string; address: string };
}

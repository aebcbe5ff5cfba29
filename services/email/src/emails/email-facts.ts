import type {
  AppointmentStatus,
  Channel,
  EmailText,
  Gate,
  LeadStatus,
  RankingReport,
  SevereAlerts,
} from '@agency/contracts';
import type { EmailKind, EmailNameOf } from '@agency/platform';

/** The data that each kind of email is filled from. `text`: what the owner wrote; absent: as shipped. `times`: free times to offer. */
export interface FactsOf {
  lead: { lead: LeadFacts; text?: EmailText; times?: readonly Date[] };
  reply: { lead: LeadFacts; reply: ReplyFacts };
  appointment: { appointment: AppointmentFacts; text?: EmailText };
  calendar: { calendar: CalendarFacts };
  notices: { notices: NoticeCounts };
  rankingWeek: { report: RankingReport };
  rankingAlerts: { told: SevereAlerts };
  password: { password: PasswordFacts };
  address: { address: AddressFacts };
  recovery: { recovery: RecoveryFacts };
}

/** An email with the data to fill it. */
export type Email<Kind extends EmailKind = EmailKind> = {
  [About in Kind]: { about: About; name: EmailNameOf<About> } & FactsOf[About];
}[Kind];

type Person = AppointmentFacts['lead'];

/** The lead it is about, whoever it goes to; undefined for one that is not about a single lead. */
export const leadOf = ({
  lead,
  appointment,
}: {
  about: EmailKind;
  lead?: Person;
  appointment?: { lead: Person };
}): Person | undefined => appointment?.lead ?? lead;

/** Data of emails about a lead. (!) User input: hostile until escaped. */
export interface LeadFacts {
  id: number;
  name: string;
  /** At least one of email and phone is set. */
  email: string | null;
  phone: string | null;
  company: string | null;
  /** Option values of the contact form. */
  service: string | null;
  monthlyAdSpend: string | null;
  message: string | null;
  /** Option value: what they asked for instead of a call. */
  topic: string | null;
  status: LeadStatus;
  channel: Channel;
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

/** Data of emails about an appointment. */
export interface AppointmentFacts {
  id: number;
  /** UID of the calendar event; unchanged by moves. */
  calendarUid: string;
  /** Incremented by every move and cancellation. */
  sequence: number;
  scheduledAt: Date;
  /** Minutes. */
  duration: number;
  status: AppointmentStatus;
  meetingUrl: string;
  /** The lead was never told the room. */
  isByPhone: boolean;
  /** The visitor's signed booking link, to move or cancel. */
  bookingUrl: string;
  /** The visitor must open their link before this time; null for a confirmed call. */
  confirmBy: Date | null;
  /** The time before the last move; null if it was never moved. */
  movedFrom: Date | null;
  /** The owner's message about the last move or cancellation. */
  message: string | null;
  lead: Pick<LeadFacts, 'id' | 'name' | 'email' | 'phone' | 'company'>;
}

/** Data of emails about a calendar of the owner's. */
export interface CalendarFacts {
  name: string;
  /** When the copy in use was read. */
  readAt: Date;
  /** Null if it can be read again. */
  failingSince: Date | null;
}

/** How many held-back notices one email summarizes. */
export interface NoticeCounts {
  leads: number;
  bookings: number;
  changes: number;
}

/** One of the owner's addresses. */
export interface AddressFacts {
  /** The address that it goes to. */
  address: string;
  /** The token in the link that confirms the address. */
  token: string;
  /** From here on, the current settings. */
  main: string;
  others: readonly string[];
  answersTo: string;
}

/** The gate whose password, or way to set a new one, was changed. */
export interface PasswordFacts {
  gate: Gate;
  changedAt: Date;
}

/** A link that sets a new password for the desk. */
export interface RecoveryFacts {
  /** The address that it goes to; null if that was removed, is not confirmed, or is the main one. */
  address: string | null;
  /** Null in an email that was settled before. */
  token: string | null;
  /** When it stops working. */
  until: Date;
}

/** Facts of the installation that every email may show. */
export interface SenderFacts {
  /** Without a trailing slash. */
  siteUrl: string;
  /** The From address, and the organizer of every calendar event. */
  from: { name: string; address: string };
}

import type { EmailName } from '@agency/contracts';

/** What each email is about, and whom it goes to. */
const emailKinds = {
  'lead-notice': { about: 'lead', to: 'owner' },
  'lead-auto-reply': { about: 'lead', to: 'lead' },
  'lead-reply': { about: 'reply', to: 'lead' },
  'booking-notice': { about: 'appointment', to: 'owner' },
  'booking-change-notice': { about: 'appointment', to: 'owner' },
  'booking-surge-notice': { about: 'appointment', to: 'owner' },
  'own-change-notice': { about: 'appointment', to: 'owner' },
  'calendar-unreadable': { about: 'calendar', to: 'owner' },
  'notice-summary': { about: 'notices', to: 'owner' },
  'booking-invitation': { about: 'appointment', to: 'lead' },
  'booking-hold': { about: 'appointment', to: 'lead' },
  'booking-moved': { about: 'appointment', to: 'lead' },
  'booking-cancelled': { about: 'appointment', to: 'lead' },
  'reminder-24-hours': { about: 'appointment', to: 'lead' },
  'reminder-10-minutes': { about: 'appointment', to: 'lead' },
} as const satisfies Record<
  EmailName,
  { about: 'lead' | 'reply' | 'appointment' | 'calendar' | 'notices'; to: 'owner' | 'lead' }
>;

type Kinds = typeof emailKinds;
type NameWith<Kind> = {
  [Name in EmailName]: Kinds[Name] extends Kind ? Name : never;
}[EmailName];

export type LeadEmailName = NameWith<{ about: 'lead' }>;
export type AppointmentEmailName = NameWith<{ about: 'appointment' }>;
export type OwnerEmailName = NameWith<{ to: 'owner' }>;
export type VisitorEmailName = NameWith<{ to: 'lead' }>;

export type ReplyEmailName = NameWith<{ about: 'reply' }>;

export const isLeadEmail = (name: EmailName): name is LeadEmailName =>
  emailKinds[name].about === 'lead';

export type CalendarEmailName = NameWith<{ about: 'calendar' }>;

export const isCalendarEmail = (name: EmailName): name is CalendarEmailName =>
  emailKinds[name].about === 'calendar';

export type SummaryEmailName = NameWith<{ about: 'notices' }>;

export const isSummaryEmail = (name: EmailName): name is SummaryEmailName =>
  emailKinds[name].about === 'notices';

export const isReplyEmail = (name: EmailName): name is ReplyEmailName =>
  emailKinds[name].about === 'reply';

/** Whether an email goes to the owner; all others go to the lead. */
export const isOwnerEmail = (name: EmailName): name is OwnerEmailName =>
  emailKinds[name].to === 'owner';

/** Whether an email to the owner carries its call for her calendar. */
export const isForOwnerCalendar = (name: EmailName): name is OwnerEmailName =>
  isOwnerEmail(name) && name !== 'booking-surge-notice';

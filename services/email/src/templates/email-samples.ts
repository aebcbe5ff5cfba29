import { appointmentMinutes, brand, type EmailName, fallbackSiteUrl } from '@agency/contracts';
import type { AppointmentFacts, Email, LeadFacts, ReplyFacts } from './email-facts.js';
import type { AppointmentEmailName, LeadEmailName } from './email-kinds.js';

/** An email filled with made-up data, for previews and tests. */
export type EmailSample = Email & { writtenAt: Date };

export const sampleLead: LeadFacts = {
  id: 1_099_511_627_776,
  name: 'Dana Fields',
  email: 'dana@fields-plumbing.example',
  phone: '(910) 555-0142',
  company: 'Fields Plumbing',
  service: 'paid-search',
  monthlyAdSpend: '1k-5k',
  message:
    'We run three vans between Leland and Hampstead. Our ads bring calls, but mostly for jobs we do not take.\n\nCan you look at where the money goes?',
  topic: null,
  createdAt: new Date('2026-12-03T19:12:00Z'),
};

export const sampleAppointment: AppointmentFacts = {
  id: 4_711,
  calendarUid: '5e0c5f4e-6a35-4b51-9d0a-3c1f8c2f7b10@calls.example',
  sequence: 0,
  scheduledAt: new Date('2026-12-08T14:00:00Z'),
  duration: appointmentMinutes,
  status: 'scheduled',
  meetingUrl: 'https://meet.example/heron-marsh-4711',
  bookingUrl: `${fallbackSiteUrl}/booking/sample`,
  movedFrom: null,
  confirmBy: null,
  message: null,
  lead: {
    id: sampleLead.id,
    name: sampleLead.name,
    email: sampleLead.email,
    phone: sampleLead.phone,
    company: sampleLead.company,
  },
};

const sampleReply: ReplyFacts = {
  id: 12,
  subject: 'Re: Your three vans',
  body: `Hello Dana,

Thank you for writing to us. Jobs you do not take usually come from broad keywords, and that is quick to see in the account.

Pick a time that suits you: ${fallbackSiteUrl}/thank-you?contactId=${sampleLead.id}

${brand.name}`,
  thread: ['5e0c5f4e-6a35-4b51-9d0a-3c1f8c2f7b10'],
};

const bookedAt = '2026-12-03T19:20:00Z';
const changedAt = '2026-12-04T15:05:00Z';
const movedAppointment: AppointmentFacts = {
  ...sampleAppointment,
  sequence: 1,
  movedFrom: new Date('2026-12-07T19:30:00Z'),
  message: 'My dentist had only Monday left, sorry. I will have your figures in front of me.',
};
const cancelledAppointment: AppointmentFacts = {
  ...movedAppointment,
  status: 'cancelled',
  message: 'I am down with the flu.\nPick any time next week, and I will call you myself.',
};

export const emailSamples: Record<EmailName, EmailSample> = {
  'lead-notice': leadSample('lead-notice'),
  'lead-auto-reply': leadSample('lead-auto-reply'),
  'lead-reply': {
    about: 'reply',
    name: 'lead-reply',
    lead: sampleLead,
    reply: sampleReply,
    writtenAt: sampleLead.createdAt,
  },
  'booking-notice': appointmentSample('booking-notice', bookedAt),
  'booking-change-notice': appointmentSample('booking-change-notice', changedAt, movedAppointment),
  'booking-surge-notice': appointmentSample('booking-surge-notice', bookedAt),
  'own-change-notice': appointmentSample('own-change-notice', changedAt, movedAppointment),
  'calendar-unreadable': {
    about: 'calendar',
    name: 'calendar-unreadable',
    calendar: {
      name: 'Family',
      readAt: new Date('2026-12-03T18:05:00Z'),
      failingSince: new Date('2026-12-03T18:10:00Z'),
    },
    writtenAt: new Date('2026-12-03T19:10:00Z'),
  },
  'notice-summary': {
    about: 'notices',
    name: 'notice-summary',
    notices: { leads: 12, bookings: 5, changes: 1 },
    writtenAt: new Date('2026-12-03T19:10:00Z'),
  },
  'booking-invitation': appointmentSample('booking-invitation', bookedAt),
  'booking-hold': appointmentSample('booking-hold', bookedAt, {
    ...sampleAppointment,
    confirmBy: new Date('2026-12-03T19:50:00Z'),
  }),
  'booking-moved': appointmentSample('booking-moved', changedAt, movedAppointment),
  'booking-cancelled': appointmentSample('booking-cancelled', changedAt, cancelledAppointment),
  'reminder-24-hours': appointmentSample('reminder-24-hours', '2026-12-07T14:00:00Z'),
  'reminder-10-minutes': appointmentSample('reminder-10-minutes', '2026-12-08T13:50:00Z'),
};

function leadSample(name: LeadEmailName): EmailSample {
  return { about: 'lead', name, lead: sampleLead, writtenAt: sampleLead.createdAt };
}

function appointmentSample(
  name: AppointmentEmailName,
  writtenAt: string,
  appointment = sampleAppointment,
): EmailSample {
  return { about: 'appointment', name, appointment, writtenAt: new Date(writtenAt) };
}

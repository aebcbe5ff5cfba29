import { appointmentMinutes, bookingAddress, fallbackSiteUrl } from '@agency/contracts';
import type { AppointmentFacts, LeadFacts } from './email-facts.js';

// Sample facts shared by several emails in previews and tests.

export const sampleLead: LeadFacts = {
  id: 1_099_511_627_776,
  name: 'Dana Fields',
  email: 'dana@fields-plumbing.example',
  phone: '(910) 555-0142',
  company: 'Fields Plumbing',
  service: 'paid-search',
  monthlyAdSpend: '1k-5k',
  message:
    'We run three vans between Leland and Hampstead. Our ads bring calls, but mostly for jobs we don’t take.\n\nCan you look at where the money goes?',
  topic: null,
  status: 'new',
  channel: 'paid-search',
  createdAt: new Date('2026-12-03T19:12:00Z'),
};

/** The next one, one in the other half of a day, and one on another day. */
export const sampleTimes = [
  '2026-12-04T14:00:00Z',
  '2026-12-04T18:00:00Z',
  '2026-12-07T14:00:00Z',
].map((startsAt) => new Date(startsAt));

export const sampleAppointment: AppointmentFacts = {
  id: 4_711,
  calendarUid: '5e0c5f4e-6a35-4b51-9d0a-3c1f8c2f7b10@calls.example',
  sequence: 0,
  scheduledAt: new Date('2026-12-08T14:00:00Z'),
  duration: appointmentMinutes,
  status: 'scheduled',
  meetingUrl: 'https://meet.example/heron-marsh-4711',
  isByPhone: false,
  bookingUrl: fallbackSiteUrl + bookingAddress('sample'),
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

export const bookedAt = new Date('2026-12-03T19:20:00Z');
export const changedAt = new Date('2026-12-04T15:05:00Z');

export const movedAppointment: AppointmentFacts = {
  ...sampleAppointment,
  sequence: 1,
  movedFrom: new Date('2026-12-07T19:30:00Z'),
  message: 'My dentist had only Monday left, sorry. I’ll have your numbers in front of me.',
};

import { appointmentMinutes, brand } from '@agency/contracts';
import type { CallFacts } from '../mail-facts.js';

/** A call that nobody booked, for previews and tests. */
export const sampleCall: CallFacts = {
  id: 4_711,
  calendarUid: '5e0c5f4e-6a35-4b51-9d0a-3c1f8c2f7b10@calls.example',
  sequence: 0,
  scheduledAt: new Date('2026-12-08T14:00:00Z'),
  duration: appointmentMinutes,
  status: 'scheduled',
  meetingUrl: 'https://meet.example/heron-marsh-4711',
  bookingUrl: `${brand.siteUrl}/booking/sample`,
  contact: {
    id: 1_099_511_627_776,
    name: 'Dana Fields',
    email: 'dana@fields-plumbing.example',
    company: 'Fields Plumbing',
  },
};

import {
  type AppointmentStatus,
  appointmentStatusOptions,
  type TimelineEntry,
} from '@agency/contracts';
import { formatEasternMoment, formatShortDay } from '~/lib/eastern-display';
import { statusLabel } from '../texts/labels';

interface Words {
  what: string;
  /** What was written or answered, if anything. */
  detail?: string | null;
}

const mailNames: Record<string, string> = {
  'lead-notice': 'Notice to you about this lead',
  'lead-auto-reply': 'Auto-reply to the lead',
  'booking-notice': 'Notice to you about the call',
  'booking-invitation': 'Call invitation',
  'booking-moved': 'Mail about the moved call',
  'booking-cancelled': 'Mail about the cancelled call',
  'reminder-24-hours': 'Reminder 24 hours before',
  'reminder-10-minutes': 'Reminder 10 minutes before',
};

const mailStates = {
  queued: 'waits to be sent',
  sent: 'sent',
  failed: 'could not be sent',
  skipped: 'not sent',
} as const;

const who = { visitor: 'The lead', owner: 'You' } as const;

const callStatus = (status: AppointmentStatus) =>
  appointmentStatusOptions.find(({ value }) => value === status)?.label ?? status;

const moment = (at: string) => formatEasternMoment(new Date(at));

/** What happened, in words. */
export function describeEntry(entry: TimelineEntry): Words {
  switch (entry.kind) {
    case 'submitted':
      return { what: 'Form sent' };
    case 'status-changed':
      return { what: `Status: ${statusLabel(entry.from)} → ${statusLabel(entry.to)}` };
    case 'notes-changed':
      return { what: entry.notes ? 'Notes saved' : 'Notes removed', detail: entry.notes };
    case 'follow-up-changed':
      return {
        what: entry.on ? `Follow-up set to ${formatShortDay(entry.on)}` : 'Follow-up removed',
      };
    case 'call-booked':
      return { what: `${who[entry.by]} booked a call for ${moment(entry.scheduledAt)}` };
    case 'call-moved':
      return {
        what: `${who[entry.by]} moved the call to ${moment(entry.scheduledAt)}`,
        detail: `It was to be on ${moment(entry.from)}.`,
      };
    case 'call-status-changed':
      return entry.to === 'cancelled'
        ? { what: `${who[entry.by]} cancelled the call` }
        : { what: `Call: ${callStatus(entry.from)} → ${callStatus(entry.to)}` };
    case 'mail':
      return {
        what: `${mailNames[entry.mail] ?? entry.mail}: ${mailStates[entry.state]}`,
        detail: entry.reason,
      };
  }
}

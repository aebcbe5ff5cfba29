import {
  type AppointmentStatus,
  appointmentStatusOptions,
  type CorrectableField,
  labelOf,
  type TimelineEntry,
} from '@agency/contracts';
import { formatEasternMoment, formatShortDay } from '~/lib/eastern-display';
import { mailName, mailStateLabel } from '../../mails/mail-words';
import { correctionLabels, statusLabel } from '../texts/labels';

interface Words {
  what: string;
  /** What was written or answered, if anything. */
  detail?: string | null;
}

const who = { visitor: 'The lead', owner: 'You' } as const;

const callStatus = (status: AppointmentStatus) => labelOf(appointmentStatusOptions, status);

const moment = (at: string) => formatEasternMoment(new Date(at));

const fieldList = (fields: readonly CorrectableField[]) =>
  fields.map((field) => correctionLabels[field].toLowerCase()).join(', ');

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
    case 'contact-corrected':
      return { what: `Corrected: ${fieldList(entry.fields)}` };
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
        what: `${mailName(entry.mail)}: ${mailStateLabel(entry.state)}`,
        detail: entry.reason,
      };
  }
}

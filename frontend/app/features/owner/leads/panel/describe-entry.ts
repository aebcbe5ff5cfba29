import {
  type AppointmentStatus,
  appointmentStatusOptions,
  type CorrectableField,
  callOutcomeOptions,
  type LeadStatus,
  labelOf,
  type TimelineEntry,
} from '@agency/contracts';
import { formatEasternMoment, formatShortDay } from '~/lib/eastern-display';
import { deliveryStateLabels, emailLabel } from '../../emails/email-labels';
import { correctionLabels, statusLabel } from '../../shared/labels';
import { amountLabels, describeAmount } from '../amount-words';

interface EntryText {
  what: string;
  /** The text of a note or an answer, if any. */
  detail?: string | null;
}

const who = { visitor: 'The lead', owner: 'You' } as const;

const appointmentStatus = (status: AppointmentStatus) => labelOf(appointmentStatusOptions, status);

const moment = (at: string) => formatEasternMoment(new Date(at));

const fieldList = (fields: readonly CorrectableField[]) =>
  fields.map((field) => correctionLabels[field].toLowerCase()).join(', ');

type EmailEntry = Extract<TimelineEntry, { kind: 'mail' }>;

/** What decides whether the automatic reply, while it is queued, will be sent. */
export interface History {
  status: LeadStatus;
  entries: readonly TimelineEntry[];
}

/** The rules by which the email service skips it once it is due (`lead-auto-reply`), as far as the desk can tell. */
function whyNoAutoReply({ status, entries }: History): string | null {
  const has = (isIt: (entry: TimelineEntry) => boolean) => entries.some(isIt);
  if (has((entry) => entry.kind === 'mail' && entry.mail === 'lead-reply')) return 'You replied.';
  if (has((entry) => entry.kind === 'called')) return 'You logged a call.';
  if (has((entry) => entry.kind === 'wrote')) return 'You logged an email.';
  if (has((entry) => entry.kind === 'call-booked')) return 'A call was booked.';
  return status === 'new' ? null : 'You changed the status.';
}

function describeAutoReplyAhead(label: string, history: History): EntryText {
  const why = whyNoAutoReply(history);
  if (why) return { what: `${label}: won’t be sent`, detail: why };
  return {
    what: `${label}: ${deliveryStateLabels.queued}`,
    detail:
      'Sent unless you reply, log a call or email, change the status, or a call is booked first.',
  };
}

function describeEmail(entry: EmailEntry, history: History): EntryText {
  const { mail, state, reason, isDismissed, reply } = entry;
  const label = emailLabel(mail);
  if (mail === 'lead-auto-reply' && state === 'queued' && reason === null) {
    return describeAutoReplyAhead(label, history);
  }
  const template = reply?.templateName ? ` “${reply.templateName}”` : '';
  const dismissed = isDismissed ? ', dismissed' : '';
  const written = reply && `${reply.subject}\n\n${reply.body}`;
  return {
    what: `${label}${template}: ${deliveryStateLabels[state]}${dismissed}`,
    detail: reason ?? written ?? null,
  };
}

/** Includes the owner's message to the lead. */
const withMessage = ({ message }: { message?: string }, fact?: string) =>
  [fact, message && `You wrote: ${message}`].filter(Boolean).join('\n') || undefined;

/** Describes a timeline entry. */
export function describeEntry(entry: TimelineEntry, history: History): EntryText {
  switch (entry.kind) {
    case 'submitted':
      return { what: 'Form submitted' };
    case 'added':
      return { what: 'You added the lead' };
    case 'imported':
      return { what: 'You imported the lead' };
    case 'status-changed':
      return { what: `Status: ${statusLabel(entry.from)} → ${statusLabel(entry.to)}` };
    case 'notes-changed':
      return { what: entry.notes ? 'Note pinned' : 'Note unpinned', detail: entry.notes };
    case 'follow-up-changed':
      return {
        what: entry.on ? `Follow-up set to ${formatShortDay(entry.on)}` : 'Follow-up removed',
        detail: entry.task,
      };
    case 'amount-changed': {
      const name = amountLabels[entry.of];
      return { what: `${name}: ${entry.amount ? describeAmount(entry.amount) : 'amount removed'}` };
    }
    case 'contact-corrected':
      return {
        what: `${entry.by ? `${who[entry.by]} corrected` : 'Corrected'}: ${fieldList(entry.fields)}`,
      };
    case 'call-booked':
      return { what: `${who[entry.by]} booked a call for ${moment(entry.scheduledAt)}` };
    case 'call-moved':
      return {
        what: `${who[entry.by]} moved the call to ${moment(entry.scheduledAt)}`,
        detail: withMessage(entry, `Previously ${moment(entry.from)}.`),
      };
    case 'call-status-changed':
      return entry.to === 'cancelled'
        ? { what: `${who[entry.by]} canceled the call`, detail: withMessage(entry) }
        : {
            what: `Call: ${appointmentStatus(entry.from)} → ${appointmentStatus(entry.to)}`,
          };
    case 'note-added':
      return { what: 'Note', detail: entry.text };
    case 'called':
      return { what: `You called: ${labelOf(callOutcomeOptions, entry.outcome)?.toLowerCase()}` };
    case 'wrote':
      return { what: 'You emailed' };
    case 'mail':
      return describeEmail(entry, history);
  }
}

import type { DeliveryState } from '@agency/contracts';

const mailNames: Record<string, string> = {
  'lead-notice': 'Notice to you about this lead',
  'lead-auto-reply': 'Auto-reply to the lead',
  'booking-notice': 'Notice to you about the call',
  'booking-change-notice': 'Notice to you about the changed call',
  'booking-invitation': 'Call invitation',
  'booking-moved': 'Mail about the moved call',
  'booking-cancelled': 'Mail about the cancelled call',
  'reminder-24-hours': 'Reminder 24 hours before',
  'reminder-10-minutes': 'Reminder 10 minutes before',
};

export function mailName(mail: string): string {
  return mailNames[mail] ?? mail;
}

const mailStates: Record<DeliveryState, string> = {
  queued: 'waits to be sent',
  sent: 'sent',
  failed: 'could not be sent',
  skipped: 'not sent',
};

export function mailStateLabel(state: DeliveryState): string {
  return mailStates[state];
}

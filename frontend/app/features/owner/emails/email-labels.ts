import type { DeliveryState, EmailName } from '@agency/contracts';

const emailLabels: Record<EmailName, string> = {
  'lead-notice': 'Notice to you about this lead',
  'lead-auto-reply': 'Automatic reply to the lead',
  'lead-reply': 'Your reply',
  'booking-notice': 'Notice to you about the call',
  'booking-change-notice': 'Notice to you about the changed call',
  'booking-surge-notice': 'Notice to you about many bookings',
  'own-change-notice': 'Your own change, for your calendar',
  'calendar-unreadable': 'Notice to you about an unreadable calendar',
  'notice-summary': 'Summary of further notices to you',
  'ranking-week': 'Weekly rankings to you',
  'ranking-alerts': 'Notice to you about ranking alerts',
  'password-changed': 'Notice to you about a new password',
  'address-confirmation': 'Link that confirms an address',
  'address-test': 'Test email to an address',
  'addresses-changed': 'Notice about your addresses',
  'recovery-address-changed': 'Notice about your recovery address',
  'password-recovery': 'Link to set a new password',
  'booking-invitation': 'Call invitation',
  'booking-hold': 'Call to confirm',
  'booking-moved': 'Call moved',
  'booking-relocated': 'New meeting link',
  'booking-cancelled': 'Call canceled',
  'reminder-24-hours': 'Reminder, 24 hours before',
  'reminder-10-minutes': 'Reminder, 10 minutes before',
};

const isEmailName = (name: string): name is EmailName => name in emailLabels;

/** The owner's label of an email. A queue may hold an email of a later version, of which only the name is known. */
export function emailLabel(name: string): string {
  return isEmailName(name) ? emailLabels[name] : name;
}

export const deliveryStateLabels: Record<DeliveryState, string> = {
  queued: 'queued',
  sent: 'sent',
  failed: 'failed',
  skipped: 'skipped',
};

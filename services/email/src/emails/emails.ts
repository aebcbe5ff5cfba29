import { type EmailName, emailNames } from '@agency/contracts';
import type { EmailKind, emailKinds } from '@agency/platform';
import { addressConfirmation } from './address-confirmation/definition.js';
import { addressTest } from './address-test/definition.js';
import { addressesChanged } from './addresses-changed/definition.js';
import { bookingCancelled } from './booking-cancelled/definition.js';
import { bookingChangeNotice } from './booking-change-notice/definition.js';
import { bookingHold } from './booking-hold/definition.js';
import { bookingInvitation } from './booking-invitation/definition.js';
import { bookingMoved } from './booking-moved/definition.js';
import { bookingNotice } from './booking-notice/definition.js';
import { bookingRelocated } from './booking-relocated/definition.js';
import { bookingSurgeNotice } from './booking-surge-notice/definition.js';
import { calendarUnreadable } from './calendar-unreadable/definition.js';
import type { EmailDefinition } from './email-definition.js';
import { leadAutoReply } from './lead-auto-reply/definition.js';
import { leadNotice } from './lead-notice/definition.js';
import { leadReply } from './lead-reply/definition.js';
import { noticeSummary } from './notice-summary/definition.js';
import { ownChangeNotice } from './own-change-notice/definition.js';
import { passwordChanged } from './password-changed/definition.js';
import { passwordRecovery } from './password-recovery/definition.js';
import { rankingAlerts } from './ranking-alerts/definition.js';
import { rankingWeek } from './ranking-week/definition.js';
import { recoveryAddressChanged } from './recovery-address-changed/definition.js';
import { reminder10Minutes } from './reminder-10-minutes/definition.js';
import { reminder24Hours } from './reminder-24-hours/definition.js';

/** Every email by its name. */
export const emails: { [Name in EmailName]: EmailDefinition<EmailKind, Name> } = {
  'lead-notice': leadNotice,
  'lead-auto-reply': leadAutoReply,
  'lead-reply': leadReply,
  'booking-notice': bookingNotice,
  'booking-change-notice': bookingChangeNotice,
  'booking-surge-notice': bookingSurgeNotice,
  'own-change-notice': ownChangeNotice,
  'calendar-unreadable': calendarUnreadable,
  'notice-summary': noticeSummary,
  'ranking-week': rankingWeek,
  'ranking-alerts': rankingAlerts,
  'password-changed': passwordChanged,
  'recovery-address-changed': recoveryAddressChanged,
  'password-recovery': passwordRecovery,
  'address-confirmation': addressConfirmation,
  'address-test': addressTest,
  'addresses-changed': addressesChanged,
  'booking-invitation': bookingInvitation,
  'booking-hold': bookingHold,
  'booking-moved': bookingMoved,
  'booking-relocated': bookingRelocated,
  'booking-cancelled': bookingCancelled,
  'reminder-24-hours': reminder24Hours,
  'reminder-10-minutes': reminder10Minutes,
} satisfies { [Name in EmailName]: EmailDefinition<(typeof emailKinds)[Name], Name> };

/** The emails that put a call into the lead's calendar. */
export const leadInvitations = emailNames.filter((name) => {
  const definition = emails[name];
  return definition.to === 'lead' && definition.calendar === 'REQUEST';
});

/** The emails that may have put a call into the owner's calendar. */
export const calendarNotices = emailNames.filter((name) => {
  const definition = emails[name];
  return definition.to === 'owner' && definition.isForCalendar;
});

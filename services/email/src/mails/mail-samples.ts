import { sample as bookingCancelled } from './booking-cancelled/sample.js';
import { sample as bookingChangeNotice } from './booking-change-notice/sample.js';
import { sample as bookingInvitation } from './booking-invitation/sample.js';
import { sample as bookingMoved } from './booking-moved/sample.js';
import { sample as bookingNotice } from './booking-notice/sample.js';
import { sample as leadAutoReply } from './lead-auto-reply/sample.js';
import { sample as leadNotice } from './lead-notice/sample.js';
import type { MailSamples } from './mail-sample.js';
import { sample as reminder10Minutes } from './reminder-10-minutes/sample.js';
import { sample as reminder24Hours } from './reminder-24-hours/sample.js';

/** One for each mail that can be asked for. */
export const mailSamples: MailSamples = {
  'lead-notice': leadNotice,
  'lead-auto-reply': leadAutoReply,
  'booking-notice': bookingNotice,
  'booking-change-notice': bookingChangeNotice,
  'booking-invitation': bookingInvitation,
  'booking-moved': bookingMoved,
  'booking-cancelled': bookingCancelled,
  'reminder-24-hours': reminder24Hours,
  'reminder-10-minutes': reminder10Minutes,
};

import {
  autoReplyDelayMinutes,
  maxOwnerNoticesPerHour,
  noticeSummaryMinutes,
  type OwnerPreviewName,
  ownerPreviews,
  type ReminderPreviewName,
  reminderPreviews,
} from '@agency/contracts';

export type PreviewName = ReminderPreviewName | OwnerPreviewName;

/** When each email is sent. */
const occasions: Record<PreviewName, string> = {
  '24hour': 'Sent to the visitor the day before their call, with how to give viewing access.',
  '10minute': 'Sent to the visitor ten minutes before their call, with the link on top.',
  'booking-invitation': 'To the visitor, when their call is booked.',
  'booking-hold':
    'To the visitor, in place of the invitation, when unusually many calls are being booked.',
  'booking-moved': 'To the visitor, when their call is moved.',
  'booking-cancelled': 'To the visitor, when their call is cancelled.',
  'lead-auto-reply': `To the visitor, ${autoReplyDelayMinutes} minutes after a form, unless they book a call first.`,
  'lead-reply': 'To the visitor, when you reply on the desk. The text is yours.',
  'lead-notice': 'To you, when a form is submitted.',
  'booking-notice': 'To you, when a call is booked.',
  'booking-change-notice': 'To you, when a visitor moves or cancels their call.',
  'booking-surge-notice':
    'To you, at most once a day, when visitors book unusually many calls in an hour.',
  'own-change-notice':
    'To you, when you book, move or cancel a call, as long as your emails carry a calendar file.',
  'calendar-unreadable': 'To you, when one of your calendars could not be read for an hour.',
  'notice-summary': `To you, every ${noticeSummaryMinutes} minutes, in place of notices after ${maxOwnerNoticesPerHour} within an hour.`,
};

const titles = Object.fromEntries(
  [...reminderPreviews, ...ownerPreviews].map(({ value, label }) => [value, label]),
) as Record<PreviewName, string>;

/** The texts of /email-previews. */
export const emailPreviews = {
  heading: 'Email Previews',
  text: 'The emails that go with a call, filled with sample data. Previewing sends nothing.',
  ownHeading: 'All other emails',
  ownText: 'You see these because you are signed in.',
  back: 'Back to Home',
  open: 'Open in New Tab',
  close: 'Close Preview',
  loading: 'Loading the preview …',
  failed: 'The preview could not be loaded',
  noAnswer: 'The server did not answer. Check your connection, then try again.',
  signedOut: 'Your session has ended. Sign in on the admin page, then try again.',
  retry: 'Try again',
  titles,
  occasions,
} as const;

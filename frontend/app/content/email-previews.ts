import {
  type OwnerPreviewName,
  ownerPreviews,
  type ReminderPreviewName,
  reminderPreviews,
} from '@agency/contracts';

export type PreviewName = ReminderPreviewName | OwnerPreviewName;

/** When each mail goes out. */
const occasions: Record<PreviewName, string> = {
  '24hour': 'Goes to the visitor the day before her call, with what helps to have at hand.',
  '10minute': 'Goes to the visitor ten minutes before her call, with the link on top.',
  'booking-invitation': 'To the visitor, as soon as her call is booked.',
  'booking-moved': 'To the visitor, when her call has a new time.',
  'booking-cancelled': 'To the visitor, when her call no longer takes place.',
  'lead-auto-reply': 'To the visitor, when her form has arrived.',
  'lead-notice': 'To you, when a form has arrived.',
  'booking-notice': 'To you, when a call is booked.',
  'booking-change-notice': 'To you, when a visitor moves or cancels her call herself.',
};

const titles = Object.fromEntries(
  [...reminderPreviews, ...ownerPreviews].map(({ value, label }) => [value, label]),
) as Record<PreviewName, string>;

/** The page that shows the mails. */
export const emailPreviews = {
  heading: 'Email Previews',
  text: 'The emails that go with a call, filled with sample data. Looking at them sends nothing.',
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

import {
  autoReplyDelayMinutes,
  type EditableEmail,
  maxOwnerNoticesPerHour,
  noticeSummaryMinutes,
  type OwnerPreviewName,
  type ReminderPreviewName,
} from '@agency/contracts';

export type PreviewName = ReminderPreviewName | OwnerPreviewName;

interface Preview {
  title: string;
  /** When the email is sent. */
  occasion: string;
}

const reminders: Record<ReminderPreviewName, Preview> = {
  '24hour': {
    title: '24-hour reminder',
    occasion:
      'Sent to the visitor the day before their call, with the steps to give viewing access.',
  },
  '10minute': {
    title: '10-minute reminder',
    occasion: 'Sent to the visitor ten minutes before their call, with the link on top.',
  },
};

const others: Record<OwnerPreviewName, Preview> = {
  'booking-invitation': {
    title: 'Invitation',
    occasion: 'To the visitor, when their call is booked.',
  },
  'booking-hold': {
    title: 'Please confirm',
    occasion:
      'To the visitor, instead of the invitation, when unusually many calls are being booked.',
  },
  'booking-moved': {
    title: 'Call moved',
    occasion: 'To the visitor, when their call is moved.',
  },
  'booking-relocated': {
    title: 'New meeting link',
    occasion: 'To the visitor, when you change the link or number of upcoming calls.',
  },
  'booking-cancelled': {
    title: 'Call canceled',
    occasion: 'To the visitor, when their call is canceled.',
  },
  'lead-auto-reply': {
    title: 'Reply to a lead',
    occasion: `To the visitor, ${autoReplyDelayMinutes} minutes after a form, unless they book a call first.`,
  },
  'lead-reply': {
    title: 'Your own reply',
    occasion: 'To the visitor, when you reply on the desk. The text is yours.',
  },
  'lead-notice': {
    title: 'Your new-lead notice',
    occasion: 'To you, when a form is submitted.',
  },
  'booking-notice': {
    title: 'Your booking notice',
    occasion: 'To you, when a call is booked.',
  },
  'booking-change-notice': {
    title: 'Your changed-call notice',
    occasion: 'To you, when a visitor moves or cancels their call.',
  },
  'booking-surge-notice': {
    title: 'Your booking-surge notice',
    occasion: 'To you, at most once a day, when visitors book unusually many calls in an hour.',
  },
  'own-change-notice': {
    title: 'Your own change, for your calendar',
    occasion:
      'To you, when you book, move or cancel a call, as long as your emails carry a calendar file.',
  },
  'calendar-unreadable': {
    title: 'Your unreadable-calendar notice',
    occasion: 'To you, when one of your calendars couldn’t be read for an hour.',
  },
  'notice-summary': {
    title: 'Your summary of notices',
    occasion: `To you, every ${noticeSummaryMinutes} minutes, instead of notices, after ${maxOwnerNoticesPerHour} within an hour.`,
  },
  'ranking-week': {
    title: 'Your weekly rankings',
    occasion:
      'To you, each week, about what moved in your rankings, if you have asked for it on Rankings.',
  },
  'ranking-alerts': {
    title: 'Your ranking-alert notice',
    occasion:
      'To you, when a ranking check raises alerts of high severity, unless you have turned it off.',
  },
  'password-changed': {
    title: 'Your password-changed notice',
    occasion: 'To you, when the password of the desk or of the rankings is changed.',
  },
  'address-confirmation': {
    title: 'Confirm an address',
    occasion: 'To an address that you add in your settings, before it gets anything else.',
  },
  'address-test': {
    title: 'Test email to an address',
    occasion: 'To one of your addresses, when you ask for it in your settings.',
  },
  'addresses-changed': {
    title: 'Your changed-addresses notice',
    occasion:
      'To your main address, when another one is confirmed, takes its place, or gets the answers.',
  },
  'recovery-address-changed': {
    title: 'Your recovery-address notice',
    occasion: 'To you, when another address is chosen to recover your password.',
  },
  'password-recovery': {
    title: 'Link to set a new password',
    occasion: 'To your recovery address, when someone asks for it on the login page.',
  },
};

/** What the owner calls an email that she can write. */
export const editablePreviews: Record<EditableEmail, Preview> = {
  ...others,
  'reminder-24-hours': reminders['24hour'],
  'reminder-10-minutes': reminders['10minute'],
};

// In the order of the page.
export const reminderPreviews = Object.keys(reminders) as ReminderPreviewName[];
export const ownerPreviews = Object.keys(others) as OwnerPreviewName[];

/** The texts of /email-previews. */
export const emailPreviews = {
  heading: 'Email Previews',
  text: 'The emails that go with a call, filled in with sample data. Previewing doesn’t send anything.',
  ownHeading: 'All other emails',
  ownText: 'You see these because you’re logged in.',
  back: 'Back to Home',
  open: 'Open in New Tab',
  close: 'Close Preview',
  loading: 'Loading the preview …',
  failed: 'The preview couldn’t be loaded',
  signedOut: 'Your session has ended. Log in on the admin page, then try again.',
  retry: 'Try again',
  previews: { ...reminders, ...others },
} as const;

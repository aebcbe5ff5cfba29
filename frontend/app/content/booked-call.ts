import { brand } from '@agency/contracts';

/** What /thank-you says once a call is booked, beside the headings and the notes in `thank-you.ts`. */
export const bookedCall = {
  moved: 'Your call has moved. This is the new time.',
  byPhone:
    'An invitation is on its way to you by email. It includes the number to call and an entry for your calendar.',
  held: (until: string) =>
    `We’re holding this time for you until ${until} Eastern Time. To book the call, open the link in the email we just sent you.`,
  sentTo: {
    heading: 'Email',
    sent: 'Sent to',
    corrected: 'The invitation is on its way to',
    unknown: 'the email address you gave us',
    question: 'Not right?',
    correct: 'Correct it',
    label: 'The right email address',
    invalid: 'Please enter a valid email address.',
    confirm: 'Send the Invitation There',
    confirming: 'Sending...',
    keep: 'Keep the address',
    failed: 'The invitation couldn’t be sent. Please try again.',
  },
  calendar: {
    heading: 'Add to your calendar',
    file: 'Calendar file (.ics)',
    note: 'The invitation includes the same entry. If you accept it, you don’t need these.',
    /** The entry that a link opens in a web calendar. */
    entry: {
      title: `Strategy call with ${brand.name}`,
      place: 'See the invitation',
      howToJoin: 'The invitation we emailed you says how to join.',
    },
  },
  cancelled: (when: string) =>
    `Your call on ${when} is canceled. Changed your mind? Pick another time.`,
  manage: 'Move or cancel the call',
} as const;

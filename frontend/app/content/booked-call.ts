/** What /thank-you says once a call is booked, beside the heading and the note in `thank-you.ts`. */
export const bookedCall = {
  moved: 'Your call has moved. This is the new time.',
  held: {
    heading: 'Please confirm by email',
    text: (until: string) =>
      `We keep this time for you until ${until} Eastern Time. Open the link in the email we have just sent you, and the call is booked.`,
  },
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
    failed: 'The invitation could not be sent. Please try again.',
  },
  calendar: {
    heading: 'Add to your calendar',
    file: 'Calendar file (.ics)',
    note: 'The invitation brings the same entry with it. Accept that one, and you need none of these.',
  },
  cancelled: (when: string) =>
    `Your call on ${when} is cancelled. To talk after all, pick another time.`,
  manage: 'Move or cancel the call',
} as const;

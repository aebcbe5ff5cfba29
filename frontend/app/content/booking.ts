/** What the page of a visitor's own call says, state by state. */
export const booking = {
  reading: {
    heading: 'Your strategy call',
    text: 'One moment: we’re looking up your call.',
    withoutScript: 'Seeing, moving and canceling your call needs JavaScript. Without it, email',
  },
  scheduled: {
    heading: 'Your strategy call',
    text: 'You’re booked. The invitation we emailed you includes a calendar entry.',
  },
  moved: {
    heading: 'Your call has moved',
    text: 'You’re booked for the new time. An updated invitation is on its way to you by email.',
  },
  underWay: {
    heading: 'Your call has started',
    text: 'It started at the time below. We’re on the call.',
  },
  over: {
    heading: 'This call is over',
    text: 'Want to talk again? Book another call. It’s free, too.',
  },
  cancelled: {
    heading: 'This call is canceled',
    text: 'You don’t need to do anything else. If you’d still like to talk, pick another time.',
  },
  unknown: {
    heading: 'We can’t find your call',
    text: 'This link doesn’t lead to a call. Please use the one in your latest email from us.',
  },
  unreachable: {
    heading: 'We couldn’t look up your call',
    text: 'Nothing has changed. Check your connection, then try again.',
  },
  unconfirmed: {
    heading: 'Your call isn’t confirmed yet',
    text: (until: string) =>
      `We’re holding the time for you until ${until} Eastern Time. Check your connection, then try again.`,
  },
  join: 'Join the video meeting',
  call: (phone: string) => `Call ${phone}`,
  byPhone: 'Phone call',
  move: 'Move the call',
  cancel: 'Cancel the call',
  bookAgain: 'Book another call',
  question: 'Questions? Email',
  moving: {
    title: 'Choose a new time',
    lead: 'Your call keeps its current time until you confirm a new one.',
    confirm: 'Move the Call',
    confirming: 'Moving Your Call...',
    keep: 'Keep the current time',
    /** The request may have arrived, with only its answer lost. */
    unsure: 'We didn’t get a response. Please confirm again.',
  },
  cancelling: {
    title: 'Cancel this call?',
    text: 'Your time will open up for others. You can book another call whenever you like.',
    confirm: 'Yes, cancel the call',
    confirming: 'Canceling...',
    keep: 'Keep the call',
    failed: 'The call couldn’t be canceled. Please try again.',
  },
} as const;

// Single constants, because the bundler inlines them: the confirmation on /thank-you loads all of `booking`.

export const wasSetFor = (day: string, time: string): string =>
  `It was set for ${day} at ${time} Eastern Time.`;
export const backHome = 'Back to Home';
export const tryAgain = 'Try again';
/** For screen readers, after the name of a link. */
export const opensNewTab = '(opens a new tab)';

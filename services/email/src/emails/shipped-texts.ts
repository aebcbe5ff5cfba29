import type { EditableEmail, EmailText } from '@agency/contracts';

/** What the emails to visitors say as shipped, until the owner writes something else. */
export const shippedTexts: Record<EditableEmail, EmailText> = {
  'lead-auto-reply': {
    subject: 'Your call is not booked yet',
    opening: `{greeting}

Thank you for writing to us. Your request has arrived, and a person will answer it within {response hours} hours.

One thing is still open: the call. It takes {minutes} minutes by video and is free. We walk you through an audit of your ad accounts and a 90-day media plan, both yours to keep, either way.`,
    closing: 'If you have just picked a time, you are all set: your invitation is on its way.',
  },
  'booking-invitation': {
    subject: 'Your strategy call: {short day} at {time} Eastern Time',
    opening: `{greeting}

Thank you for making time. Your call is booked, and the attached invitation adds it to your calendar.`,
    closing: '',
  },
  'booking-hold': {
    subject: 'Please confirm your call: {short day} at {time} Eastern Time',
    opening: `{greeting}

Please open the link below by {confirm by} Eastern Time to keep your call. After that, others can book the time.`,
    closing: 'If you did not book a call, ignore this email.',
  },
  'booking-moved': {
    subject: 'Moved: your strategy call is now {short day} at {time} Eastern Time',
    opening: `{greeting}

Your call has moved to the time below. The attached invitation updates your calendar; you can ignore the old time.`,
    closing: '',
  },
  'booking-relocated': {
    subject: 'How to join has changed: our call on {short day} at {time} Eastern Time',
    opening: `{greeting}

Our call stays at the same time, but how to join it has changed. Please use the details below instead of the earlier ones. The attached invitation updates your calendar.`,
    closing: '',
  },
  'booking-cancelled': {
    subject: 'Cancelled: your strategy call on {short day} at {time} Eastern Time',
    opening: `{greeting}

The call below is cancelled, and the attached notice removes it from your calendar. There is nothing else you need to do.`,
    closing: 'If you would still like to talk, pick another time. It is still free.',
  },
  'reminder-24-hours': {
    subject: 'Reminder: your strategy call, {short day} at {time} Eastern Time',
    opening: `{greeting}

A quick reminder of our call {when}. If you have not given us viewing access yet, there is still time: the steps are below.`,
    closing: `It helps to have these ready:
1. What you spend on ads per month, even if it is only a guess.
2. What a new customer is worth to you.
3. The one thing you would fix first if you had the time.`,
  },
  'reminder-10-minutes': {
    subject: 'Starting at {time} Eastern Time: your strategy call',
    opening: `{greeting}

Your call is about to begin.`,
    closing: '',
  },
};

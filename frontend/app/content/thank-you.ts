import { heldAppointmentMinutes } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { claims } from './claims';
import type { PageMeta } from './page-meta';
import { scheduler } from './scheduler';

export const thankYouMeta: PageMeta = {
  title: 'Thank you',
  description: `Pick a time for your free ${claims.callLength} strategy call.`,
  path: paths.thankYou(),
  isHidden: true,
};

export const thankYou = {
  reading: {
    heading: 'Your strategy call',
    text: 'One moment: we’re looking up your request.',
    withoutScript: 'Picking a time needs JavaScript. Without it, email',
  },
  unknownLead: {
    heading: 'We can’t find your request',
    text: "We couldn't find your contact information. Please go back and fill out the form again.",
    button: scheduler.booking.backToForm,
    otherwise: 'Or email',
  },
  choosing: {
    heading: 'Thank You!',
    text: "Let's schedule your free strategy call right now!",
  },
  /** After the newsletter's form. */
  listed: {
    heading: 'You are on the list',
    text: 'We’ll email you when there’s a new page. Rather talk? Pick a time.',
  },
  booked: {
    heading: 'Meeting Scheduled!',
    text: 'A video-meeting invitation is on its way to you by email. It includes the link for the call and an entry for your calendar.',
    question: 'Something to add or change? Email',
    button: 'Return to Homepage',
  },
  /** Booked in a surge. The time until which it is held is added once the rest has loaded. */
  held: {
    heading: 'Please confirm by email',
    text: `We’re holding this time for you for ${heldAppointmentMinutes} minutes. To book the call, open the link in the email we just sent you.`,
  },
} as const;
